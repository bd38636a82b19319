import { describeChart } from '#tests/charts/describeChart.ts';
import { outage, refusal } from '#tests/support/failures.ts';
import { publishingMachine } from './publishingMachine.ts';

const conflict = refusal('CONFLICT');

describeChart('publishingMachine', {
  machine: publishingMachine,
  happenings: [
    { send: { type: 'content.typed', content: 'ab', from: 3 } },
    { send: { type: 'note.typed', note: ' A better offer ' } },
    { send: { type: 'note.typed', note: '  ' } },
    { send: { type: 'theirs.taken' } },
    { send: { type: 'publish.asked' } },
    { send: { type: 'discard.asked' } },
    { send: { type: 'question.closed' } },
    { send: { type: 'save.pressed', version: 3, content: 'ab' } },
    { send: { type: 'discard.confirmed', version: 3 } },
    { send: { type: 'publish.confirmed', version: 3, content: 'ab' } },
    { send: { type: 'publish.confirmed', version: 4, content: null } },
    { answer: 'saveDraft', with: { version: 5, content: 'ab' } },
    { answer: 'saveDraft', with: { version: 6, content: 'a' } },
    { answer: 'discardDraft', with: undefined },
    { answer: 'publishDraft', with: undefined },
    { answer: 'readTheirs', with: 7 },
    { fail: 'saveDraft', with: conflict },
    { fail: 'saveDraft', with: refusal('VALIDATION_FAILED') },
    { fail: 'discardDraft', with: outage },
    { fail: 'publishDraft', with: outage },
    { fail: 'readTheirs', with: outage },
  ],
  distinguishBy: ({ typed, note }) => [typed === null, note],
  actors: ['saveDraft', 'discardDraft', 'publishDraft', 'readTheirs'],
  passing: ['calling.failed'],
});
