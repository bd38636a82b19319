import { createMachine } from 'xstate';

export const verificationMachine = createMachine({
  "id": "verification",
  "initial": "opening",
  "on": {
    "page.shown": {}
  },
  "states": {
    "opening": {
      "always": [
        {
          "guard": "hasLink",
          "target": "confirming"
        },
        {
          "guard": "isLogInRefused",
          "target": "unconfirmed"
        },
        {
          "target": "incomplete"
        }
      ]
    },
    "confirming": {
      "initial": "quick",
      "invoke": {
        "id": "verifyEmail",
        "src": "verifyEmail",
        "onDone": [
          {
            "guard": {
              "type": "isProfileMissing"
            },
            "target": "leaving",
            "actions": {
              "type": "leadToProfile"
            },
            "meta": {
              "track": "Email Verified",
              "properties": {
                "next": "profile"
              }
            }
          },
          {
            "target": "confirmed",
            "meta": {
              "track": "Email Verified",
              "properties": {
                "next": "logIn"
              }
            }
          }
        ],
        "onError": [
          {
            "guard": {
              "type": "isExpired"
            },
            "target": "expired",
            "meta": {
              "track": "Verification Failed",
              "properties": {
                "reason": "expired"
              }
            }
          },
          {
            "guard": {
              "type": "isUsed"
            },
            "target": "used",
            "meta": {
              "track": "Verification Failed",
              "properties": {
                "reason": "used"
              }
            }
          },
          {
            "guard": {
              "type": "isSuperseded"
            },
            "target": "superseded",
            "meta": {
              "track": "Verification Failed",
              "properties": {
                "reason": "superseded"
              }
            }
          },
          {
            "guard": {
              "type": "isInvitationOver"
            },
            "target": "invitationOver",
            "actions": {
              "type": "keepFailure"
            },
            "meta": {
              "track": "Verification Failed",
              "properties": {
                "reason": "invitationOver"
              }
            }
          },
          {
            "guard": {
              "type": "isUnknown"
            },
            "target": "incomplete",
            "meta": {
              "track": "Verification Failed",
              "properties": {
                "reason": "unknown"
              }
            }
          },
          {
            "target": "failed",
            "actions": {
              "type": "keepFailure"
            },
            "meta": {
              "track": "Verification Failed",
              "properties": {
                "reason": "failed"
              }
            }
          }
        ]
      },
      "states": {
        "quick": {
          "after": {
            "slow": "slow"
          }
        },
        "slow": {
          "on": {
            "confirm.pressed": {
              "target": "#verification.confirming",
              "reenter": true
            }
          }
        }
      }
    },
    "leaving": {},
    "confirmed": {},
    "used": {},
    "superseded": {
      "invoke": {
        "id": "linkRequest",
        "src": "linkRequest",
        "input": {
          "email": null,
          "begin": "ready"
        }
      },
      "on": {
        "link.requested": {
          "actions": {
            "type": "passToLinkRequest"
          }
        }
      }
    },
    "incomplete": {},
    "failed": {
      "on": {
        "confirm.pressed": "confirming"
      }
    },
    "expired": {
      "invoke": {
        "id": "linkRequest",
        "src": "linkRequest",
        "input": {
          "email": null,
          "begin": "ready"
        }
      },
      "on": {
        "link.requested": {
          "actions": {
            "type": "passToLinkRequest"
          }
        }
      }
    },
    "invitationOver": {
      "invoke": {
        "id": "linkRequest",
        "src": "invitationRequest",
        "input": {
          "email": null,
          "begin": "ready"
        }
      },
      "on": {
        "link.requested": {
          "actions": {
            "type": "passToLinkRequest"
          }
        }
      }
    },
    "unconfirmed": {
      "invoke": {
        "id": "linkRequest",
        "src": "linkRequest"
      },
      "on": {
        "link.requested": {
          "actions": {
            "type": "passToLinkRequest"
          }
        }
      }
    }
  }
});
