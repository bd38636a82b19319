import { createMachine } from 'xstate';

export const connectionMachine = createMachine({
  "id": "connection",
  "initial": "starting",
  "invoke": {
    "id": "watchNetwork",
    "src": "watchNetwork"
  },
  "on": {
    "network.lost": ".offline",
    "gateway.failed": {},
    "data.answered": {},
    "person.left": {}
  },
  "states": {
    "starting": {
      "always": [
        {
          "guard": "isOnline",
          "target": "connected"
        },
        {
          "target": "offline"
        }
      ]
    },
    "connected": {
      "on": {
        "gateway.failed": "updating"
      }
    },
    "updating": {
      "on": {
        "data.answered": "connected",
        "person.left": "connected"
      }
    },
    "offline": {
      "on": {
        "network.found": "connected"
      }
    }
  }
});
