import { phoneHint, phoneNumberFunctions } from '#domain/phone.ts';
import { Example } from '#gallery/Example.tsx';
import { PhoneField } from './PhoneField.tsx';

export function Examples() {
  const shared = { hint: phoneHint, numbers: phoneNumberFunctions };
  return (
    <>
      <Example title="Set in order while it is typed">
        <PhoneField label="Phone" {...shared} />
      </Example>
      <Example title="Error">
        <PhoneField label="Mobile phone" error="Phone must be 10 digits" {...shared} />
      </Example>
    </>
  );
}
