import { createMachine } from 'xstate';

export const notificationsMachine = createMachine({
  "id": "notifications",
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
