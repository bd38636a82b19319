import { createMachine } from 'xstate';

export const changeMachine = createMachine({
  "id": "change",
  "description": "The progress of a change to a row of the account settings.",
  "initial": "beginning",
  "states": {
    "beginning": {
      "description": "The kind of change decides whether the person has to confirm it.",
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
      "description": "The person is asked to confirm the change, also after it has failed.",
      "on": {
        "change.confirmed": "making",
        "change.declined": "declined"
      }
    },
    "making": {
      "description": "The change is being sent.",
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
      "description": "Somebody else was faster; both sides are shown.",
      "on": {
        "own.kept": "making",
        "change.declined": "declined"
      }
    },
    "linkMade": {
      "description": "The link of an invitation is shown for copying.",
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
      "description": "The person has declined the change.",
      "type": "final"
    }
  }
});
