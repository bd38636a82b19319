import { createMachine } from 'xstate';

export const leadsMachine = createMachine({
  "id": "leads",
  "initial": "off",
  "on": {
    "leads.unwanted": {
      "target": ".off",
      "actions": "forget"
    }
  },
  "states": {
    "off": {
      "on": {
        "leads.wanted": [
          {
            "guard": "hasPending",
            "target": "sending"
          },
          {
            "target": "idle"
          }
        ]
      }
    },
    "idle": {
      "on": {
        "leads.wanted": {},
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
        "leads.wanted": {
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
        "leads.wanted": "sending",
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
