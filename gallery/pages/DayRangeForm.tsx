import { Example } from '#gallery/Example.tsx';
import { DayRangeForm } from '#haven/DayRangeForm.tsx';

const stay = () => undefined;
const isAnyDay = () => true;

export function Examples() {
  return (
    <>
      <Example title="Of some days" on="page">
        <DayRangeForm
          label="Began from"
          shown={{ from: '2026-11-02', to: '2026-11-20' }}
          isDay={isAnyDay}
          onShow={stay}
        />
      </Example>
      <Example title="Of any" on="page">
        <DayRangeForm label="From" shown={{ from: '', to: '' }} isDay={isAnyDay} isOpen onShow={stay} />
      </Example>
    </>
  );
}
