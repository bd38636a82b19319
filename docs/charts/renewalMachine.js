import { createMachine } from 'xstate';

export const renewalMachine = createMachine({
  "id": "renewal",
  "context": {
    "failure": null
  },
  "initial": "resting",
  "states": {
    "resting": {
      "on": {
        "renewal.needed": "renewing",
        "renewal.dropped": {}
      }
    },
    "renewing": {
      "entry": "forgetFailure",
      "invoke": {
        "id": "renewTokens",
        "src": "renewTokens",
        "onDone": [
          {
            "guard": {
              "type": "isPersonNamed"
            },
            "target": "resting",
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
            "target": "resting",
            "actions": [
              {
                "type": "keepFailure"
              },
              "tellRejected"
            ]
          },
          {
            "target": "resting",
            "actions": {
              "type": "keepFailure"
            }
          }
        ]
      },
      "on": {
        "renewal.needed": {},
        "renewal.dropped": "resting"
      }
    },
    "refreshingUserInfo": {
      "invoke": {
        "id": "refreshUserInfo",
        "src": "refreshUserInfo",
        "onDone": {
          "target": "resting",
          "actions": {
            "type": "tellRenewed"
          }
        },
        "onError": "resting"
      },
      "on": {
        "renewal.needed": {},
        "renewal.dropped": "resting"
      }
    }
  }
});
