import { createMachine } from 'xstate';

export const renewalMachine = createMachine({
  "id": "renewal",
  "initial": "reading",
  "invoke": [
    {
      "id": "watchAttention",
      "src": "watchAttention"
    },
    {
      "id": "watchTokens",
      "src": "watchTokens"
    }
  ],
  "on": {
    "renewal.needed": ".renewing",
    "attention.gained": {
      "actions": "attend"
    },
    "attention.lost": {
      "actions": "leaveAlone"
    },
    "tokens.lost": ".missing"
  },
  "states": {
    "reading": {
      "invoke": {
        "id": "readToken",
        "src": "readToken",
        "onDone": [
          {
            "guard": {
              "type": "isNotHeld"
            },
            "target": "waiting",
            "actions": "tellRejected"
          },
          {
            "guard": {
              "type": "isAlive"
            },
            "target": "resting",
            "actions": {
              "type": "keepWait"
            }
          },
          {
            "guard": {
              "type": "isNotRenewable"
            },
            "target": "renewing"
          },
          {
            "guard": "isAttended",
            "target": "renewing"
          },
          {
            "target": "expired"
          }
        ]
      }
    },
    "resting": {
      "after": {
        "end": "reading"
      },
      "on": {
        "attention.gained": {
          "target": "reading",
          "actions": "attend"
        }
      }
    },
    "expired": {
      "on": {
        "attention.gained": {
          "target": "renewing",
          "actions": "attend"
        }
      }
    },
    "renewing": {
      "entry": "forgetFailure",
      "on": {
        "renewal.needed": {}
      },
      "invoke": {
        "id": "renewTokens",
        "src": "renewTokens",
        "onDone": [
          {
            "guard": {
              "type": "isPersonNamed"
            },
            "target": "reading",
            "actions": {
              "type": "tellRenewed"
            }
          },
          {
            "target": "refreshingUserInfo"
          }
        ],
        "onError": [
          {
            "guard": {
              "type": "isRejectedToken"
            },
            "target": "waiting",
            "actions": [
              {
                "type": "keepFailure"
              },
              "tellRejected"
            ]
          },
          {
            "target": "waiting",
            "actions": {
              "type": "keepFailure"
            }
          }
        ]
      }
    },
    "refreshingUserInfo": {
      "on": {
        "renewal.needed": {}
      },
      "invoke": {
        "id": "refreshUserInfo",
        "src": "refreshUserInfo",
        "onDone": {
          "target": "reading",
          "actions": {
            "type": "tellRenewed"
          }
        },
        "onError": "reading"
      }
    },
    "missing": {
      "on": {
        "renewal.needed": {}
      },
      "after": {
        "lossDelay": "reading"
      }
    },
    "waiting": {
      "after": {
        "retryDelay": "reading"
      },
      "on": {
        "attention.gained": {
          "target": "reading",
          "actions": "attend"
        }
      }
    }
  }
});
