import { createMachine } from 'xstate';

export const changeMachine = createMachine({
  "id": "change",
  "description": "How far a change of a row of the account settings is.",
  "initial": "beginning",
  "states": {
    "beginning": {
      "description": "How grave the change is decides whether it is asked about.",
      "always": [
        {
          "guard": "isGrave",
          "target": "asked"
        },
        {
          "target": "making"
        }
      ]
    },
    "asked": {
      "description": "The person is asked whether to make it, also after it has failed.",
      "on": {
        "change.confirmed": "making",
        "change.declined": "declined"
      }
    },
    "making": {
      "description": "The change is on its way.",
      "tags": "busy",
      "invoke": {
        "id": "makeChange",
        "src": "makeChange",
        "onDone": [
          {
            "guard": {
              "type": "isConflict"
            },
            "target": "conflicted",
            "actions": {
              "type": "seeTheirs"
            }
          },
          {
            "guard": {
              "type": "isLinkMade"
            },
            "target": "linkMade"
          },
          {
            "target": "made"
          }
        ],
        "onError": {
          "target": "asked",
          "actions": {
            "type": "keepFailure"
          }
        }
      }
    },
    "conflicted": {
      "description": "Somebody else was quicker: both sides are shown.",
      "on": {
        "own.kept": "making",
        "change.declined": "declined"
      }
    },
    "linkMade": {
      "description": "The link of an invitation is shown, to be copied.",
      "invoke": {
        "id": "link",
        "src": "link"
      },
      "on": {
        "link.taken": "made"
      }
    },
    "made": {
      "description": "The change is made.",
      "type": "final",
      "output": "made"
    },
    "declined": {
      "description": "The person does not want it.",
      "type": "final"
    }
  }
});
