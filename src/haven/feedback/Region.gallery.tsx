import Card from '@mui/material/Card';
import { Link } from '#haven/actions/Link.tsx';
import { Example } from '#gallery/Example.tsx';
import { Region } from './Region.tsx';

const stay = () => undefined;
const drawTeam = (team: string) => <Card>{team}</Card>;
const failure = { message: 'The server does not answer.', reference: '5f0c7f1e-8a40-4a39-a1b8-5b8f0a4d1c11' };

export function Examples() {
  return (
    <>
      <Example title="On its way" on="page">
        <Region what="your team" data={undefined} isLoading failure={null} onRetry={stay}>
          {drawTeam}
        </Region>
      </Example>
      <Example title="Failed" on="page">
        <Region what="your team" data={undefined} isLoading={false} failure={failure} onRetry={stay}>
          {drawTeam}
        </Region>
      </Example>
      <Example title="Not there" on="page">
        <Region
          what="the member"
          data={undefined}
          isLoading={false}
          failure={{ ...failure, message: "We don't know that person", isMissing: true }}
          wayBack={<Link href="?team">Your team</Link>}
          onRetry={stay}
        >
          {drawTeam}
        </Region>
      </Example>
      <Example title="There" on="page">
        <Region what="your team" data="Dana Lee" isLoading={false} failure={null} onRetry={stay}>
          {drawTeam}
        </Region>
      </Example>
    </>
  );
}
