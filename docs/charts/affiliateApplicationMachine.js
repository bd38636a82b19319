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
        "requestInfo": {
          "guard": {
            "type": "isDeciderWithQuestion"
          },
          "target": "infoRequested",
          "actions": {
            "type": "keepQuestion"
          }
        },
        "approve": {
          "guard": {
            "type": "isDecider"
          },
          "target": "approved",
          "actions": "dropReason"
        },
        "reject": {
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
      "description": "Administrators have asked the applicant a question.",
      "on": {
        "answer": {
          "guard": {
            "type": "isApplicantWithAnswer"
          },
          "target": "pending",
          "actions": {
            "type": "keepAnswer"
          }
        },
        "approve": {
          "guard": {
            "type": "isDecider"
          },
          "target": "approved",
          "actions": "dropReason"
        },
        "reject": {
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
        "suspend": {
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
      "description": "The application was rejected, with a reason.",
      "on": {
        "reopen": {
          "guard": {
            "type": "isDecider"
          },
          "target": "pending",
          "actions": "dropReason"
        }
      }
    },
    "suspended": {
      "description": "The affiliate is suspended, with a reason.",
      "on": {
        "reinstate": {
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
