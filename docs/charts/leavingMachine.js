import { createMachine } from 'xstate';

export const leavingMachine = createMachine({
  "id": "leaving",
  "description": "Whether a page may be left where work on it would be lost.",
  "initial": "staying",
  "on": {
    "work.changed": {
      "actions": {
        "type": "keepWork"
      }
    }
  },
  "states": {
    "staying": {
      "description": "Nobody wants to leave.",
      "on": {
        "leaving.wanted": [
          {
            "guard": "isUnsaved",
            "target": "asked"
          },
          {
            "guard": "isSending",
            "target": "waiting"
          },
          {
            "guard": "isQuestioned",
            "actions": "stay"
          },
          {
            "actions": [
              "dropWork",
              "leave"
            ]
          }
        ]
      }
    },
    "asked": {
      "description": "The person is asked whether to lose what they did.",
      "tags": "asked",
      "always": {
        "guard": "isNone",
        "target": "staying",
        "actions": "leave"
      },
      "on": {
        "leaving.wanted": {},
        "leaving.confirmed": {
          "target": "staying",
          "actions": [
            "dropWork",
            "leave"
          ]
        },
        "leaving.declined": {
          "target": "staying",
          "actions": "stay"
        }
      }
    },
    "waiting": {
      "description": "A call is on its way; whether the page is left depends on what comes of it.",
      "always": [
        {
          "guard": "isNone",
          "target": "staying",
          "actions": "leave"
        },
        {
          "guard": "isUnsaved",
          "target": "staying",
          "actions": "stay"
        },
        {
          "guard": "isQuestioned",
          "target": "staying",
          "actions": "stay"
        }
      ],
      "on": {
        "leaving.wanted": {}
      }
    }
  }
});
