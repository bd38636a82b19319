import { toChartEventName } from '#domain/funnelStep.ts';
import type { EffectCall, Participant, RecordedStep } from '#inspector/messages.ts';
import type { WatchedTab } from '#inspector/watched.ts';

/** An event between two lifelines; `from` and `to` are their indexes from the left. */
export interface SequenceMessage {
  readonly number: number;
  readonly from: number;
  readonly to: number;
  readonly event: string;
  /** The receiver's new state; null if its state has not changed, or if it is an effect. */
  readonly state: string | null;
  readonly isTaken: boolean;
  readonly at: number;
}

/** Lifeline of the page, which sends what people press and type. */
const page: Participant = { lifeline: 'page', name: 'page', isEffect: false };

const maxDrawn = 60;

/** Lists the last messages between a tab's actors, oldest first; only those of `chart` unless it is empty. */
export function toSequence({ charts, steps, calls }: WatchedTab, chart: string) {
  const sent: Sent[] = [...steps.map(fromStep), ...calls.map(fromCall)]
    .filter(({ sender, receiver }) => chart === '' || sender.name === chart || receiver.name === chart)
    .toSorted((one, other) => one.at - other.at);
  const drawn = sent.slice(-maxDrawn);
  const lifelines = lifelinesOf(
    drawn,
    charts.map(({ actor }) => actor),
  );
  const placeOf = ({ lifeline }: Participant) => lifelines.findIndex((each) => each.lifeline === lifeline);
  return {
    lifelines,
    messages: drawn.map(({ sender, receiver, ...message }): SequenceMessage => ({
      ...message,
      from: placeOf(sender),
      to: placeOf(receiver),
    })),
    /** Number of older messages, which are left out. */
    leftOut: sent.length - drawn.length,
  };
}

interface Sent extends Omit<SequenceMessage, 'from' | 'to'> {
  readonly sender: Participant;
  readonly receiver: Participant;
}

function fromStep({ number, actor, chart, sender, type, from, to, isTaken, at }: RecordedStep): Sent {
  return {
    number,
    sender: sender ?? page,
    receiver: { lifeline: actor, name: chart, isEffect: false },
    event: format(type),
    state: from === to ? null : to,
    isTaken,
    at,
  };
}

function fromCall({ number, sender, receiver, type, at }: EffectCall): Sent {
  return { number, sender: sender ?? page, receiver, event: format(type), state: null, isTaken: true, at };
}

function format(type: string): string {
  return type === 'xstate.init' ? 'starts' : toChartEventName(type);
}

/** Sorts lifelines: the page first, then each chart after its parent, and after each chart its effects. */
function lifelinesOf(sent: readonly Sent[], order: readonly string[]): Participant[] {
  const parties = new Map(
    sent.flatMap(({ sender, receiver }) => [sender, receiver].map((party) => [party.lifeline, party])),
  );
  const rank = ({ lifeline }: Participant): number => {
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
