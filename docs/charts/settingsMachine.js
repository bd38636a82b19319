import { createMachine } from 'xstate';

export const settingsMachine = createMachine({
  "id": "settings",
  "description": "What an owner does in the account settings.",
  "context": {
    "isTyped": false,
    "invitation": null,
    "form": {
      "kind": "add"
    },
    "save": null,
    "theirs": null,
    "done": null,
    "choice": null,
    "failure": null
  },
  "initial": "opening",
  "on": {
    "team.shown": {
      "target": ".team",
      "actions": "dismiss"
    },
    "certificates.shown": {
      "target": ".certificates",
      "actions": "dismiss",
      "meta": {
        "track": "Certificate"
      }
    },
    "company.shown": {
      "target": ".company",
      "actions": "dismiss"
    }
  },
  "states": {
    "opening": {
      "description": "The page under way."
    },
    "team": {
      "description": "The people of the company.",
      "initial": "listed",
      "on": {
        "team.shown": {}
      },
      "states": {
        "listed": {
          "description": "The team.",
          "tags": "list",
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
                    "actions": {
                      "type": "keepInvitation"
                    }
                  },
                  {
                    "target": "sending",
                    "actions": {
                      "type": "keepInvitation"
                    }
                  }
                ],
                "form.left": {
                  "target": "#settings.team.listed",
                  "actions": "dismiss"
                }
              }
            },
            "confirmingOwner": {
              "description": "The form, asked whether to invite an owner.",
              "tags": "question",
              "on": {
                "owner.confirmed": "sending",
                "owner.declined": "editing"
              }
            },
            "sending": {
              "description": "The form, sending.",
              "tags": "busy",
              "invoke": {
                "id": "inviteMember",
                "src": "inviteMember",
                "onDone": {
                  "target": "#settings.team.invited",
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
          "description": "The team, while one of it is changed.",
          "tags": "list",
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
    },
    "certificates": {
      "description": "What the company has to renew in time.",
      "initial": "listed",
      "on": {
        "certificates.shown": {}
      },
      "states": {
        "listed": {
          "description": "The certificates.",
          "tags": "list",
          "on": {
            "certificate.opened": {
              "target": "editing",
              "actions": [
                "dismiss",
                {
                  "type": "openForm"
                }
              ]
            },
            "change.wanted": {
              "target": "changing",
              "actions": "forgetDone"
            }
          }
        },
        "editing": {
          "description": "The form of a certificate.",
          "tags": "editable",
          "on": {
            "form.typed": {
              "actions": "noteTyped"
            },
            "certificate.submitted": {
              "target": "saving",
              "actions": {
                "type": "keepSave"
              }
            },
            "form.left": {
              "target": "listed",
              "actions": "dismiss"
            }
          }
        },
        "saving": {
          "description": "The form, saving.",
          "tags": "busy",
          "invoke": {
            "id": "saveCertificate",
            "src": "saveCertificate",
            "onDone": [
              {
                "guard": {
                  "type": "isConflict"
                },
                "target": "compared",
                "actions": {
                  "type": "keepTheirs"
                }
              },
              {
                "guard": {
                  "type": "isFileRefused"
                },
                "target": "editing",
                "actions": {
                  "type": "goOnWithSaved"
                }
              },
              {
                "target": "listed",
                "actions": "noteSaved"
              }
            ],
            "onError": {
              "target": "editing",
              "actions": {
                "type": "keepFailure"
              }
            }
          }
        },
        "compared": {
          "description": "The form, and what somebody else has changed.",
          "tags": "question",
          "on": {
            "own.kept": {
              "target": "saving",
              "actions": "seeTheirs"
            },
            "theirs.taken": {
              "target": "listed",
              "actions": "dismiss"
            },
            "comparison.left": "editing"
          }
        },
        "changing": {
          "description": "The certificates, while one of them is changed.",
          "tags": "list",
          "on": {
            "change.wanted": {},
            "certificate.opened": {}
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
    },
    "company": {
      "description": "What the company has, and what is known of it.",
      "initial": "viewed",
      "on": {
        "company.shown": {}
      },
      "states": {
        "viewed": {
          "description": "The company.",
          "on": {
            "choice.submitted": {
              "target": "keeping",
              "actions": {
                "type": "keepChosen"
              }
            }
          }
        },
        "keeping": {
          "description": "The company, saving.",
          "tags": "busy",
          "invoke": {
            "id": "keepChoice",
            "src": "keepChoice",
            "onDone": {
              "target": "viewed",
              "actions": "noteChosen"
            },
            "onError": {
              "target": "viewed",
              "actions": {
                "type": "keepFailure"
              }
            }
          }
        }
      }
    }
  }
});
