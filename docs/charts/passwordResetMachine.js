import { createMachine } from 'xstate';

export const passwordResetMachine = createMachine({
  "id": "passwordReset",
  "initial": "opening",
  "on": {
    "page.shown": {}
  },
  "states": {
    "opening": {
      "always": [
        {
          "guard": "isForgotten",
          "target": "requesting"
        },
        {
          "guard": "hasLink",
          "target": "checking"
        },
        {
          "target": "incomplete"
        }
      ]
    },
    "requesting": {
      "invoke": {
        "id": "linkRequest",
        "src": "linkRequest"
      },
      "on": {
        "link.requested": {
          "actions": {
            "type": "passToLinkRequest"
          }
        },
        "address.submitted": {
          "actions": [
            {
              "type": "rememberAddress"
            },
            {
              "type": "passToLinkRequest"
            }
          ]
        },
        "address.changeWanted": {
          "actions": {
            "type": "passToLinkRequest"
          }
        }
      }
    },
    "checking": {
      "invoke": {
        "id": "checkLink",
        "src": "checkLink",
        "onDone": {
          "target": "choosing",
          "actions": {
            "type": "keepOwner"
          }
        },
        "onError": [
          {
            "guard": {
              "type": "isUnknown"
            },
            "target": "incomplete"
          },
          {
            "guard": {
              "type": "isFault"
            },
            "target": "over",
            "actions": {
              "type": "keepFault"
            }
          },
          {
            "target": "failed",
            "actions": {
              "type": "keepFailure"
            }
          }
        ]
      }
    },
    "choosing": {
      "on": {
        "password.submitted": {
          "target": "saving",
          "actions": "dismissFailure"
        }
      }
    },
    "saving": {
      "on": {
        "password.submitted": {}
      },
      "invoke": {
        "id": "resetPassword",
        "src": "resetPassword",
        "onDone": {
          "target": "changed",
          "actions": "leadToLogIn"
        },
        "onError": [
          {
            "guard": {
              "type": "isUnknown"
            },
            "target": "incomplete"
          },
          {
            "guard": {
              "type": "isFault"
            },
            "target": "over",
            "actions": {
              "type": "keepFault"
            }
          },
          {
            "target": "choosing",
            "actions": {
              "type": "keepFailure"
            }
          }
        ]
      }
    },
    "changed": {},
    "failed": {
      "on": {
        "retry.pressed": "checking"
      }
    },
    "incomplete": {},
    "over": {
      "invoke": {
        "id": "linkRequest",
        "src": "linkRequest",
        "input": {
          "email": null,
          "begin": "ready"
        }
      },
      "on": {
        "link.requested": {
          "actions": {
            "type": "passToLinkRequest"
          }
        }
      }
    }
  }
});
