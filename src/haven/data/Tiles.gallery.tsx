import { Example } from '#gallery/Example.tsx';
import { Tiles } from './Tiles.tsx';

export function Examples() {
  return (
    <>
      <Example title="With and without a note" on="page">
        <Tiles
          tiles={[
            { label: 'Runs', value: '1,402' },
            { label: 'Arrived', value: '826', note: '58.9% of runs', tone: 'success' },
            { label: 'Idle', value: '47', note: '3.4% of runs', tone: 'warning' },
            { label: 'Error', value: '9', note: '0.6% of runs', tone: 'error' },
            { label: 'Under way', value: '15', note: '1.1% of runs' },
          ]}
        />
      </Example>
      <Example title="That lead somewhere" on="page">
        <Tiles
          tiles={[
            {
              label: 'Open requests',
              value: '14',
              note: 'Oldest 4 days',
              tone: 'warning',
              href: '#requests',
            },
            { label: 'Customers', value: '128', href: '#customers' },
          ]}
        />
      </Example>
    </>
  );
}
