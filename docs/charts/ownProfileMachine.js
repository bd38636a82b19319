import { createMachine } from 'xstate';

export const ownProfileMachine = createMachine({
  "id": "ownProfile",
  "description": "The changes that people make to their own profile.",
  "context": {
    "isTyped": false,
    "typed": [],
    "act": null,
    "isTypedSince": false,
    "isDone": false,
    "passwordChanges": 0,
    "failure": null
  },
  "initial": "viewed",
  "on": {
    "page.shown": {}
  },
  "states": {
    "viewed": {
      "description": "The profile and its forms.",
      "tags": "editable",
      "on": {
        "form.typed": {
          "actions": [
            {
              "type": "noteTyped"
            },
            "dropNotice"
          ]
        },
        "form.left": {
          "actions": "dismiss"
        },
        "details.submitted": {
          "target": "savingDetails",
          "actions": {
            "type": "begin",
            "params": {
              "act": "details"
            }
          }
        },
        "password.submitted": {
          "target": "changingPassword",
          "actions": {
            "type": "begin",
            "params": {
              "act": "password"
            }
          }
        },
        "choice.submitted": {
          "target": "keepingChoice",
          "actions": {
            "type": "begin",
            "params": {
              "act": "choice"
            }
          }
        }
      }
    },
    "savingDetails": {
      "description": "The details are being saved.",
      "tags": "busy",
      "on": {
        "form.typed": {
          "actions": [
            {
              "type": "noteTyped"
            },
            {
              "type": "noteTypedSince"
            }
          ]
        },
        "details.submitted": {},
        "password.submitted": {}
      },
      "invoke": {
        "id": "saveDetails",
        "src": "saveDetails",
        "onDone": {
          "target": "viewed",
          "actions": "noteDone"
        },
        "onError": {
          "target": "viewed",
          "actions": {
            "type": "keepFailure"
          }
        }
      }
    },
    "changingPassword": {
      "description": "The password is being changed.",
      "tags": "busy",
      "on": {
        "form.typed": {
          "actions": [
            {
              "type": "noteTyped"
            },
            {
              "type": "noteTypedSince"
            }
          ]
        },
        "details.submitted": {},
        "password.submitted": {}
      },
      "invoke": {
        "id": "changePassword",
        "src": "changePassword",
        "onDone": {
          "target": "viewed",
          "actions": "noteDone"
        },
        "onError": {
          "target": "viewed",
          "actions": {
            "type": "keepFailure"
          }
        }
      }
    },
    "keepingChoice": {
      "description": "The mail choices are being saved.",
      "tags": "busy",
      "on": {
        "form.typed": {
          "actions": [
            {
              "type": "noteTyped"
            },
            {
              "type": "noteTypedSince"
            }
          ]
        },
        "details.submitted": {},
        "password.submitted": {}
      },
      "invoke": {
        "id": "keepChoice",
        "src": "keepChoice",
        "onDone": {
          "target": "viewed",
          "actions": "noteDone"
        },
        "onError": {
          "target": "viewed",
          "actions": {
            "type": "keepFailure"
          }
        }
      }
    }
  }
});
