import { useState } from 'react';
import { Example } from '#gallery/Example.tsx';
import { FileField, type StoredFile } from './FileField.tsx';
import { FormFields } from './FormLayout.tsx';

const hint = 'PDF, JPG or PNG, up to 10 MB';
const accept = '.pdf,.jpg,.jpeg,.png';
const chosen = new File(['A certificate'], 'Certificate of insurance 2026.pdf');
const stay = () => undefined;

function Chosen({ first }: { readonly first: File | null }) {
  const [file, setFile] = useState(first);
  return <FileField label="File (optional)" hint={hint} accept={accept} value={file} onChange={setFile} />;
}

function Kept({ first }: { readonly first: StoredFile }) {
  const [file, setFile] = useState<File | null>(null);
  const [kept, setKept] = useState<StoredFile | undefined>(first);
  return (
    <FileField
      label="File (optional)"
      hint={hint}
      accept={accept}
      value={file}
      kept={kept}
      onChange={setFile}
      onRemoveKept={() => setKept(undefined)}
    />
  );
}

export function Examples() {
  return (
    <>
      <Example title="Empty">
        <Chosen first={null} />
      </Example>
      <Example title="Chosen">
        <Chosen first={chosen} />
      </Example>
      <Example title="Kept, with its address">
        <Kept first={{ name: 'coi-2025.pdf', size: 2_100_000, open: '?kept' }} />
      </Example>
      <Example title="Kept, fetched when it is pressed">
        <Kept
          first={{
            name: 'a-scan-with-a-name-that-is-much-longer-than-names-should-be-and-has-no-space.pdf',
            size: 9_900_000,
            open: stay,
          }}
        />
      </Example>
      <Example title="Error, on an empty and on a filled one">
        <FormFields>
          <FileField label="File" hint={hint} error="Choose a file" value={null} onChange={stay} />
          <FileField
            label="File"
            error="The file must be a PDF, JPG or PNG"
            value={new File(['Notes'], 'notes.txt')}
            onChange={stay}
          />
        </FormFields>
      </Example>
      <Example title="Disabled">
        <FormFields>
          <FileField label="File" value={null} disabled onChange={stay} />
          <FileField label="File" value={chosen} disabled onChange={stay} />
        </FormFields>
      </Example>
    </>
  );
}
