import { createMachine } from 'xstate';

export const productFormMachine = createMachine({
  "id": "productForm",
  "description": "How far somebody is with asking for a product.",
  "initial": "editing",
  "on": {
    "page.shown": {}
  },
  "states": {
    "editing": {
      "description": "The form of the request.",
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
      "description": "The form, sending.",
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
      "description": "The request is sent.",
      "on": {
        "another.wanted": {
          "target": "editing",
          "actions": "clearForm"
        }
      }
    },
    "askedBefore": {
      "description": "Somebody has asked for the same before; the person can vote for it.",
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
      "description": "The vote is on its way.",
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
      "description": "The vote is counted.",
      "on": {
        "another.wanted": {
          "target": "editing",
          "actions": "clearForm"
        }
      }
    }
  }
});
