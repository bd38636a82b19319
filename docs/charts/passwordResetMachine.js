import { createMachine } from 'xstate';

export const passwordResetMachine = createMachine({
  "id": "passwordReset",
  "description": "Requesting a reset link, and choosing a new password with it.",
  "initial": "opening",
  "on": {
    "page.shown": {}
  },
  "states": {
    "opening": {
      "description": "Whether the address has a link decides the next state.",
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
      "description": "The person requests a link by mail.",
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
      "description": "The link is being checked.",
      "tags": "form",
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
      "description": "The form for a new password.",
      "tags": "form",
      "on": {
        "password.submitted": {
          "target": "saving",
          "actions": "dismissFailure"
        }
      }
    },
    "saving": {
      "description": "The form, while it is saved.",
      "tags": [
        "form",
        "busy"
      ],
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
    "changed": {
      "description": "The password is changed.",
      "tags": "busy"
    },
    "failed": {
      "description": "The link could not be checked; the person can try again.",
      "on": {
        "retry.pressed": "checking"
      }
    },
    "incomplete": {
      "description": "The link is not complete."
    },
    "over": {
      "description": "The link has expired or was used; the person can ask for another.",
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
