import { Example } from '#gallery/Example.tsx';
import { DayRangeForm } from './DayRangeForm.tsx';
import { useDayRange } from './useDayRange.ts';

const stay = () => undefined;
const some = { from: '2026-11-02', to: '2026-11-20' };
const all = { from: '', to: '' };

export function Examples() {
  const ofSome = useDayRange({ shown: some });
  const ofAny = useDayRange({ shown: all, isOpen: true });
  return (
    <>
      <Example title="Of some days" on="page">
        <DayRangeForm label="Began from" days={ofSome} onShow={stay} />
      </Example>
      <Example title="Of any" on="page">
        <DayRangeForm label="From" days={ofAny} onShow={stay} />
      </Example>
    </>
  );
}
