import { useRef, useState } from 'react';
import type { EventObject } from 'xstate';
import { Button } from '#haven/Button.tsx';
import { TextArea } from '#haven/TextArea.tsx';
import type { ChartEvent } from './chartEvents.ts';
import { EventTable } from './EventTable.tsx';
import { readPayload } from './readPayload.ts';
import styles from './SendEvents.module.css';
import type { Answer } from './useWatchedTabs.ts';

interface SendEventsProps {
  readonly events: readonly ChartEvent[];
  readonly send: (event: EventObject) => Promise<Answer>;
}

/** What became of an event that was sent. */
const words: Readonly<Record<Answer['outcome'], (type: string, state: string | null) => string>> = {
  accepted: (type, state) => `${type} was accepted. The chart is in ${state}.`,
  refused: (type, state) => `${type} was sent and refused by a guard. The chart is in ${state}.`,
  unknown: (type, state) => `Not sent: no state accepts ${type} any more. The chart is in ${state}.`,
  failing: (type) =>
    `Not sent: the chart would fail, since something is missing from what goes with ${type}.`,
  ended: () => 'Not sent: the chart has ended.',
  silent: (type) => `No answer to ${type}: its tab may be asleep or hang. Bring it to the front.`,
};

/** Sends the chart one of the events that it accepts, and says what became of it. */
export function SendEvents({ events, send }: SendEventsProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [told, setTold] = useState('');

  async function submit(type: string): Promise<void> {
    const read = readPayload(typed);
    setTold('');
    setError('error' in read ? read.error : undefined);
    if ('error' in read) field.current?.focus();
    else {
      const { outcome, state } = await send({ ...read.payload, type });
      setTold(words[outcome](type, state));
    }
  }

  return (
    <div className={styles['send']}>
      <TextArea
        ref={field}
        label="What goes with the event, as JSON"
        hint="Leave it empty where nothing does."
        rows={3}
        spellCheck={false}
        autoComplete="off"
        value={typed}
        error={error}
        onChange={({ target }) => setTyped(target.value)}
      />
      <output className={styles['told']}>{told}</output>
      <EventTable
        caption="What can be sent now"
        events={events}
        renderActions={({ event }) => (
          <Button
            variant="tonal"
            size="small"
            aria-label={`Send ${event}`}
            onClick={() => void submit(event)}
          >
            Send
          </Button>
        )}
      />
    </div>
  );
}
