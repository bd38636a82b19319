import { createMachine } from 'xstate';

export const notificationsMachine = createMachine({
  "id": "notifications",
  "description": "What is told at the top right, and for how long.",
  "context": {
    "notices": [],
    "lastId": 0,
    "countedTo": 0
  },
  "initial": "empty",
  "on": {
    "notices.dropped": {
      "actions": "drop"
    }
  },
  "states": {
    "empty": {
      "description": "Nothing is told.",
      "on": {
        "notice.raised": {
          "target": "counting",
          "actions": [
            {
              "type": "startCounting"
            },
            {
              "type": "raise"
            }
          ]
        },
        "notices.held": "held"
      }
    },
    "counting": {
      "description": "Notices are shown; the first to go has its time.",
      "after": {
        "nextEnd": {
          "target": "deciding",
          "actions": "countToNextEnd"
        }
      },
      "on": {
        "notice.raised": {
          "target": "deciding",
          "actions": [
            {
              "type": "countDown"
            },
            {
              "type": "raise"
            }
          ]
        },
        "notice.closed": {
          "target": "deciding",
          "actions": [
            {
              "type": "countDown"
            },
            {
              "type": "close"
            }
          ]
        },
        "notices.held": {
          "target": "held",
          "actions": {
            "type": "countDown"
          }
        },
        "notices.dropped": {
          "target": "empty",
          "actions": "drop"
        }
      }
    },
    "deciding": {
      "description": "Whether notices are left decides what shows.",
      "always": [
        {
          "guard": "isEmpty",
          "target": "empty"
        },
        {
          "target": "counting"
        }
      ]
    },
    "held": {
      "description": "The notices stay while somebody reads them.",
      "on": {
        "notice.raised": {
          "actions": {
            "type": "raise"
          }
        },
        "notice.closed": {
          "actions": {
            "type": "close"
          }
        },
        "notices.released": {
          "target": "deciding",
          "actions": {
            "type": "startCounting"
          }
        }
      }
    }
  }
});
