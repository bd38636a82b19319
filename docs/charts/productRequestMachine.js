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
      "description": "Administrators look at it.",
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
      "description": "The product is to come.",
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
