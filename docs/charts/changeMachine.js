import { createMachine } from 'xstate';

export const changeMachine = createMachine({
  "id": "change",
  "initial": "beginning",
  "states": {
    "beginning": {
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
      "on": {
        "change.confirmed": {
          "target": "making",
          "actions": "dismissFailure"
        },
        "change.declined": "declined"
      }
    },
    "making": {
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
            "target": "linkMade",
            "actions": {
              "type": "keepLink"
            }
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
      "on": {
        "own.kept": "making",
        "change.declined": "declined"
      }
    },
    "linkMade": {
      "on": {
        "link.taken": "made"
      }
    },
    "made": {
      "type": "final",
      "output": "made"
    },
    "declined": {
      "type": "final"
    }
  }
});
