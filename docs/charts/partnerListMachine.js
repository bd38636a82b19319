import { createMachine } from 'xstate';

export const partnerListMachine = createMachine({
  "id": "partnerList",
  "initial": "restoring",
  "on": {
    "list.aged": {},
    "list.retried": {}
  },
  "states": {
    "restoring": {
      "tags": "onItsWay",
      "invoke": {
        "id": "restorePartnerList",
        "src": "restorePartnerList",
        "onDone": [
          {
            "guard": {
              "type": "isHeld"
            },
            "target": "revalidating",
            "actions": {
              "type": "keep"
            }
          },
          {
            "target": "loading"
          }
        ]
      }
    },
    "loading": {
      "tags": "onItsWay",
      "invoke": {
        "id": "loadPartnerList",
        "src": "loadPartnerList",
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
      "tags": "onItsWay",
      "invoke": {
        "id": "loadPartnerList",
        "src": "loadPartnerList",
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
              "followChange",
              "tellChanged"
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
