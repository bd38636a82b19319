import { createMachine } from 'xstate';

export const sessionMachine = createMachine({
  "id": "session",
  "description": "Who is signed in.",
  "context": {
    "isHeld": false,
    "isRefreshed": false,
    "userInfo": null,
    "email": null,
    "failure": null,
    "returnUrl": null,
    "unread": null,
    "session": null,
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
        "forgetLeft",
        "forgetPerson",
        "tellLoggedOut"
      ]
    },
    "person.arrived": {
      "target": ".opening",
      "actions": {
        "type": "keepLogIn"
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
        "clearCache",
        "forgetPerson",
        "followOtherTab"
      ]
    }
  },
  "states": {
    "restoring": {
      "description": "The page, while the stored session is read.",
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
      "description": "Nobody is signed in.",
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
        "idle": {
          "description": "The log-in form; after logging out, any page as a visitor."
        },
        "revoking": {
          "description": "The landing page, right after logging out.",
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
      "description": "The log-in form, while it is sent.",
      "tags": "busy",
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
            "forgetLeft",
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
            "type": "keepLogIn"
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
      "description": "The log-in has failed; the session stays as it was.",
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
      "description": "There is a token, so calls can be made; whether the person is known decides the next state.",
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
      "description": "The page, while the person is loaded again.",
      "tags": [
        "undecided",
        "busy"
      ],
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
      "description": "The error screen: the person could not be loaded.",
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
      "description": "Somebody is signed in and known.",
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
          "description": "The role of the person decides what they see.",
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
        "systemAdmin": {
          "description": "The administration."
        },
        "owner": {
          "description": "The product as an owner."
        },
        "user": {
          "description": "The product as a user."
        },
        "other": {
          "description": "The landing page of a logged-in person, such as an affiliate."
        }
      }
    },
    "ended": {
      "description": "The page says that the session has ended, and offers to log in again.",
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
