import { createMachine } from 'xstate';

export const partnerListMachine = createMachine({
  "id": "partnerList",
  "initial": "off",
  "on": {
    "list.unwanted": {
      "target": ".off",
      "actions": "forget"
    },
    "list.aged": {}
  },
  "states": {
    "off": {
      "on": {
        "list.wanted": [
          {
            "guard": "isHeld",
            "target": "revalidating"
          },
          {
            "target": "loading"
          }
        ]
      }
    },
    "loading": {
      "invoke": {
        "id": "loadPartnerList",
        "src": "loadPartnerList",
        "input": {
          "quietly": false
        },
        "onDone": {
          "target": "held",
          "actions": {
            "type": "keep"
          }
        },
        "onError": {
          "target": "failed",
          "actions": {
            "type": "keepFailure"
          }
        }
      }
    },
    "revalidating": {
      "invoke": {
        "id": "loadPartnerList",
        "src": "loadPartnerList",
        "input": {
          "quietly": true
        },
        "onDone": [
          {
            "guard": {
              "type": "isOther"
            },
            "target": "held",
            "actions": [
              {
                "type": "keep"
              },
              "followChange"
            ]
          },
          {
            "target": "held",
            "actions": {
              "type": "keep"
            }
          }
        ],
        "onError": {
          "target": "held",
          "actions": {
            "type": "keepFailure"
          }
        }
      }
    },
    "held": {
      "on": {
        "list.retried": "revalidating",
        "list.aged": "revalidating"
      }
    },
    "failed": {
      "on": {
        "list.retried": "loading"
      }
    }
  }
});
