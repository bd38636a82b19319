import { createMachine } from 'xstate';

export const sessionMachine = createMachine({
  "id": "session",
  "context": {
    "isHeld": false,
    "isRefreshed": false,
    "userInfo": null,
    "email": null,
    "failure": null,
    "returnUrl": null,
    "unread": null,
    "session": null,
    "failures": 0,
    "beganBy": "restoring"
  },
  "initial": "restoring",
  "invoke": {
    "id": "watchTabs",
    "src": "watchTabs"
  },
  "on": {
    "logIn.visited": {
      "meta": {
        "track": "Login Visited"
      }
    },
    "logOut.requested": {
      "target": ".loggedOut.revoking",
      "actions": [
        "tellTabs",
        "forgetPerson",
        "tellLoggedOut"
      ],
      "meta": {
        "track": "Logout"
      }
    },
    "otherTab.loggedOut": {
      "guard": {
        "type": "isOwnSession"
      },
      "target": ".loggedOut",
      "actions": [
        "forgetRows",
        "forgetPerson",
        "tellLoggedOut"
      ]
    },
    "person.arrived": {
      "target": ".opening",
      "actions": {
        "type": "keepArrival"
      },
      "meta": {
        "track": "Login Success",
        "properties": {
          "method": "sso"
        }
      }
    },
    "person.renewed": {},
    "token.rejected": {},
    "otherTab.stored": {
      "target": ".restoring",
      "actions": [
        "forgetRows",
        "forgetPerson",
        "followOtherTab"
      ]
    }
  },
  "states": {
    "restoring": {
      "tags": "undecided",
      "invoke": {
        "id": "restoreSession",
        "src": "restoreSession",
        "onDone": [
          {
            "guard": {
              "type": "isTokenHeld"
            },
            "target": "opening",
            "actions": {
              "type": "keepStored"
            }
          },
          {
            "target": "loggedOut",
            "actions": "tellAbsent"
          }
        ],
        "onError": {
          "target": "loggedOut",
          "actions": "tellAbsent"
        }
      },
      "on": {
        "token.rejected": "ended"
      }
    },
    "loggedOut": {
      "initial": "idle",
      "on": {
        "logIn.submitted": "loggingIn",
        "logIn.visited": {
          "actions": "dismissFailure",
          "meta": {
            "track": "Login Visited"
          }
        },
        "logOut.requested": {
          "actions": "tellLoggedOut"
        },
        "otherTab.loggedOut": {}
      },
      "states": {
        "idle": {},
        "revoking": {
          "invoke": {
            "id": "logOut",
            "src": "logOut",
            "onDone": "idle",
            "onError": "idle"
          }
        }
      }
    },
    "loggingIn": {
      "entry": "startLoggingIn",
      "on": {
        "logIn.submitted": {},
        "token.rejected": {
          "actions": [
            "forgetSession",
            "dropSession",
            "tellAbsent"
          ]
        },
        "otherTab.loggedOut": {
          "guard": {
            "type": "isOwnSession"
          },
          "actions": [
            "forgetRows",
            "dropSession",
            "tellAbsent"
          ]
        }
      },
      "invoke": {
        "id": "logIn",
        "src": "logIn",
        "onDone": {
          "target": "opening",
          "actions": {
            "type": "keepArrival"
          },
          "meta": {
            "track": "Login Success",
            "properties": {
              "method": "password"
            }
          }
        },
        "onError": [
          {
            "guard": {
              "type": "isProfileMissing"
            },
            "target": "notLoggedIn",
            "actions": {
              "type": "leadToProfile"
            }
          },
          {
            "guard": {
              "type": "isUnconfirmed"
            },
            "target": "notLoggedIn",
            "actions": "leadToVerification"
          },
          {
            "target": "notLoggedIn",
            "actions": {
              "type": "keepFailure"
            }
          }
        ]
      }
    },
    "notLoggedIn": {
      "always": [
        {
          "guard": "isHeld",
          "target": "personUnknown"
        },
        {
          "target": "loggedOut"
        }
      ]
    },
    "opening": {
      "entry": "tellOpened",
      "always": [
        {
          "guard": "isRefreshNeeded",
          "target": "refreshingUserInfo"
        },
        {
          "target": "loggedIn"
        }
      ]
    },
    "refreshingUserInfo": {
      "tags": "undecided",
      "invoke": {
        "id": "refreshUserInfo",
        "src": "refreshUserInfo",
        "onDone": {
          "target": "loggedIn",
          "actions": {
            "type": "keepPerson"
          }
        },
        "onError": [
          {
            "guard": "isPersonUnknown",
            "target": "personUnknown",
            "actions": [
              {
                "type": "keepUnread"
              },
              "tellUnread"
            ]
          },
          {
            "target": "loggedIn"
          }
        ]
      },
      "on": {
        "token.rejected": "ended",
        "person.renewed": {
          "actions": {
            "type": "keepPerson"
          }
        },
        "otherTab.stored": {
          "guard": {
            "type": "isOwnSession"
          },
          "actions": {
            "type": "renewPerson"
          }
        }
      }
    },
    "personUnknown": {
      "on": {
        "logIn.submitted": "loggingIn",
        "token.rejected": "ended",
        "person.renewed": {
          "target": "loggedIn",
          "actions": {
            "type": "keepPerson"
          }
        },
        "otherTab.stored": {
          "guard": {
            "type": "isOwnSession"
          },
          "actions": {
            "type": "renewPerson"
          }
        }
      }
    },
    "loggedIn": {
      "entry": "tellBegan",
      "initial": "choosingRole",
      "on": {
        "token.rejected": "ended",
        "person.renewed": [
          {
            "guard": {
              "type": "isInAnotherRole"
            },
            "target": ".choosingRole",
            "actions": [
              {
                "type": "keepPerson"
              },
              "tellRoleChanged"
            ]
          },
          {
            "target": ".choosingRole",
            "actions": {
              "type": "keepPerson"
            }
          }
        ],
        "otherTab.stored": {
          "guard": {
            "type": "isOwnSession"
          },
          "actions": {
            "type": "renewPerson"
          }
        }
      },
      "states": {
        "choosingRole": {
          "always": [
            {
              "guard": "isSystemAdmin",
              "target": "systemAdmin"
            },
            {
              "guard": "isOwner",
              "target": "owner"
            },
            {
              "guard": "isUser",
              "target": "user"
            },
            {
              "target": "other"
            }
          ]
        },
        "systemAdmin": {},
        "owner": {},
        "user": {},
        "other": {}
      }
    },
    "ended": {
      "entry": [
        "forgetSession",
        "forgetPerson",
        "tellEnded"
      ],
      "on": {
        "logIn.submitted": "loggingIn",
        "logOut.requested": {
          "target": "loggedOut",
          "actions": "tellLoggedOut"
        }
      }
    }
  }
});
