import { createMachine } from 'xstate';

export const registrationMachine = createMachine({
  "id": "registration",
  "description": "The progress of a registration.",
  "initial": "opening",
  "states": {
    "opening": {
      "description": "The page, while it loads.",
      "on": {
        "page.shown": [
          {
            "guard": {
              "type": "isSuccessPage"
            },
            "target": "succeeded"
          },
          {
            "target": "filling",
            "actions": {
              "type": "lookAgain"
            },
            "meta": {
              "track": "Registration Visited",
              "properties": {
                "entry": {
                  "from": "event"
                }
              }
            }
          }
        ]
      }
    },
    "filling": {
      "description": "The person fills in the form.",
      "initial": "type",
      "on": {
        "page.shown": [
          {
            "guard": {
              "type": "isSuccessPage"
            },
            "target": "succeeded"
          },
          {
            "guard": {
              "type": "isAffiliateByAddress"
            },
            "target": ".details",
            "actions": [
              {
                "type": "choose",
                "params": {
                  "userTypeId": 1
                }
              },
              {
                "type": "keepDraft"
              }
            ],
            "meta": {
              "track": "User Type Label Chosen",
              "properties": {
                "label": "I refer businesses",
                "via": "address"
              }
            }
          },
          {
            "guard": {
              "type": "isDetailsStepInTurn"
            },
            "target": ".details",
            "actions": {
              "type": "followEntry"
            }
          },
          {
            "guard": {
              "type": "isDetailsStep"
            },
            "target": ".type",
            "actions": [
              {
                "type": "followEntry"
              },
              {
                "type": "explain",
                "params": {
                  "notice": "typeNotChosen"
                }
              },
              "leadToType"
            ]
          },
          {
            "guard": {
              "type": "isTypeStep"
            },
            "target": ".type",
            "actions": [
              "forgetFailure",
              {
                "type": "followEntry"
              }
            ]
          },
          {
            "target": ".type",
            "actions": [
              {
                "type": "followEntry"
              },
              {
                "type": "explain",
                "params": {
                  "notice": "stepUnknown"
                }
              },
              "leadToType"
            ]
          }
        ]
      },
      "states": {
        "type": {
          "description": "The first step: the type of account.",
          "initial": "choosing",
          "states": {
            "choosing": {
              "description": "Create your account, step 1 of 2: the type of account.",
              "on": {
                "type.chosen": {
                  "target": "#registration.filling.details",
                  "actions": [
                    {
                      "type": "choose"
                    },
                    {
                      "type": "keepDraft"
                    },
                    "leadToDetails"
                  ],
                  "meta": {
                    "track": "User Type Label Chosen",
                    "properties": {
                      "label": {
                        "from": "event"
                      },
                      "via": "form"
                    }
                  }
                },
                "cancel.requested": [
                  {
                    "guard": "isAnswered",
                    "target": "confirmingCancel"
                  },
                  {
                    "target": "#registration.cancelled",
                    "meta": {
                      "track": "Registration Cancelled",
                      "properties": {
                        "step": "type"
                      }
                    }
                  }
                ]
              }
            },
            "confirmingCancel": {
              "description": "Create your account, step 1 of 2, with the question whether to leave.",
              "tags": "asked",
              "on": {
                "cancel.withdrawn": "choosing",
                "cancel.confirmed": {
                  "target": "#registration.cancelled",
                  "meta": {
                    "track": "Registration Cancelled",
                    "properties": {
                      "step": "type"
                    }
                  }
                }
              }
            }
          }
        },
        "details": {
          "description": "The second step: the details.",
          "initial": "editing",
          "on": {
            "answers.changed": {
              "actions": [
                {
                  "type": "keepAnswers"
                },
                {
                  "type": "keepDraft"
                }
              ]
            }
          },
          "states": {
            "editing": {
              "description": "Create your account, step 2 of 2: the details.",
              "on": {
                "registration.submitted": {
                  "target": "#registration.submitting",
                  "actions": "dismissFailure"
                },
                "cancel.requested": [
                  {
                    "guard": "isAnswered",
                    "target": "confirmingCancel"
                  },
                  {
                    "target": "#registration.cancelled",
                    "meta": {
                      "track": "Registration Cancelled",
                      "properties": {
                        "step": "details"
                      }
                    }
                  }
                ]
              }
            },
            "confirmingCancel": {
              "description": "Create your account, step 2 of 2, with the question whether to leave.",
              "tags": "asked",
              "on": {
                "cancel.withdrawn": "editing",
                "cancel.confirmed": {
                  "target": "#registration.cancelled",
                  "meta": {
                    "track": "Registration Cancelled",
                    "properties": {
                      "step": "details"
                    }
                  }
                }
              }
            }
          }
        }
      }
    },
    "submitting": {
      "description": "Create your account, step 2 of 2, while it is sent.",
      "tags": "busy",
      "invoke": {
        "id": "register",
        "src": "register",
        "onDone": [
          {
            "guard": "isAffiliate",
            "target": "succeeded",
            "actions": [
              {
                "type": "keepAddress"
              },
              "leadToSuccess"
            ],
            "meta": {
              "track": "Registration Complete",
              "properties": {
                "userType": "Affiliate"
              }
            }
          },
          {
            "target": "succeeded",
            "actions": [
              {
                "type": "keepAddress"
              },
              "leadToSuccess"
            ],
            "meta": {
              "track": "Registration Complete",
              "properties": {
                "userType": "Client"
              }
            }
          }
        ],
        "onError": {
          "target": "filling.details",
          "actions": [
            {
              "type": "keepFailure"
            },
            "leadBackToDetails"
          ]
        }
      },
      "on": {
        "page.shown": {},
        "answers.changed": {
          "actions": [
            {
              "type": "keepAnswers"
            },
            {
              "type": "keepDraft"
            }
          ]
        },
        "registration.submitted": {}
      }
    },
    "succeeded": {
      "description": "The page says that a link to confirm the address is mailed.",
      "entry": "forgetDraft",
      "invoke": {
        "id": "linkRequest",
        "src": "linkRequest"
      },
      "on": {
        "page.shown": [
          {
            "guard": {
              "type": "isSuccessPage"
            }
          },
          {
            "target": "opening",
            "actions": {
              "type": "lookAgain"
            }
          }
        ],
        "link.requested": {
          "actions": {
            "type": "passToLinkRequest"
          }
        },
        "address.submitted": {
          "actions": {
            "type": "passToLinkRequest"
          }
        },
        "address.changeWanted": [
          {
            "guard": "isAnswered",
            "target": "filling.details",
            "actions": [
              {
                "type": "keepDraft"
              },
              "leadBackToDetails"
            ]
          },
          {
            "actions": {
              "type": "passToLinkRequest"
            }
          }
        ]
      }
    },
    "cancelled": {
      "description": "The landing page, after cancelling.",
      "entry": [
        "forgetDraft",
        "leadAway"
      ],
      "on": {
        "page.shown": {}
      }
    }
  }
});
