import { createMachine } from 'xstate';

export const activityMachine = createMachine({
  "id": "activity",
  "description": "Whether calls are running, and where that shows.",
  "context": {
    "page": 0,
    "button": 0
  },
  "initial": "idle",
  "on": {
    "call.started": {
      "target": ".counting",
      "actions": {
        "type": "count"
      }
    },
    "call.settled": {
      "target": ".counting",
      "actions": {
        "type": "count"
      }
    }
  },
  "states": {
    "counting": {
      "description": "The number of calls decides what shows.",
      "always": [
        {
          "guard": "isPageBusy",
          "target": "busy.page"
        },
        {
          "guard": "isButtonBusy",
          "target": "busy.button"
        },
        {
          "target": "idle"
        }
      ]
    },
    "idle": {
      "description": "No call is running."
    },
    "busy": {
      "description": "Calls are running.",
      "initial": "page",
      "states": {
        "page": {
          "description": "The page shows that it is busy."
        },
        "button": {
          "description": "The button that started it shows that it is busy."
        }
      }
    }
  }
});
