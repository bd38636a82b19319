import { suggestEmail } from '#domain/emailTypos.ts';
import { Example } from '#gallery/Example.tsx';
import { EmailField } from './EmailField.tsx';

export function Examples() {
  return (
    <>
      <Example title="Asks about a slip once it is left: dana@gmial.com">
        <EmailField label="Email" hint="We'll send a link to confirm it" suggest={suggestEmail} />
      </Example>
      <Example title="Error">
        <EmailField label="Work email" error="Enter an email address, such as name@company.com" />
      </Example>
    </>
  );
}
