import { createMachine } from 'xstate';

export const settingsMachine = createMachine({
  "id": "settings",
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
    "failure": null,
    "failures": 0
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
    "opening": {},
    "team": {
      "initial": "listed",
      "on": {
        "team.shown": {}
      },
      "states": {
        "listed": {
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
          "tags": "fromList",
          "initial": "editing",
          "states": {
            "editing": {
              "tags": "form",
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
              "tags": "question",
              "on": {
                "owner.confirmed": "sending",
                "owner.declined": "editing"
              }
            },
            "sending": {
              "tags": "call",
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
      "initial": "listed",
      "on": {
        "certificates.shown": {}
      },
      "states": {
        "listed": {
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
          "tags": "form",
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
          "tags": "call",
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
      "initial": "viewed",
      "on": {
        "company.shown": {}
      },
      "states": {
        "viewed": {
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
          "tags": "call",
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
