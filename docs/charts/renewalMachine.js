import { createMachine } from 'xstate';

export const renewalMachine = createMachine({
  "id": "renewal",
  "description": "How long the tokens of a session live, and whether they are being renewed.",
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
      "description": "The token at hand is read.",
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
      "description": "The token is good for a while.",
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
      "description": "The token has ended, and nobody is there to see what it is for.",
      "on": {
        "attention.gained": {
          "target": "renewing",
          "actions": "attend"
        }
      }
    },
    "renewing": {
      "description": "The tokens are being renewed; calls wait for them.",
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
      "description": "The tokens are new; the person is read afresh, since the answer named nobody.",
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
      "description": "The tokens are gone: another tab has logged out, has found the session over, or is about to begin another one.",
      "on": {
        "renewal.needed": {}
      },
      "after": {
        "lossDelay": "reading"
      }
    },
    "waiting": {
      "description": "A renewal has failed: the next one comes with the next call, or after a while.",
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
