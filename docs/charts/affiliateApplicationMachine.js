import { createMachine } from 'xstate';

export const affiliateApplicationMachine = createMachine({
  "id": "affiliateApplication",
  "description": "What can happen to an application to be an affiliate.",
  "context": {
    "reason": null,
    "question": null,
    "answer": null
  },
  "initial": "pending",
  "states": {
    "pending": {
      "description": "The application awaits a decision.",
      "on": {
        "info.requested": {
          "guard": {
            "type": "isDeciderWithQuestion"
          },
          "target": "infoRequested",
          "actions": {
            "type": "keepQuestion"
          }
        },
        "application.approved": {
          "guard": {
            "type": "isDecider"
          },
          "target": "approved",
          "actions": "dropReason"
        },
        "application.rejected": {
          "guard": {
            "type": "isDeciderWithReason"
          },
          "target": "rejected",
          "actions": {
            "type": "keepReason"
          }
        }
      }
    },
    "infoRequested": {
      "description": "Administrators have a question.",
      "on": {
        "info.given": {
          "guard": {
            "type": "isApplicantWithAnswer"
          },
          "target": "pending",
          "actions": {
            "type": "keepAnswer"
          }
        },
        "application.approved": {
          "guard": {
            "type": "isDecider"
          },
          "target": "approved",
          "actions": "dropReason"
        },
        "application.rejected": {
          "guard": {
            "type": "isDeciderWithReason"
          },
          "target": "rejected",
          "actions": {
            "type": "keepReason"
          }
        }
      }
    },
    "approved": {
      "description": "The person is an affiliate.",
      "on": {
        "affiliate.suspended": {
          "guard": {
            "type": "isDeciderWithReason"
          },
          "target": "suspended",
          "actions": {
            "type": "keepReason"
          }
        }
      }
    },
    "rejected": {
      "description": "The application was rejected, for a reason.",
      "on": {
        "application.reopened": {
          "guard": {
            "type": "isDecider"
          },
          "target": "pending",
          "actions": "dropReason"
        }
      }
    },
    "suspended": {
      "description": "The affiliate may not refer anybody for now, for a reason.",
      "on": {
        "affiliate.reinstated": {
          "guard": {
            "type": "isDecider"
          },
          "target": "approved",
          "actions": "dropReason"
        }
      }
    }
  }
});
