import Card from '@mui/material/Card';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#haven/actions/Button.tsx';
import { TextArea } from '#haven/fields/TextArea.tsx';
import styles from './PlaySequence.module.css';
import type { openPlayer, PlayedStep } from './sequencePlayer.ts';

/** Plays a sequence that a chaos run printed, step by step, on the real charts in a simulated world. */
export function PlaySequence() {
  const player = useRef<Awaited<ReturnType<typeof openPlayer>>>(null);
  const beginButton = useRef<HTMLElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [played, setPlayed] = useState<readonly PlayedStep[]>([]);
  const [isOver, setOver] = useState(true);
  const [isBusy, setBusy] = useState(false);
  const isHere = useRef(false);

  async function stop(): Promise<void> {
    await player.current?.stop();
    player.current = null;
    setOver(true);
  }

  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      void player.current?.stop();
    };
  }, []);

  /** Runs an action while the buttons are busy: two simulated worlds would replace each other's clock and network. */
  async function run(act: () => Promise<void>): Promise<void> {
    setBusy(true);
    try {
      await act();
    } finally {
      setBusy(false);
    }
  }

  async function begin(): Promise<void> {
    setError(undefined);
    setPlayed([]);
    await stop();
    try {
      // Loaded on demand, since few visitors play a sequence.
      const opened = await (await import('./sequencePlayer.ts')).openPlayer(typed);
      if (!isHere.current) {
        await opened.stop();
        return;
      }
      player.current = opened;
      setPlayed([opened.begun]);
      setOver(false);
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : 'This sequence could not be read.');
      field.current?.focus();
    }
  }

  async function step(): Promise<void> {
    const next = await player.current?.next();
    if (next) setPlayed((before) => [next, ...before]);
    else {
      await stop();
      // The pressed button has disappeared.
      beginButton.current?.focus();
    }
  }

  return (
    <Card component="section" variant="form" className={styles['play']} aria-labelledby="play">
      <h2 id="play">Play a sequence</h2>
      <TextArea
        ref={field}
        label="Sequence"
        hint="Paste the sequence that a failing chaos run printed."
        rows={3}
        spellCheck={false}
        autoComplete="off"
        value={typed}
        error={error}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className={styles['buttons']}>
        <Button ref={beginButton} color="tonal" size="small" busy={isBusy} onClick={() => void run(begin)}>
          {isOver ? 'Begin' : 'Restart'}
        </Button>
        {!isOver && (
          <Button size="small" busy={isBusy} onClick={() => void run(step)}>
            Next step
          </Button>
        )}
      </div>
      {isOver && played.length > 0 && <p>The sequence is over.</p>}
      <ol reversed className={styles['steps']} aria-label="Steps that were played">
        {played.map(({ words, charts, wrong }, index) => (
          <li key={`${played.length - index} ${words}`}>
            <h3>{words}</h3>
            {wrong.length > 0 && <p className={styles['wrong']}>{`Wrong: ${wrong.join('; ')}`}</p>}
            <dl className={styles['charts']}>
              {charts.map(([chart, state]) => (
                <div key={chart}>
                  <dt>{chart}</dt>
                  <dd>{state}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ol>
    </Card>
  );
}
