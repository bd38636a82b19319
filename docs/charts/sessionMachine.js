import { createMachine } from 'xstate';

export const sessionMachine = createMachine({
  "id": "session",
  "context": {
    "userInfo": null,
    "email": null,
    "failure": null,
    "returnUrl": null,
    "failures": 0,
    "beganBy": "restoring"
  },
  "initial": "restoring",
  "on": {
    "logIn.visited": {},
    "logOut.requested": {
      "target": ".loggedOut.revoking",
      "actions": [
        "forgetPerson",
        "tellLoggedOut"
      ],
      "meta": {
        "track": "Logout"
      }
    },
    "otherTab.loggedOut": {
      "target": ".loggedOut",
      "actions": [
        "forgetRows",
        "forgetPerson",
        "tellLoggedOut"
      ]
    },
    "person.arrived": [
      {
        "guard": {
          "type": "isRefreshNeeded"
        },
        "target": ".refreshingUserInfo",
        "actions": [
          "forgetRows",
          {
            "type": "keepArrival"
          }
        ],
        "meta": {
          "track": "Login Success",
          "properties": {
            "method": "sso"
          }
        }
      },
      {
        "target": ".loggedIn",
        "actions": [
          "forgetRows",
          {
            "type": "keepArrival"
          }
        ],
        "meta": {
          "track": "Login Success",
          "properties": {
            "method": "sso"
          }
        }
      }
    ],
    "otherTab.loggedIn": {
      "target": ".restoring",
      "actions": [
        "forgetRows",
        "forgetPerson",
        "tellAbsent",
        "followOtherTab"
      ]
    }
  },
  "states": {
    "restoring": {
      "invoke": {
        "id": "restoreSession",
        "src": "restoreSession",
        "onDone": [
          {
            "guard": {
              "type": "isRefreshNeeded"
            },
            "target": "refreshingUserInfo",
            "actions": {
              "type": "keepStored"
            }
          },
          {
            "guard": {
              "type": "isTokenHeld"
            },
            "target": "loggedIn",
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
      }
    },
    "loggedOut": {
      "initial": "idle",
      "on": {
        "logIn.submitted": "loggingIn",
        "logIn.visited": {
          "actions": "dismissFailure"
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
        "logIn.submitted": {}
      },
      "invoke": {
        "id": "logIn",
        "src": "logIn",
        "onDone": [
          {
            "guard": {
              "type": "isRefreshNeeded"
            },
            "target": "refreshingUserInfo",
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
          {
            "target": "loggedIn",
            "actions": {
              "type": "keepArrival"
            },
            "meta": {
              "track": "Login Success",
              "properties": {
                "method": "password"
              }
            }
          }
        ],
        "onError": [
          {
            "guard": {
              "type": "isProfileMissing"
            },
            "target": "loggedOut",
            "actions": {
              "type": "leadToProfile"
            }
          },
          {
            "guard": {
              "type": "isUnconfirmed"
            },
            "target": "loggedOut",
            "actions": "leadToVerification"
          },
          {
            "target": "loggedOut",
            "actions": {
              "type": "keepFailure"
            }
          }
        ]
      }
    },
    "refreshingUserInfo": {
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
            "guard": {
              "type": "isRejectedToken"
            },
            "target": "ended"
          },
          {
            "guard": "isPersonUnknown",
            "target": "personUnknown",
            "actions": [
              {
                "type": "keepFailure"
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
        }
      }
    },
    "personUnknown": {
      "on": {
        "logIn.submitted": "loggingIn",
        "token.rejected": "ended"
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
        ]
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
