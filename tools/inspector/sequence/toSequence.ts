import { spellEvent } from '#domain/funnelStep.ts';
import type { Call, Party, Step } from '#inspector/messages.ts';
import type { WatchedTab } from '#inspector/watched.ts';

/** An event on its way from one lifeline to another, by their places from the left. */
export interface SequenceMessage {
  readonly number: number;
  readonly from: number;
  readonly to: number;
  readonly event: string;
  /** The state that its receiver came to by it; null where it stayed, or has none. */
  readonly state: string | null;
  /** Whether its receiver took it. */
  readonly isTaken: boolean;
  readonly at: number;
}

export interface Sequence {
  readonly lifelines: readonly Party[];
  /** Oldest first. */
  readonly messages: readonly SequenceMessage[];
  /** Number of older ones that are left out. */
  readonly leftOut: number;
}

/** Lifeline of the page: the person who presses and types, and the code that passes it on. */
const page: Party = { lifeline: 'page', name: 'page', isEffect: false };

const mostDrawn = 60;

/** Reads the last messages between the actors of a tab; those of one chart where one is named. */
export function toSequence({ charts, steps, calls }: WatchedTab, chart: string): Sequence {
  const sent = [...steps.map(ofStep), ...calls.map(ofCall)]
    .filter(({ sender, receiver }) => chart === '' || sender.name === chart || receiver.name === chart)
    .toSorted((one, other) => one.at - other.at);
  const drawn = sent.slice(-mostDrawn);
  const order = charts.map(({ actor }) => actor);
  const lifelines = lifelinesOf(drawn, order);
  const placeOf = ({ lifeline }: Party) => lifelines.findIndex((each) => each.lifeline === lifeline);
  return {
    lifelines,
    messages: drawn.map(({ sender, receiver, ...message }) => ({
      ...message,
      from: placeOf(sender),
      to: placeOf(receiver),
    })),
    leftOut: sent.length - drawn.length,
  };
}

interface Sent extends Omit<SequenceMessage, 'from' | 'to'> {
  readonly sender: Party;
  readonly receiver: Party;
}

function ofStep({ number, actor, chart, sender, type, from, to, isTaken, at }: Step): Sent {
  return {
    number,
    sender: sender ?? page,
    receiver: { lifeline: actor, name: chart, isEffect: false },
    event: spell(type),
    state: from === to ? null : to,
    isTaken,
    at,
  };
}

function ofCall({ number, sender, receiver, type, at }: Call): Sent {
  return { number, sender: sender ?? page, receiver, event: spell(type), state: null, isTaken: true, at };
}

function spell(type: string): string {
  return type === 'xstate.init' ? 'starts' : spellEvent(type);
}

/** The page, then each chart behind the one that started it, with its effects beside it. */
function lifelinesOf(sent: readonly Sent[], order: readonly string[]): Party[] {
  const parties = new Map(
    sent.flatMap(({ sender, receiver }) => [sender, receiver].map((party) => [party.lifeline, party])),
  );
  const rank = ({ lifeline }: Party): number => {
    if (lifeline === page.lifeline) return -1;
    const place = order.indexOf(lifeline.split(' ', 1)[0] ?? '');
    return place < 0 ? order.length : place;
  };
  return [...parties.values()].toSorted(
    (one, other) =>
      rank(one) - rank(other) ||
      one.lifeline.split(' ', 1)[0]?.localeCompare(other.lifeline.split(' ', 1)[0] ?? '') ||
      Number(one.isEffect) - Number(other.isEffect),
  );
}
