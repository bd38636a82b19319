import { createMachine } from 'xstate';

export const leadsMachine = createMachine({
  "id": "leads",
  "description": "Whether what the person pressed on offers has been recorded.",
  "initial": "restoring",
  "invoke": {
    "id": "watchNetwork",
    "src": "watchNetwork"
  },
  "on": {
    "network.lost": {},
    "network.found": {}
  },
  "states": {
    "restoring": {
      "description": "The browser is asked for what was not sent before.",
      "invoke": {
        "id": "restoreLeads",
        "src": "restoreLeads",
        "onDone": [
          {
            "guard": {
              "type": "isAny"
            },
            "target": "sending",
            "actions": {
              "type": "addRestored"
            }
          },
          {
            "target": "idle"
          }
        ]
      },
      "on": {
        "lead.made": {
          "actions": [
            {
              "type": "add"
            },
            {
              "type": "keepLead"
            }
          ]
        }
      }
    },
    "idle": {
      "description": "Everything is recorded.",
      "on": {
        "lead.made": {
          "target": "sending",
          "actions": [
            {
              "type": "add"
            },
            {
              "type": "keepLead"
            }
          ]
        }
      }
    },
    "sending": {
      "description": "What was pressed is on its way.",
      "entry": "countSent",
      "invoke": {
        "id": "sendLeads",
        "src": "sendLeads",
        "onDone": [
          {
            "guard": "hasNewer",
            "target": "sending",
            "reenter": true,
            "actions": [
              {
                "type": "releaseLeads"
              },
              "dropSent"
            ]
          },
          {
            "target": "idle",
            "actions": [
              {
                "type": "releaseLeads"
              },
              "dropSent"
            ]
          }
        ],
        "onError": [
          {
            "guard": {
              "type": "isRefusedBeforeNewer"
            },
            "target": "sending",
            "reenter": true,
            "actions": [
              {
                "type": "releaseLeads"
              },
              "dropSent"
            ]
          },
          {
            "guard": {
              "type": "isRefused"
            },
            "target": "idle",
            "actions": [
              {
                "type": "releaseLeads"
              },
              "dropSent"
            ]
          },
          {
            "target": "waiting"
          }
        ]
      },
      "on": {
        "network.found": {
          "target": "sending",
          "reenter": true
        },
        "lead.made": {
          "actions": [
            {
              "type": "add"
            },
            {
              "type": "keepLead"
            }
          ]
        }
      }
    },
    "waiting": {
      "description": "Sending has failed: it is tried again after a while, or when there is a network.",
      "after": {
        "retryDelay": "sending"
      },
      "on": {
        "network.found": "sending",
        "lead.made": {
          "target": "sending",
          "actions": [
            {
              "type": "add"
            },
            {
              "type": "keepLead"
            }
          ]
        }
      }
    }
  }
});
