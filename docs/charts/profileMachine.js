import { createMachine } from 'xstate';

export const profileMachine = createMachine({
  "id": "profile",
  "description": "The progress of completing a profile.",
  "initial": "opening",
  "on": {
    "page.shown": {}
  },
  "states": {
    "opening": {
      "description": "The page, while it loads.",
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
      "description": "The form, while it loads.",
      "tags": "form",
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
      "description": "The form of the profile.",
      "tags": "form",
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
      "description": "The form, while it is sent.",
      "tags": [
        "form",
        "busy"
      ],
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
      "description": "The page says that the profile is complete.",
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
      "description": "The page says that the form could not be loaded.",
      "on": {
        "retry.pressed": "loading"
      }
    },
    "ticketMissing": {
      "description": "The page names the ways to the profile: the mailed link, or logging in."
    },
    "ticketOver": {
      "description": "The page says that the link has expired."
    },
    "alreadyCompleted": {
      "description": "The page says that the profile is already complete.",
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
      "description": "The page says that the invitation is over.",
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
