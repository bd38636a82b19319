import { createMachine } from 'xstate';

export const leadsMachine = createMachine({
  "id": "leads",
  "description": "Whether the clicks of the person on offers have been recorded.",
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
      "description": "The stored clicks are being read.",
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
      "description": "All clicks are recorded.",
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
      "description": "The clicks are being sent.",
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
      "description": "Sending has failed; the next try comes after a delay, or when the network is back.",
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
