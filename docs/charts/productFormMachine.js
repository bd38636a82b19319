import { createMachine } from 'xstate';

export const productFormMachine = createMachine({
  "id": "productForm",
  "description": "The progress of the form that requests a product.",
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
      "description": "The form, while it is sent.",
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
      "description": "Somebody has already requested the same product; the person can vote for it.",
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
          "description": "The vote is being sent.",
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
