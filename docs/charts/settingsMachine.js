import { createMachine } from 'xstate';

export const settingsMachine = createMachine({
  "id": "settings",
  "description": "Which section of the account settings an owner is in.",
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
      "description": "The page under way."
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
      "description": "What the company has to renew in time.",
      "invoke": {
        "id": "certificates",
        "src": "certificates"
      },
      "on": {
        "certificates.shown": {}
      }
    },
    "company": {
      "description": "The company: what it has, and what is known of it.",
      "on": {
        "company.shown": {}
      }
    }
  }
});
