import { createMachine } from 'xstate';

export const ssoCallbackMachine = createMachine({
  "id": "ssoCallback",
  "initial": "opening",
  "on": {
    "page.shown": {}
  },
  "states": {
    "opening": {
      "always": [
        {
          "guard": "isAnswered",
          "target": "exchanging"
        },
        {
          "guard": "isDenied",
          "target": "denied"
        },
        {
          "guard": "isUnavailable",
          "target": "unavailable"
        },
        {
          "target": "invalid"
        }
      ]
    },
    "exchanging": {
      "tags": "bringsSession",
      "invoke": {
        "id": "exchangeCode",
        "src": "exchangeCode",
        "onDone": {
          "target": "arrived",
          "actions": {
            "type": "tellArrived"
          }
        },
        "onError": [
          {
            "guard": {
              "type": "isProfileMissing"
            },
            "target": "arrived",
            "actions": {
              "type": "leadToProfile"
            }
          },
          {
            "guard": {
              "type": "isWithoutAccount"
            },
            "target": "withoutAccount"
          },
          {
            "guard": {
              "type": "isOpenedTwice"
            },
            "target": "arrived",
            "actions": "leadHome"
          },
          {
            "guard": {
              "type": "isInvalid"
            },
            "target": "invalid"
          },
          {
            "target": "unavailable",
            "actions": {
              "type": "keepFailure"
            }
          }
        ]
      }
    },
    "arrived": {},
    "denied": {},
    "withoutAccount": {},
    "invalid": {},
    "unavailable": {}
  }
});
