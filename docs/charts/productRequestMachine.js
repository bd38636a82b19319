import { createMachine } from 'xstate';

export const productRequestMachine = createMachine({
  "id": "productRequest",
  "description": "What can happen to a product request.",
  "context": {
    "stateReason": null,
    "partnerId": null,
    "mergedIntoId": null
  },
  "initial": "submitted",
  "states": {
    "submitted": {
      "description": "The request was submitted; nobody has reviewed it yet.",
      "on": {
        "startReview": {
          "guard": {
            "type": "isDecider"
          },
          "target": "inReview"
        },
        "merge": {
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
        "withdraw": {
          "guard": {
            "type": "isAskerOrOwner"
          },
          "target": "withdrawn"
        },
        "vote": {
          "guard": {
            "type": "isOfCompany"
          },
          "actions": "addVote"
        }
      }
    },
    "inReview": {
      "description": "Administrators review the request.",
      "on": {
        "plan": {
          "guard": {
            "type": "isDecider"
          },
          "target": "planned"
        },
        "makeAvailable": {
          "guard": {
            "type": "isDecider"
          },
          "target": "available",
          "actions": {
            "type": "keepPartner"
          }
        },
        "decline": {
          "guard": {
            "type": "isDeciderWithReason"
          },
          "target": "declined",
          "actions": {
            "type": "keepReason"
          }
        },
        "merge": {
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
        "withdraw": {
          "guard": {
            "type": "isAskerOrOwner"
          },
          "target": "withdrawn"
        },
        "vote": {
          "guard": {
            "type": "isOfCompany"
          },
          "actions": "addVote"
        }
      }
    },
    "planned": {
      "description": "The product is planned.",
      "on": {
        "makeAvailable": {
          "guard": {
            "type": "isDecider"
          },
          "target": "available",
          "actions": {
            "type": "keepPartner"
          }
        },
        "decline": {
          "guard": {
            "type": "isDeciderWithReason"
          },
          "target": "declined",
          "actions": {
            "type": "keepReason"
          }
        },
        "vote": {
          "guard": {
            "type": "isOfCompany"
          },
          "actions": "addVote"
        }
      }
    },
    "available": {
      "description": "A partner offers the product."
    },
    "declined": {
      "description": "The request was declined, with a reason."
    },
    "withdrawn": {
      "description": "The requester has withdrawn the request."
    },
    "merged": {
      "description": "The request was merged into another one."
    }
  }
});
