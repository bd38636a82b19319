import { createMachine } from 'xstate';

export const settingsMachine = createMachine({
  "id": "settings",
  "description": "The section of the account settings that an owner has open.",
  "initial": "opening",
  "on": {
    "team.shown": ".team",
    "certificates.shown": {
      "target": ".certificates",
      "meta": {
        "track": "Certificate"
      }
    },
    "company.shown": ".company"
  },
  "states": {
    "opening": {
      "description": "The page, while it loads."
    },
    "team": {
      "description": "The people of the company.",
      "invoke": {
        "id": "team",
        "src": "team"
      },
      "on": {
        "team.shown": {}
      }
    },
    "certificates": {
      "description": "The certificates of the company.",
      "invoke": {
        "id": "certificates",
        "src": "certificates"
      },
      "on": {
        "certificates.shown": {}
      }
    },
    "company": {
      "description": "The company and its data.",
      "on": {
        "company.shown": {}
      }
    }
  }
});
