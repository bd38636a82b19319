import { createMachine } from 'xstate';

export const decisionMachine = createMachine({
  "id": "decision",
  "description": "How far a decision about rows of the administration is.",
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
      "description": "Nothing is asked; what the last decision came to may be told.",
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
      "description": "The question is open.",
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
          "description": "Nobody has confirmed it yet."
        },
        "deciding": {
          "description": "The decision is on its way.",
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
          "description": "Nothing was done for any row; it can be confirmed again about the rows as they are now.",
          "always": {
            "guard": "isAllowedNoMore",
            "target": "#decision.resting"
          }
        },
        "failed": {
          "description": "No answer came; it can be confirmed again about the rows as they are now.",
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
