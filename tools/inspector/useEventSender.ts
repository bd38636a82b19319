import { useRef, useState } from 'react';
import type { EventObject } from 'xstate';
import type { AcceptedEvent } from './chartEvents.ts';
import { parsePayload } from './parsePayload.ts';
import type { SentEventAnswer } from './useWatchedTabs.ts';

const words: Readonly<Record<SentEventAnswer['outcome'], (type: string, state: string | null) => string>> = {
  accepted: (type, state) => `${type} was accepted. The chart is in ${state}.`,
  refused: (type, state) => `${type} was sent and refused by a guard. The chart is in ${state}.`,
  unknown: (type, state) => `Not sent: no state accepts ${type} any more. The chart is in ${state}.`,
  failing: (type) =>
    `Not sent: the chart would fail, since something is missing from what goes with ${type}.`,
  ended: () => 'Not sent: the chart has ended.',
  silent: (type) => `No answer to ${type}: its tab may be asleep or hang. Bring it to the front.`,
};

/** Sends events with the typed payload to a chart, and describes the outcome of the last event. */
export function useEventSender(send: (event: EventObject) => Promise<SentEventAnswer>) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [told, setTold] = useState('');
  const [asked, setAsked] = useState<string | null>(null);

  async function submit(type: string): Promise<void> {
    const read = parsePayload(typed);
    setTold('');
    setError('error' in read ? read.error : undefined);
    if ('error' in read) field.current?.focus();
    else {
      const { outcome, state } = await send({ ...read.payload, type });
      setTold(words[outcome](type, state));
      if (asked !== null && outcome === 'accepted') clearAsked();
    }
  }

  /** Clears the payload of the sent event, and moves the focus to the field, since the pressed button disappears. */
  function clearAsked(): void {
    setAsked(null);
    setTyped('');
    field.current?.focus();
  }

  /** Sends an event at once or, if it needs a payload and none is typed, asks for the payload first. */
  async function press({ event, hasPayload }: AcceptedEvent): Promise<void> {
    if (!hasPayload || typed.trim() !== '') return submit(event);
    setAsked(event);
    setTold('');
    field.current?.focus();
  }

  return { field, typed, setTyped, error, told, asked, submit, press };
}
