import { createMachine } from 'xstate';

export const linkRequestMachine = createMachine({
  "id": "linkRequest",
  "initial": "beginning",
  "states": {
    "beginning": {
      "always": [
        {
          "guard": "isAsking",
          "target": "asking"
        },
        {
          "guard": "isJustSent",
          "target": "known.coolingDown"
        },
        {
          "target": "known"
        }
      ]
    },
    "asking": {
      "initial": "typing",
      "states": {
        "typing": {
          "on": {
            "address.submitted": {
              "target": "sending",
              "actions": {
                "type": "keepAddress"
              }
            }
          }
        },
        "sending": {
          "on": {
            "address.submitted": {}
          },
          "invoke": {
            "id": "requestLink",
            "src": "requestLink",
            "onDone": {
              "target": "#linkRequest.known.coolingDown",
              "actions": "countSending"
            },
            "onError": {
              "target": "typing",
              "actions": {
                "type": "keepFailure"
              }
            }
          }
        }
      }
    },
    "known": {
      "initial": "ready",
      "on": {
        "address.changeWanted": {
          "target": "asking",
          "actions": "dismissFailure"
        }
      },
      "states": {
        "ready": {
          "on": {
            "link.requested": "sending"
          }
        },
        "sending": {
          "invoke": {
            "id": "requestLink",
            "src": "requestLink",
            "onDone": {
              "target": "coolingDown",
              "actions": "countSending"
            },
            "onError": {
              "target": "ready",
              "actions": {
                "type": "keepFailure"
              }
            }
          }
        },
        "coolingDown": {
          "after": {
            "resendDelay": "ready"
          }
        }
      }
    }
  }
});
