// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { usePublishing } from './usePublishing.ts';
import { refusal } from '#tests/support/failures.ts';
import { TestRuntime } from '#tests/support/testRuntime.tsx';
import { PublishingFailure } from './PublishingFailure.tsx';

const refuse = () => Promise.reject(refusal('CONFLICT'));

/** A draft whose calls fail with a conflict. */
function Draft({ save = refuse }: { readonly save?: () => Promise<number> }) {
  const publishing = usePublishing(
    { published: 'a', draft: 'ab', draftVersion: 1 },
    { save, discard: refuse, publish: refuse, reload: () => Promise.resolve(2) },
  );
  return (
    <>
      <button onClick={() => publishing.type('abc')}>Type</button>
      <button onClick={publishing.save}>Save</button>
      <button onClick={() => publishing.send({ type: 'publish.asked' })}>Publish…</button>
      <button onClick={publishing.publish}>Publish</button>
      <PublishingFailure publishing={publishing}>Both sides</PublishingFailure>
    </>
  );
}

const open = (save?: () => Promise<number>) =>
  render(<Draft {...(save && { save })} />, { wrapper: TestRuntime });

afterEach(cleanup);

it('a conflict shows both sides if there are unsaved changes', async () => {
  open();
  fireEvent.click(screen.getByText('Type'));
  fireEvent.click(screen.getByText('Publish…'));
  fireEvent.click(screen.getByText('Publish'));
  expect(await screen.findByText(/^The fields still hold your changes/)).toBeDefined();
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')));
  expect(screen.getByText('Both sides')).toBeDefined();
});

it('a conflict without unsaved changes shows the newer version', async () => {
  open();
  fireEvent.click(screen.getByText('Publish…'));
  fireEvent.click(screen.getByText('Publish'));
  expect(
    await screen.findByText('The fields show the current version. Look it over, then try again.'),
  ).toBeDefined();
  expect(screen.queryByText('Both sides')).toBeNull();
});

it('the message that the fields show the newer version disappears after a change', async () => {
  const save = vi.fn<() => Promise<number>>().mockImplementationOnce(refuse).mockResolvedValue(3);
  open(save);
  fireEvent.click(screen.getByText('Type'));
  fireEvent.click(screen.getByText('Publish…'));
  fireEvent.click(screen.getByText('Publish'));
  fireEvent.click(await screen.findByText('Take theirs'));
  const theirs = screen.getByText('The fields show theirs now.');
  expect(document.activeElement).toBe(theirs.parentElement);
  fireEvent.click(screen.getByText('Type'));
  await act(async () => fireEvent.click(screen.getByText('Save')));
  expect(screen.queryByText('The fields show theirs now.')).toBeNull();
});
