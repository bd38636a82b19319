import Card from '@mui/material/Card';
import { Button } from '#haven/actions/Button.tsx';
import { Example } from '#gallery/Example.tsx';
import { RailPage } from './RailPage.tsx';

export function Examples() {
  return (
    <>
      <Example title="With a lead" on="page">
        <RailPage title="Product requests" lead="What companies ask the marketplace to offer.">
          <Card>The list</Card>
        </RailPage>
      </Example>
      <Example title="With what can be done with all of it" on="page">
        <RailPage
          title="Product requests"
          lead="What companies ask the marketplace to offer."
          actions={<Button variant="outlined">Download CSV</Button>}
        >
          <Card>The list</Card>
        </RailPage>
      </Example>
    </>
  );
}
