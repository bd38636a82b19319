// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FileField, type StoredFile } from './FileField.tsx';
import { useValidatedForm } from './useValidatedForm.ts';

afterEach(cleanup);

const policy = new File(['policy'], 'policy.pdf', { type: 'application/pdf' });

function Field({ first }: { readonly first?: StoredFile }) {
  const [file, setFile] = useState<File | null>(null);
  const [kept, setKept] = useState(first);
  return (
    <FileField
      label="File"
      hint="PDF, up to 10 MB"
      value={file}
      kept={kept}
      onChange={setFile}
      onRemoveKept={() => setKept(undefined)}
    />
  );
}

const control = () => screen.getByLabelText<HTMLInputElement>(/File/);
const status = () => screen.getByRole('status').textContent;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('the field shows the chosen file, keeps the focus on its removal, and accepts the same file again', async () => {
  render(<Field />);
  await userEvent.upload(control(), policy);
  expect(status()).toBe('policy.pdf 1 kB');
  expect(control().getAttribute('aria-describedby')?.split(' ')).toContain(screen.getByRole('status').id);
  await press('Remove');
  expect(status()).toBe('');
  expect(document.activeElement).toBe(control());
  expect(control().files).toHaveLength(0);
  await userEvent.upload(control(), policy);
  expect(status()).toBe('policy.pdf 1 kB');
});

it('the field shows the stored file unless another one is chosen', async () => {
  const open = vi.fn<() => void>();
  render(<Field first={{ name: 'last-year.pdf', size: 2_100_000, open }} />);
  expect(status()).toBe('last-year.pdf 2.1 MB');
  await press('last-year.pdf');
  expect(open).toHaveBeenCalledOnce();
  expect(screen.getByLabelText('File')).toBe(screen.getByLabelText('Replace'));
  await userEvent.upload(control(), policy);
  expect(status()).toBe('policy.pdf 1 kB');
  await press('Remove');
  expect(status()).toBe('last-year.pdf 2.1 MB');
  await press('Remove');
  expect(status()).toBe('');
  expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
});

it('a stored file with a URL is a link', () => {
  render(<Field first={{ name: 'last-year.pdf', size: 1, open: '/files/1' }} />);
  expect(screen.getByRole('link', { name: 'last-year.pdf' }).getAttribute('href')).toBe('/files/1');
});

const schema = v.object({
  file: v.pipe(
    v.nullable(v.instance(File)),
    v.check((file) => file !== null, 'Choose a file to keep'),
  ),
});
const send = vi.fn<(output: object) => void>();

function Form() {
  const form = useValidatedForm(schema, { file: null });
  const { id, name, error, onChange } = form.field('file');
  return (
    <form noValidate onSubmit={form.submit(send)}>
      <ErrorSummary {...form.errorSummary} />
      <FileField
        id={id}
        label="File"
        error={error}
        value={form.form.watch('file')}
        onChange={(value) => void onChange({ target: { name, value } })}
      />
      <button type="submit">Save</button>
    </form>
  );
}

it('the field shows the error of its form, the summary links to it, and the form submits its file', async () => {
  render(<Form />);
  await press('Save');
  expect(control().getAttribute('aria-invalid')).toBe('true');
  await userEvent.click(screen.getByRole('link', { name: 'Choose a file to keep' }));
  expect(document.activeElement).toBe(control());
  await userEvent.upload(control(), policy);
  expect(control().getAttribute('aria-invalid')).toBeNull();
  await press('Save');
  expect(send).toHaveBeenCalledWith({ file: policy });
});
