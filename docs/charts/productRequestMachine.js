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
      "description": "Somebody has asked; nobody has looked at it.",
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
      "description": "Administrators look at it.",
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
      "description": "The product is to come.",
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
    "available": {
      "description": "A partner has the product."
    },
    "declined": {
      "description": "The product will not come, for a reason."
    },
    "withdrawn": {
      "description": "Whoever asked wants it no more."
    },
    "merged": {
      "description": "Another request stands for it."
    }
  }
});
