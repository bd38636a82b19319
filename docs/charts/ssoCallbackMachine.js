import { createMachine } from 'xstate';

export const ssoCallbackMachine = createMachine({
  "id": "ssoCallback",
  "description": "The result of single sign-on.",
  "initial": "opening",
  "on": {
    "page.shown": {}
  },
  "states": {
    "opening": {
      "description": "The answer of the identity provider decides the next state.",
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
      "description": "The code of the identity provider is exchanged for a session.",
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
    "arrived": {
      "description": "The session has begun."
    },
    "denied": {
      "description": "The identity provider, or the person there, has refused."
    },
    "withoutAccount": {
      "description": "Nobody has an account here with that identity."
    },
    "invalid": {
      "description": "The attempt has expired, or belongs to another browser."
    },
    "unavailable": {
      "description": "The exchange has failed; the person can try again."
    }
  }
});
