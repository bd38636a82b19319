import { createMachine } from 'xstate';

export const notificationsMachine = createMachine({
  "id": "notifications",
  "description": "The notices at the top right, and how long they are shown.",
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
      "description": "No notice is shown.",
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
      "description": "Notices are shown; a timer runs until the first one ends.",
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
      "description": "Whether notices are left decides the next state.",
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
      "description": "The timer is paused while somebody reads the notices.",
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
