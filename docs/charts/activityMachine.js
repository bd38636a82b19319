import { createMachine } from 'xstate';

export const activityMachine = createMachine({
  "id": "activity",
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
    "idle": {},
    "busy": {
      "initial": "page",
      "states": {
        "page": {},
        "button": {}
      }
    }
  }
});
