import Card from '@mui/material/Card';
import Container from '@mui/material/Container';
import { Example } from '#gallery/Example.tsx';

export function Examples() {
  return (
    <>
      <Example title="A card" on="page">
        <Card>A card</Card>
      </Example>
      <Example title="Padding of a form" on="page">
        <Card variant="form">A form</Card>
      </Example>
      <Example title="Without padding" on="page">
        <Card variant="plain">A list</Card>
      </Example>
      <Example title="In the width of a page" on="page">
        <Container>
          <Card>Content</Card>
        </Container>
      </Example>
    </>
  );
}
