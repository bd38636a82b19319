import { createMachine } from 'xstate';

export const productRequestMachine = createMachine({
  "id": "productRequest",
  "context": {
    "stateReason": null,
    "partnerId": null,
    "mergedIntoId": null
  },
  "initial": "submitted",
  "states": {
    "submitted": {
      "on": {
        "review.began": {
          "guard": {
            "type": "isDecider"
          },
          "target": "inReview"
        },
        "request.merged": {
          "guard": {
            "type": "isDecider"
          },
          "target": "merged",
          "actions": [
            {
              "type": "keepTarget"
            },
            "carryVotes"
          ]
        },
        "request.withdrawn": {
          "guard": {
            "type": "isAskerOrOwner"
          },
          "target": "withdrawn"
        },
        "vote.given": {
          "guard": {
            "type": "isOfCompany"
          },
          "actions": "addVote"
        }
      }
    },
    "inReview": {
      "on": {
        "request.planned": {
          "guard": {
            "type": "isDecider"
          },
          "target": "planned"
        },
        "request.madeAvailable": {
          "guard": {
            "type": "isDecider"
          },
          "target": "available",
          "actions": {
            "type": "keepPartner"
          }
        },
        "request.declined": {
          "guard": {
            "type": "isDeciderWithReason"
          },
          "target": "declined",
          "actions": {
            "type": "keepReason"
          }
        },
        "request.merged": {
          "guard": {
            "type": "isDecider"
          },
          "target": "merged",
          "actions": [
            {
              "type": "keepTarget"
            },
            "carryVotes"
          ]
        },
        "request.withdrawn": {
          "guard": {
            "type": "isAskerOrOwner"
          },
          "target": "withdrawn"
        },
        "vote.given": {
          "guard": {
            "type": "isOfCompany"
          },
          "actions": "addVote"
        }
      }
    },
    "planned": {
      "on": {
        "request.madeAvailable": {
          "guard": {
            "type": "isDecider"
          },
          "target": "available",
          "actions": {
            "type": "keepPartner"
          }
        },
        "request.declined": {
          "guard": {
            "type": "isDeciderWithReason"
          },
          "target": "declined",
          "actions": {
            "type": "keepReason"
          }
        },
        "vote.given": {
          "guard": {
            "type": "isOfCompany"
          },
          "actions": "addVote"
        }
      }
    },
    "available": {},
    "declined": {},
    "withdrawn": {},
    "merged": {}
  }
});
