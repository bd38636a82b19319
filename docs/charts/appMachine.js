import { createMachine } from 'xstate';

export const appMachine = createMachine({
  "id": "app",
  "description": "Which charts run for whom, and which page the person should be on.",
  "initial": "starting",
  "invoke": [
    {
      "id": "activity",
      "src": "activity"
    },
    {
      "id": "notifications",
      "src": "notifications"
    },
    {
      "id": "connection",
      "src": "connection"
    },
    {
      "id": "session",
      "systemId": "session",
      "src": "session"
    }
  ],
  "on": {
    "register.pressed": {
      "meta": {
        "track": "Registration Button",
        "properties": {
          "place": {
            "from": "event"
          }
        }
      }
    },
    "settings.pressed": {
      "meta": {
        "track": "Settings Button",
        "properties": {
          "roleName": {
            "from": "event"
          }
        }
      }
    },
    "callToAction.pressed": {
      "meta": {
        "track": "Call To Action",
        "properties": {
          "partnerId": {
            "from": "event"
          },
          "partner": {
            "from": "event"
          },
          "place": {
            "from": "event"
          },
          "category": {
            "from": "event"
          }
        }
      }
    },
    "learnMore.pressed": {
      "meta": {
        "track": "Learn More",
        "properties": {
          "partnerId": {
            "from": "event"
          },
          "partner": {
            "from": "event"
          },
          "place": {
            "from": "event"
          },
          "category": {
            "from": "event"
          }
        }
      }
    },
    "page.visited": [
      {
        "guard": {
          "type": "isFlowRunning"
        }
      },
      {
        "actions": {
          "type": "endFlow",
          "params": "page"
        }
      }
    ],
    "flow.entered": [
      {
        "guard": {
          "type": "isFlowRunning"
        }
      },
      {
        "actions": [
          {
            "type": "endFlow",
            "params": "page"
          },
          {
            "type": "startFlow"
          }
        ]
      }
    ],
    "step.wanted": {
      "actions": {
        "type": "leadToStep"
      }
    },
    "data.missing": {
      "actions": "leadToDataMissing"
    },
    "session.opened": {
      "target": ".signedIn",
      "actions": {
        "type": "keepSession"
      }
    },
    "session.absent": ".visitor",
    "session.loggedOut": [
      {
        "guard": {
          "type": "isLeftElsewhere"
        },
        "target": ".visitor"
      },
      {
        "target": ".visitor",
        "actions": [
          {
            "type": "endFlow",
            "params": "page"
          },
          "leadToLanding"
        ]
      }
    ],
    "session.ended": [
      {
        "guard": {
          "type": "isEndedByData"
        },
        "target": ".ended",
        "actions": "leadToLogInAgain"
      },
      {
        "target": ".ended",
        "actions": "leadToNoAccess"
      }
    ]
  },
  "states": {
    "starting": {
      "description": "It is not known yet whether somebody is signed in."
    },
    "visitor": {
      "description": "Nobody is signed in. The flow of the page ends when somebody signs in.",
      "exit": {
        "type": "endFlow",
        "params": "session"
      }
    },
    "signedIn": {
      "description": "Somebody is signed in. The flow of the page ends with the session, unless it brings another one.",
      "entry": "dropNotices",
      "exit": [
        {
          "type": "endFlow",
          "params": "session"
        },
        "dropNotices",
        "tellPersonLeft"
      ],
      "invoke": {
        "id": "renewal",
        "src": "renewal"
      },
      "initial": "unread",
      "on": {
        "session.unread": [
          {
            "guard": {
              "type": "isNewHere"
            },
            "actions": {
              "type": "leadToSignedInPage"
            }
          },
          {}
        ],
        "session.began": [
          {
            "guard": {
              "type": "isNewHere"
            },
            "target": ".known",
            "actions": {
              "type": "leadHome"
            }
          },
          {
            "target": ".known"
          }
        ],
        "access.changed": {
          "actions": "leadToAllowed"
        }
      },
      "states": {
        "unread": {
          "description": "There is a token, but the person is not known yet."
        },
        "known": {
          "description": "The person is known: their partner list is loaded, and their clicks on offers are recorded.",
          "invoke": [
            {
              "id": "partnerList",
              "src": "partnerList"
            },
            {
              "id": "leads",
              "src": "leads"
            }
          ],
          "on": {
            "callToAction.pressed": {
              "actions": {
                "type": "makeLead"
              },
              "meta": {
                "track": "Call To Action",
                "properties": {
                  "partnerId": {
                    "from": "event"
                  },
                  "partner": {
                    "from": "event"
                  },
                  "place": {
                    "from": "event"
                  },
                  "category": {
                    "from": "event"
                  }
                }
              }
            },
            "learnMore.pressed": {
              "actions": {
                "type": "makeLead"
              },
              "meta": {
                "track": "Learn More",
                "properties": {
                  "partnerId": {
                    "from": "event"
                  },
                  "partner": {
                    "from": "event"
                  },
                  "place": {
                    "from": "event"
                  },
                  "category": {
                    "from": "event"
                  }
                }
              }
            }
          }
        }
      }
    },
    "ended": {
      "description": "The session has ended by itself; the page says so.",
      "exit": {
        "type": "endFlow",
        "params": "session"
      }
    }
  }
});
