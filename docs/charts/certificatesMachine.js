import { createMachine } from 'xstate';

export const certificatesMachine = createMachine({
  "id": "certificates",
  "description": "How an owner manages the certificates of the company.",
  "context": {
    "isTyped": false,
    "form": {
      "kind": "add"
    },
    "done": null,
    "failure": null
  },
  "initial": "listed",
  "states": {
    "listed": {
      "description": "The certificates.",
      "tags": "list",
      "on": {
        "certificate.opened": {
          "target": "editing",
          "actions": [
            "dismiss",
            {
              "type": "openForm"
            }
          ]
        },
        "change.wanted": {
          "target": "changing",
          "actions": "forgetOutcome"
        }
      }
    },
    "editing": {
      "description": "The form of a certificate.",
      "tags": "editable",
      "on": {
        "form.typed": {
          "actions": "noteTyped"
        },
        "certificate.submitted": {
          "target": "saving",
          "actions": "forgetOutcome"
        },
        "form.left": {
          "target": "listed",
          "actions": "dismiss"
        }
      }
    },
    "saving": {
      "description": "The form, while it is saved.",
      "tags": "busy",
      "invoke": {
        "id": "saveCertificate",
        "src": "saveCertificate",
        "onDone": [
          {
            "guard": {
              "type": "isConflict"
            },
            "target": "compared"
          },
          {
            "guard": {
              "type": "isFileRefused"
            },
            "target": "editing",
            "actions": {
              "type": "goOnWithSaved"
            }
          },
          {
            "target": "listed",
            "actions": "noteSaved"
          }
        ],
        "onError": {
          "target": "editing",
          "actions": {
            "type": "keepFailure"
          }
        }
      }
    },
    "compared": {
      "description": "The form, and the change of somebody else.",
      "tags": "question",
      "invoke": {
        "id": "conflict",
        "src": "conflict"
      },
      "on": {
        "own.kept": {
          "target": "saving",
          "actions": {
            "type": "openForm"
          }
        },
        "theirs.taken": {
          "target": "listed",
          "actions": "dismiss"
        },
        "comparison.left": "editing"
      }
    },
    "changing": {
      "description": "The certificates, while one of them is changed.",
      "tags": "list",
      "on": {
        "change.wanted": {},
        "certificate.opened": {}
      },
      "invoke": {
        "id": "change",
        "src": "change",
        "onDone": {
          "target": "listed",
          "actions": {
            "type": "keepDone"
          }
        }
      }
    }
  }
});
