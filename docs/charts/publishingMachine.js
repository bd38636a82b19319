import { createMachine } from 'xstate';

export const publishingMachine = createMachine({
  "id": "publishing",
  "description": "The progress of a draft that administrators share, and its typed text.",
  "context": {
    "typed": null,
    "isOver": false,
    "note": "",
    "done": null,
    "failure": null
  },
  "initial": "resting",
  "on": {
    "content.typed": {
      "actions": {
        "type": "keepTyped"
      }
    },
    "note.typed": {
      "actions": {
        "type": "keepNote"
      }
    },
    "theirs.taken": {
      "actions": [
        "dismissFailure",
        "forgetTyped",
        "noteOver"
      ]
    }
  },
  "states": {
    "resting": {
      "description": "The person types; no call is running.",
      "initial": "unasked",
      "on": {
        "save.pressed": "calling",
        "publish.asked": ".askedToPublish",
        "discard.asked": ".askedToDiscard"
      },
      "states": {
        "unasked": {
          "description": "No question is open."
        },
        "askedToPublish": {
          "description": "The person is asked whether to publish the draft.",
          "tags": "publishAsked",
          "on": {
            "question.closed": "unasked",
            "publish.confirmed": [
              {
                "guard": {
                  "type": "isUnsaved"
                },
                "target": "#publishing.calling.savingFirst"
              },
              {
                "target": "#publishing.calling.publishing",
                "actions": [
                  "forgetTyped",
                  "noteOver"
                ]
              }
            ]
          }
        },
        "askedToDiscard": {
          "description": "The person is asked whether to discard the draft.",
          "tags": "discardAsked",
          "on": {
            "question.closed": "unasked",
            "discard.confirmed": "#publishing.calling.discarding"
          }
        }
      }
    },
    "calling": {
      "description": "A call is running; nothing else can start meanwhile.",
      "tags": "busy",
      "initial": "saving",
      "entry": "forgetOutcome",
      "on": {
        "save.pressed": {},
        "publish.asked": {},
        "discard.asked": {},
        "publish.confirmed": {},
        "discard.confirmed": {},
        "question.closed": {}
      },
      "states": {
        "saving": {
          "description": "The typed text is being saved as the draft.",
          "tags": "saving",
          "invoke": {
            "id": "saveDraft",
            "src": "saveDraft",
            "onDone": {
              "target": "#publishing.resting",
              "actions": [
                {
                  "type": "keepSaved"
                },
                "noteOver",
                {
                  "type": "noteDone",
                  "params": "saving"
                }
              ]
            },
            "onError": {
              "target": "failed",
              "actions": {
                "type": "keepFailure"
              }
            }
          }
        },
        "discarding": {
          "description": "The draft is being discarded.",
          "tags": [
            "discarding",
            "discardAsked"
          ],
          "invoke": {
            "id": "discardDraft",
            "src": "discardDraft",
            "onDone": {
              "target": "#publishing.resting",
              "actions": [
                "forgetTyped",
                "noteOver",
                {
                  "type": "noteDone",
                  "params": "discarding"
                }
              ]
            },
            "onError": {
              "target": "failed",
              "actions": {
                "type": "keepFailure"
              }
            }
          }
        },
        "savingFirst": {
          "description": "The draft is being saved before publishing.",
          "tags": [
            "publishing",
            "publishAsked"
          ],
          "invoke": {
            "id": "saveDraft",
            "src": "saveDraft",
            "onDone": {
              "target": "publishing",
              "actions": [
                {
                  "type": "keepSaved"
                },
                "noteOver"
              ]
            },
            "onError": {
              "target": "failed",
              "actions": {
                "type": "keepFailure"
              }
            }
          }
        },
        "publishing": {
          "description": "The saved draft is being published.",
          "tags": [
            "publishing",
            "publishAsked"
          ],
          "invoke": {
            "id": "publishDraft",
            "src": "publishDraft",
            "onDone": {
              "target": "#publishing.resting",
              "actions": [
                "keepUnpublished",
                "forgetNote",
                {
                  "type": "noteDone",
                  "params": "publishing"
                }
              ]
            },
            "onError": {
              "target": "failed",
              "actions": {
                "type": "keepFailure"
              }
            }
          }
        },
        "failed": {
          "description": "The reason of the failure decides the next state.",
          "always": [
            {
              "guard": "isConflict",
              "target": "readingTheirs"
            },
            {
              "target": "#publishing.resting"
            }
          ]
        },
        "readingTheirs": {
          "description": "Somebody else was faster; their version is being loaded.",
          "invoke": {
            "id": "readTheirs",
            "src": "readTheirs",
            "onDone": {
              "target": "#publishing.resting",
              "actions": {
                "type": "keepSeen"
              }
            },
            "onError": "#publishing.resting"
          }
        }
      }
    }
  }
});
