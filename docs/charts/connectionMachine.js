import { createMachine } from 'xstate';

export const connectionMachine = createMachine({
  "id": "connection",
  "description": "Whether the backend can be reached, as far as people should know.",
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
      "description": "Whether there is a network decides the next state.",
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
      "description": "The backend can be reached.",
      "on": {
        "gateway.failed": "updating"
      }
    },
    "updating": {
      "description": "The backend is being updated and does not answer.",
      "on": {
        "data.answered": "connected",
        "person.left": "connected"
      }
    },
    "offline": {
      "description": "There is no network.",
      "on": {
        "network.found": "connected"
      }
    }
  }
});
