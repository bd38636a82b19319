import { createMachine } from 'xstate';

export const linkRequestMachine = createMachine({
  "id": "linkRequest",
  "description": "Whether a mail with a link was asked for, and when it can be again.",
  "initial": "beginning",
  "states": {
    "beginning": {
      "description": "What is known already decides what comes first.",
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
      "description": "The address is asked for.",
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
          "description": "The request is on its way.",
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
          "description": "A mail can be asked for.",
          "on": {
            "link.requested": {
              "target": "sending",
              "actions": "dismissFailure"
            }
          }
        },
        "sending": {
          "description": "The request is on its way.",
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
          "description": "A mail was sent a moment ago; another one has to wait.",
          "after": {
            "resendDelay": "ready"
          }
        }
      }
    }
  }
});
