import { Button } from '#haven/actions/Button.tsx';
import { TextArea } from '#haven/fields/TextArea.tsx';
import type { AcceptedEvent } from './chartEvents.ts';
import { EventTable } from './EventTable.tsx';
import styles from './SendEvents.module.css';
import type { useEventSender } from './useEventSender.ts';

interface SendEventsProps {
  readonly events: readonly AcceptedEvent[];
  readonly sending: ReturnType<typeof useEventSender>;
}

/** Buttons for the events that the chart accepts, a field for their payload, and the outcome of the last sent event. */
export function SendEvents({ events, sending }: SendEventsProps) {
  const { field, typed, setTyped, error, told, asked, submit } = sending;
  return (
    <div className={styles['send']}>
      <TextArea
        ref={field}
        label={`What goes with ${asked ?? 'the event'}, as JSON`}
        hint="Leave it empty where nothing does."
        rows={3}
        spellCheck={false}
        autoComplete="off"
        value={typed}
        error={error}
        onChange={({ target }) => setTyped(target.value)}
      />
      {asked !== null && (
        <div>
          <Button onClick={() => void submit(asked)}>{`Send ${asked} now`}</Button>
        </div>
      )}
      <output className={styles['told']}>{told}</output>
      <EventTable
        caption="What can be sent now"
        events={events}
        renderActions={({ event }) => (
          <Button color="tonal" size="small" aria-label={`Send ${event}`} onClick={() => void submit(event)}>
            Send
          </Button>
        )}
      />
    </div>
  );
}
