import { useEffect, useRef, useState } from 'react';
import { Button } from '#haven/Button.tsx';
import { Surface } from '#haven/Surface.tsx';
import { TextArea } from '#haven/TextArea.tsx';
import styles from './PlaySequence.module.css';
import type { openPlayer, PlayedStep } from './sequencePlayer.ts';

type Player = Awaited<ReturnType<typeof openPlayer>>;

/** Plays a sequence that chaos has printed, step by step, on the real charts over a simulated world. */
export function PlaySequence() {
  const player = useRef<Player>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [played, setPlayed] = useState<readonly PlayedStep[]>([]);
  const [isOver, setOver] = useState(true);

  async function stop(): Promise<void> {
    await player.current?.stop();
    player.current = null;
    setOver(true);
  }

  useEffect(() => () => void player.current?.stop(), []);

  async function begin(): Promise<void> {
    await stop();
    setError(undefined);
    setPlayed([]);
    try {
      // Most who look at the charts play none.
      const opened = await (await import('./sequencePlayer.ts')).openPlayer(typed);
      player.current = opened;
      setPlayed([opened.begun]);
      setOver(false);
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : 'This is no sequence.');
      field.current?.focus();
    }
  }

  async function step(): Promise<void> {
    const next = await player.current?.next();
    if (next) setPlayed((before) => [next, ...before]);
    else await stop();
  }

  return (
    <Surface as="section" padding="form" className={styles['play']} aria-labelledby="play">
      <h2 id="play">Play a sequence</h2>
      <TextArea
        ref={field}
        label="Sequence"
        hint="As a failing run of chaos prints it: words with commas between them."
        rows={3}
        spellCheck={false}
        autoComplete="off"
        value={typed}
        error={error}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className={styles['buttons']}>
        <Button variant="tonal" size="small" onClick={() => void begin()}>
          {isOver ? 'Begin' : 'Begin anew'}
        </Button>
        {!isOver && (
          <Button size="small" onClick={() => void step()}>
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
    </Surface>
  );
}
