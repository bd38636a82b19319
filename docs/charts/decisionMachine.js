import { createMachine } from 'xstate';

export const decisionMachine = createMachine({
  "id": "decision",
  "description": "The progress of a decision about rows of the administration.",
  "initial": "resting",
  "on": {
    "rows.shown": {
      "actions": {
        "type": "keepRows"
      }
    }
  },
  "states": {
    "resting": {
      "description": "No decision is open; the result of the last one may be shown.",
      "on": {
        "decision.asked": {
          "target": "asked",
          "actions": {
            "type": "keepAsked"
          }
        }
      }
    },
    "asked": {
      "description": "The dialog of the decision is open.",
      "tags": "asked",
      "initial": "open",
      "on": {
        "decision.asked": {
          "target": ".open",
          "actions": {
            "type": "keepAsked"
          }
        },
        "decision.confirmed": ".deciding",
        "decision.cancelled": {
          "target": "resting",
          "actions": "forgetAnswer"
        }
      },
      "states": {
        "open": {
          "description": "Nobody has confirmed the decision yet."
        },
        "deciding": {
          "description": "The decision is being sent.",
          "tags": "busy",
          "entry": "keepSeen",
          "on": {
            "decision.asked": {},
            "decision.confirmed": {},
            "decision.cancelled": {}
          },
          "invoke": {
            "id": "decide",
            "src": "decide",
            "onDone": [
              {
                "guard": {
                  "type": "isDoneForNone"
                },
                "target": "refused",
                "actions": {
                  "type": "keepOutcomes"
                }
              },
              {
                "target": "#decision.resting",
                "actions": [
                  {
                    "type": "keepOutcomes"
                  },
                  {
                    "type": "emitMade"
                  }
                ]
              }
            ],
            "onError": {
              "target": "failed",
              "actions": {
                "type": "keepFailure"
              }
            }
          }
        },
        "refused": {
          "tags": "refused",
          "description": "The decision was refused for all rows; it can be confirmed again for the current rows.",
          "always": {
            "guard": "isAllowedNoMore",
            "target": "#decision.resting"
          }
        },
        "failed": {
          "description": "No answer came; the decision can be confirmed again for the current rows.",
          "tags": "failed",
          "always": {
            "guard": "isAllowedNoMore",
            "target": "#decision.resting"
          }
        }
      }
    }
  }
});
