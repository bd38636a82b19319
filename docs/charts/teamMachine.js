import { createMachine } from 'xstate';

export const teamMachine = createMachine({
  "id": "team",
  "description": "How an owner manages the people of the company.",
  "context": {
    "isTyped": false,
    "done": null,
    "failure": null
  },
  "initial": "listed",
  "states": {
    "listed": {
      "description": "The team.",
      "on": {
        "invite.pressed": {
          "target": "inviting",
          "actions": "dismiss",
          "meta": {
            "track": "Add User"
          }
        },
        "change.wanted": {
          "target": "changing",
          "actions": "forgetDone"
        }
      }
    },
    "inviting": {
      "description": "Somebody is being invited.",
      "tags": "fromList",
      "initial": "editing",
      "states": {
        "editing": {
          "description": "The form that adds a user.",
          "tags": "editable",
          "on": {
            "form.typed": {
              "actions": "noteTyped"
            },
            "invitation.submitted": [
              {
                "guard": {
                  "type": "isOwnerInvited"
                },
                "target": "confirmingOwner",
                "actions": "dismissFailure"
              },
              {
                "target": "sending",
                "actions": "dismissFailure"
              }
            ],
            "form.left": {
              "target": "#team.listed",
              "actions": "dismiss"
            }
          }
        },
        "confirmingOwner": {
          "description": "The form, with the question whether to invite an owner.",
          "tags": "question",
          "invoke": {
            "id": "invitation",
            "src": "invitation"
          },
          "on": {
            "owner.confirmed": "sending",
            "owner.declined": "editing"
          }
        },
        "sending": {
          "description": "The form, while it is sent.",
          "tags": "busy",
          "invoke": {
            "id": "inviteMember",
            "src": "inviteMember",
            "onDone": {
              "target": "#team.invited",
              "meta": {
                "track": "Add User Complete"
              }
            },
            "onError": {
              "target": "editing",
              "actions": {
                "type": "keepFailure"
              }
            }
          }
        }
      }
    },
    "invited": {
      "description": "The page says that the invitation is sent.",
      "tags": "fromList",
      "invoke": {
        "id": "invitation",
        "src": "invitation"
      },
      "on": {
        "invite.pressed": {
          "target": "inviting",
          "actions": "dismiss",
          "meta": {
            "track": "Add User"
          }
        },
        "done.pressed": {
          "target": "listed",
          "actions": "dismiss"
        },
        "form.left": {
          "target": "listed",
          "actions": "dismiss"
        }
      }
    },
    "changing": {
      "description": "The team, while a member is changed.",
      "on": {
        "change.wanted": {},
        "invite.pressed": {}
      },
      "invoke": {
        "id": "change",
        "src": "change",
        "onDone": {
          "target": "listed",
          "actions": {
            "type": "keepDone"
          }
        }
      }
    }
  }
});
