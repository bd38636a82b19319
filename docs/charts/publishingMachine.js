import { createMachine } from 'xstate';

export const publishingMachine = createMachine({
  "id": "publishing",
  "description": "How far a draft that administrators share is, and what was typed into it.",
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
      "description": "The person types; nothing is on its way.",
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
          "description": "The question before publishing is open.",
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
          "description": "The question before discarding is open.",
          "tags": "discardAsked",
          "on": {
            "question.closed": "unasked",
            "discard.confirmed": "#publishing.calling.discarding"
          }
        }
      }
    },
    "calling": {
      "description": "A call is on its way; nothing else is begun meanwhile.",
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
          "description": "What is typed is saved as the draft.",
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
          "description": "The draft is given up.",
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
          "description": "What is to be published is saved first.",
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
          "description": "The saved draft becomes what people see.",
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
          "description": "Why the call failed decides what comes next.",
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
          "description": "Somebody else was quicker: what they saved is read.",
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
