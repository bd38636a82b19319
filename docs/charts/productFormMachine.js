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
          "actions": "forgetDraft"
        },
        "onError": [
          {
            "guard": {
              "type": "isAskedBefore"
            },
            "target": "askedBefore"
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
      "invoke": {
        "id": "receipt",
        "src": "receipt"
      },
      "on": {
        "another.wanted": {
          "target": "editing",
          "actions": "clearForm"
        }
      }
    },
    "askedBefore": {
      "description": "Somebody has asked for the same before; the person can vote for it.",
      "initial": "open",
      "invoke": {
        "id": "earlier",
        "src": "earlier"
      },
      "states": {
        "open": {
          "description": "The person is asked whether to vote.",
          "on": {
            "vote.pressed": {
              "target": "voting",
              "actions": "dismissFailure"
            },
            "form.wanted": {
              "target": "#productForm.editing",
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
              "target": "#productForm.voted",
              "actions": "forgetDraft"
            },
            "onError": {
              "target": "open",
              "actions": {
                "type": "keepFailure"
              }
            }
          }
        }
      }
    },
    "voted": {
      "description": "The vote is counted.",
      "invoke": {
        "id": "receipt",
        "src": "receipt"
      },
      "on": {
        "another.wanted": {
          "target": "editing",
          "actions": "clearForm"
        }
      }
    }
  }
});
