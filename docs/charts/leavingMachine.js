import { createMachine } from 'xstate';

export const leavingMachine = createMachine({
  "id": "leaving",
  "description": "Whether a page with unsaved work may be left.",
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
      "description": "Nobody is leaving the page.",
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
      "description": "The person is asked whether to lose their work.",
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
      "description": "A call is running; its result decides whether the page is left.",
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
