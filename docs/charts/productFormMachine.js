import { createMachine } from 'xstate';

export const productFormMachine = createMachine({
  "id": "productForm",
  "initial": "editing",
  "on": {
    "page.shown": {}
  },
  "states": {
    "editing": {
      "on": {
        "answers.changed": {
          "actions": [
            {
              "type": "keepTyped"
            },
            {
              "type": "keepDraft"
            }
          ]
        },
        "request.submitted": {
          "target": "submitting",
          "actions": "dismissFailure"
        }
      }
    },
    "submitting": {
      "on": {
        "answers.changed": {
          "actions": [
            {
              "type": "keepTyped"
            },
            {
              "type": "keepDraft"
            }
          ]
        }
      },
      "invoke": {
        "id": "submitProductRequest",
        "src": "submitProductRequest",
        "onDone": {
          "target": "sent",
          "actions": [
            {
              "type": "keepReceipt"
            },
            "forgetDraft"
          ]
        },
        "onError": [
          {
            "guard": {
              "type": "isAskedBefore"
            },
            "target": "askedBefore",
            "actions": {
              "type": "keepEarlier"
            }
          },
          {
            "target": "editing",
            "actions": {
              "type": "keepFailure"
            }
          }
        ]
      }
    },
    "sent": {
      "on": {
        "another.wanted": {
          "target": "editing",
          "actions": "clearForm"
        }
      }
    },
    "askedBefore": {
      "on": {
        "vote.pressed": {
          "target": "voting",
          "actions": "dismissFailure"
        },
        "form.wanted": {
          "target": "editing",
          "actions": "dismissFailure"
        }
      }
    },
    "voting": {
      "invoke": {
        "id": "voteForProductRequest",
        "src": "voteForProductRequest",
        "onDone": {
          "target": "voted",
          "actions": [
            {
              "type": "keepReceipt"
            },
            "forgetDraft"
          ]
        },
        "onError": {
          "target": "askedBefore",
          "actions": {
            "type": "keepFailure"
          }
        }
      }
    },
    "voted": {
      "on": {
        "another.wanted": {
          "target": "editing",
          "actions": "clearForm"
        }
      }
    }
  }
});
