import { createMachine } from 'xstate';

export const appMachine = createMachine({
  "id": "app",
  "initial": "running",
  "invoke": [
    {
      "id": "activity",
      "systemId": "activity",
      "src": "activity"
    },
    {
      "id": "notifications",
      "systemId": "notifications",
      "src": "notifications"
    },
    {
      "id": "connection",
      "systemId": "connection",
      "src": "connection"
    },
    {
      "id": "partnerList",
      "systemId": "partnerList",
      "src": "partnerList"
    },
    {
      "id": "leads",
      "systemId": "leads",
      "src": "leads"
    },
    {
      "id": "renewal",
      "systemId": "renewal",
      "src": "renewal"
    },
    {
      "id": "session",
      "systemId": "session",
      "src": "session"
    }
  ],
  "states": {
    "running": {
      "on": {
        "register.pressed": {
          "meta": {
            "track": "Registration Button"
          }
        },
        "settings.pressed": {
          "meta": {
            "track": "Settings Button"
          }
        },
        "callToAction.pressed": {
          "actions": {
            "type": "makeLead"
          },
          "meta": {
            "track": "Call To Action"
          }
        },
        "learnMore.pressed": {
          "actions": {
            "type": "makeLead"
          },
          "meta": {
            "track": "Learn More"
          }
        },
        "page.visited": [
          {
            "guard": {
              "type": "isLogInPage"
            },
            "actions": "tellLogInVisited",
            "meta": {
              "track": "Login Visited"
            }
          },
          {
            "actions": "agePartnerList"
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
              "stopFlow",
              {
                "type": "startFlow"
              }
            ]
          }
        ],
        "flow.shown": {
          "guard": "hasFlow",
          "actions": {
            "type": "passToFlow"
          }
        },
        "flow.left": {
          "actions": [
            "stopFlow",
            "dropFlow"
          ]
        },
        "step.intended": {
          "actions": {
            "type": "leadToStep"
          }
        },
        "call.started": {
          "actions": {
            "type": "passToActivity"
          }
        },
        "call.settled": {
          "actions": {
            "type": "passToActivity"
          }
        },
        "network.lost": {
          "actions": {
            "type": "passToConnection"
          }
        },
        "network.found": {
          "actions": [
            {
              "type": "passToConnection"
            },
            "wantLeads"
          ]
        },
        "gateway.failed": {
          "actions": {
            "type": "passToConnection"
          }
        },
        "data.answered": {
          "actions": {
            "type": "passToConnection"
          }
        },
        "notice.raised": {
          "actions": {
            "type": "passToNotifications"
          }
        },
        "notice.closed": {
          "actions": {
            "type": "passToNotifications"
          }
        },
        "notices.held": {
          "actions": {
            "type": "passToNotifications"
          }
        },
        "notices.released": {
          "actions": {
            "type": "passToNotifications"
          }
        },
        "data.missing": {
          "actions": "leadToDataMissing"
        },
        "data.forbidden": {
          "actions": "wantRenewal"
        },
        "logIn.submitted": {
          "actions": [
            "dropNotices",
            {
              "type": "passToSession"
            }
          ]
        },
        "person.arrived": {
          "actions": [
            "dropNotices",
            {
              "type": "passToSession"
            }
          ]
        },
        "logOut.requested": {
          "actions": {
            "type": "passToSession"
          }
        },
        "token.rejected": {
          "actions": {
            "type": "passToSession"
          }
        },
        "person.renewed": {
          "actions": {
            "type": "passToSession"
          }
        },
        "otherTab.loggedOut": {
          "actions": {
            "type": "passToSession"
          }
        },
        "otherTab.loggedIn": {
          "actions": {
            "type": "passToSession"
          }
        },
        "list.retried": {
          "actions": "retryPartnerList"
        },
        "list.changed": {
          "actions": "leadToAllowed"
        },
        "session.began": [
          {
            "guard": {
              "type": "isNewHere"
            },
            "actions": [
              "wantPartnerList",
              "wantLeads",
              {
                "type": "leadHome"
              }
            ]
          },
          {
            "actions": [
              "wantPartnerList",
              "wantLeads"
            ]
          }
        ],
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
        "session.roleChanged": {
          "actions": "leadToAllowed"
        },
        "session.absent": {
          "actions": [
            "dropRenewal",
            "dropPartnerList",
            "dropLeads",
            "dropNotices",
            "tellPersonLeft"
          ]
        },
        "session.loggedOut": {
          "actions": [
            "dropRenewal",
            "dropPartnerList",
            "dropLeads",
            "dropNotices",
            "tellPersonLeft",
            "leadToLanding"
          ]
        },
        "session.ended": [
          {
            "guard": {
              "type": "isEndedByData"
            },
            "actions": [
              "dropRenewal",
              "dropPartnerList",
              "dropLeads",
              "dropNotices",
              "tellPersonLeft",
              "leadToLogInAgain"
            ]
          },
          {
            "actions": [
              "dropRenewal",
              "dropPartnerList",
              "dropLeads",
              "dropNotices",
              "tellPersonLeft",
              "leadToNoAccess"
            ]
          }
        ]
      }
    }
  }
});
