import { useEffect, useState } from 'react';
import { Icon } from '#haven/drawing/Icon.tsx';
import { VisuallyHidden } from '#haven/layout/VisuallyHidden.tsx';
import { Button } from './Button.tsx';

interface CopyButtonProps {
  readonly text: string;
  readonly label: string;
  readonly variant?: 'contained' | 'outlined';
}

/** A button that copies a text, and shows whether the browser allowed the copy. */
export function CopyButton({ text, label, variant = 'contained' }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);

  useEffect(() => {
    if (outcome === null) return undefined;
    // The outcome disappears after three seconds (screens 2.14).
    const timer = setTimeout(() => setOutcome(null), 3_000);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('refused');
    }
  }

  return (
    <>
      <Button
        variant={variant}
        size={variant === 'contained' ? 'large' : 'medium'}
        onClick={() => void copy()}
      >
        <Icon name={outcome === 'copied' ? 'check' : 'copy'} size={16} />
        {outcome === 'copied' ? 'Copied' : label}
      </Button>
      <VisuallyHidden>
        <output>{outcome === 'copied' && 'Copied'}</output>
      </VisuallyHidden>
      <output>
        {outcome === 'refused' && 'Your browser did not allow it. Select the text and copy it.'}
      </output>
    </>
  );
}
