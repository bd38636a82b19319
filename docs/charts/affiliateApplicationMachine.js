import { createMachine } from 'xstate';

export const affiliateApplicationMachine = createMachine({
  "id": "affiliateApplication",
  "context": {
    "reason": null,
    "question": null,
    "answer": null
  },
  "initial": "pending",
  "states": {
    "pending": {
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
