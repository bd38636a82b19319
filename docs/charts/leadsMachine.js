import { createMachine } from 'xstate';

export const leadsMachine = createMachine({
  "id": "leads",
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
