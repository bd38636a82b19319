import { Link } from '#haven/actions/Link.tsx';
import { Example } from '#gallery/Example.tsx';
import { Checkbox } from './Checkbox.tsx';

export function Examples() {
  return (
    <>
      <Example title="Empty and ticked">
        <Checkbox label="Keep me logged in" />
        <Checkbox label="Send me offer news (optional)" defaultChecked />
      </Example>
      <Example title="Ticked in part">
        <Checkbox label="Select current page" indeterminate />
      </Example>
      <Example title="Error">
        <Checkbox
          label={
            <>
              I agree to the <Link href="?terms">Terms of Service</Link>
            </>
          }
          error="Agree to the Terms of Service"
        />
      </Example>
      <Example title="Disabled">
        <Checkbox label="Keep me logged in" disabled />
      </Example>
    </>
  );
}
