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
      "description": "The current token is being read.",
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
      "description": "The token is valid.",
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
      "description": "The token has expired, and nobody uses the page.",
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
      "description": "The tokens are new; the person is loaded again, since the answer had none.",
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
      "description": "A renewal has failed; the next one starts with the next call, or after a delay.",
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
