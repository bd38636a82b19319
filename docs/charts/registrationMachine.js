import { createMachine } from 'xstate';

export const registrationMachine = createMachine({
  "id": "registration",
  "initial": "opening",
  "states": {
    "opening": {
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
          "initial": "choosing",
          "states": {
            "choosing": {
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
