import { createMachine } from 'xstate';

export const activityMachine = createMachine({
  "id": "activity",
  "description": "Whether calls are running, and where the page shows it.",
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
      "description": "The number of running calls decides the next state.",
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
          "description": "The button that started the call shows that it is busy."
        }
      }
    }
  }
});
