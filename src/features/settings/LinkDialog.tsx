import { formatDate } from '#domain/dates.ts';
import { Button } from '#haven/actions/Button.tsx';
import { CopyButton } from '#haven/actions/CopyButton.tsx';
import { Dialog } from '#haven/overlays/Dialog.tsx';
import styles from './LinkDialog.module.css';
import { useRowChange } from './section.ts';

/** Shows an invitation link to copy. */
export function LinkDialog({ name }: { readonly name: string }) {
  const change = useRowChange();
  const link = change?.held('link');
  const take = () => change?.send({ type: 'link.taken' });
  return (
    <Dialog
      open={link !== undefined}
      title={`Invitation link for ${name}`}
      onClose={take}
      actions={
        <>
          {link && <CopyButton text={link.url} label="Copy link" />}
          <Button variant="outlined" size="large" onClick={take}>
            Done
          </Button>
        </>
      }
    >
      <p>
        Pass it on yourself. It works once{link && `, until ${formatDate(link.endsAt)}`}. The link that we
        emailed no longer works.
      </p>
      <p className={styles['link']}>{link?.url}</p>
    </Dialog>
  );
}
