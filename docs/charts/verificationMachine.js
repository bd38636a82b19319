import { createMachine } from 'xstate';

export const verificationMachine = createMachine({
  "id": "verification",
  "description": "The result of confirming an email address.",
  "initial": "opening",
  "on": {
    "page.shown": {}
  },
  "states": {
    "opening": {
      "description": "The link decides the next state.",
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
      "description": "The address is being confirmed.",
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
          "description": "The page says that the address is being confirmed.",
          "after": {
            "slow": "slow"
          }
        },
        "slow": {
          "description": "The page says that confirming takes long, and offers to try again.",
          "on": {
            "confirm.pressed": {
              "target": "#verification.confirming",
              "reenter": true
            }
          }
        }
      }
    },
    "leaving": {
      "description": "The profile page, while it loads."
    },
    "confirmed": {
      "description": "The page says that the address is confirmed."
    },
    "used": {
      "description": "The page says that the link was already used."
    },
    "superseded": {
      "description": "The page says that a newer link was mailed.",
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
    "incomplete": {
      "description": "The page says that the link is not complete."
    },
    "failed": {
      "description": "The page says that confirming failed, and offers to try again.",
      "on": {
        "confirm.pressed": "confirming"
      }
    },
    "expired": {
      "description": "The page says that the link has expired, and offers a new one.",
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
      "description": "The page says that the invitation is over, and offers to ask for another.",
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
      "description": "The page says, after the log-in, that the address is not confirmed yet.",
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
