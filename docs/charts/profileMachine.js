import { createMachine } from 'xstate';

export const profileMachine = createMachine({
  "id": "profile",
  "initial": "opening",
  "on": {
    "page.shown": {}
  },
  "states": {
    "opening": {
      "on": {
        "page.shown": [
          {
            "guard": {
              "type": "isFormWithTicket"
            },
            "target": "loading",
            "meta": {
              "track": "Profile Visited"
            }
          },
          {
            "guard": {
              "type": "isFormOfCompleted"
            },
            "target": "alreadyCompleted"
          },
          {
            "guard": {
              "type": "isCompletedPage"
            },
            "target": "completed"
          },
          {
            "target": "ticketMissing"
          }
        ]
      }
    },
    "loading": {
      "invoke": {
        "id": "loadProfile",
        "src": "loadProfile",
        "onDone": {
          "target": "editing",
          "actions": {
            "type": "keepProfile"
          }
        },
        "onError": [
          {
            "guard": {
              "type": "isUsed"
            },
            "target": "alreadyCompleted"
          },
          {
            "guard": {
              "type": "isInvitationOver"
            },
            "target": "invitationOver",
            "actions": {
              "type": "keepFailure"
            }
          },
          {
            "guard": {
              "type": "isOver"
            },
            "target": "ticketOver"
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
        "profile.submitted": {
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
        },
        "profile.submitted": {}
      },
      "invoke": {
        "id": "completeProfile",
        "src": "completeProfile",
        "onDone": {
          "target": "completed",
          "actions": [
            {
              "type": "keepCompleted"
            },
            "forgetDraft",
            "leadToCompleted"
          ],
          "meta": {
            "track": "Profile Complete",
            "properties": {
              "failures": {
                "from": "context"
              }
            }
          }
        },
        "onError": [
          {
            "guard": {
              "type": "isUsed"
            },
            "target": "alreadyCompleted"
          },
          {
            "guard": {
              "type": "isInvitationOver"
            },
            "target": "invitationOver",
            "actions": {
              "type": "keepFailure"
            }
          },
          {
            "guard": {
              "type": "isOver"
            },
            "target": "ticketOver"
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
    "completed": {
      "on": {
        "page.shown": {
          "guard": {
            "type": "isForm"
          },
          "target": "alreadyCompleted"
        }
      }
    },
    "failed": {
      "on": {
        "retry.pressed": "loading"
      }
    },
    "ticketMissing": {},
    "ticketOver": {},
    "alreadyCompleted": {
      "on": {
        "page.shown": {
          "guard": {
            "type": "isCompletedPage"
          },
          "target": "completed"
        }
      }
    },
    "invitationOver": {
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
