import { createMachine } from 'xstate';

export const linkRequestMachine = createMachine({
  "id": "linkRequest",
  "description": "Whether a mail with a link was requested, and when the next one is possible.",
  "initial": "beginning",
  "states": {
    "beginning": {
      "description": "The data that is already known decides the first state.",
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
      "description": "The page asks for the address.",
      "initial": "typing",
      "states": {
        "typing": {
          "description": "The person types the address.",
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
          "description": "The request is being sent.",
          "tags": "busy",
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
      "description": "The address is known.",
      "initial": "ready",
      "on": {
        "address.changeWanted": {
          "target": "asking",
          "actions": "dismissFailure"
        }
      },
      "states": {
        "ready": {
          "description": "The person can request a mail.",
          "on": {
            "link.requested": {
              "target": "sending",
              "actions": "dismissFailure"
            }
          }
        },
        "sending": {
          "description": "The request is being sent.",
          "tags": "busy",
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
          "description": "A mail was just sent; the next one has to wait.",
          "after": {
            "resendDelay": "ready"
          }
        }
      }
    }
  }
});
