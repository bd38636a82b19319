import { createMachine } from 'xstate';

export const partnerListMachine = createMachine({
  "id": "partnerList",
  "description": "Whether the partners of the person are known.",
  "initial": "restoring",
  "on": {
    "list.aged": {},
    "list.retried": {}
  },
  "states": {
    "restoring": {
      "description": "The stored list is being read.",
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
      "description": "The list is loaded for the first time.",
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
      "description": "A list is shown while it loads again.",
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
      "description": "The list is known.",
      "on": {
        "list.retried": "revalidating",
        "list.aged": "revalidating"
      }
    },
    "failed": {
      "description": "The list could not be loaded.",
      "on": {
        "list.retried": "loading"
      }
    }
  }
});
