import { Example } from '#gallery/Example.tsx';
import { DayRangeForm } from './DayRangeForm.tsx';
import { useDayRange } from './useDayRange.ts';

const stay = () => undefined;
const isLate = (day: string) => day >= '2000-01-01';
const some = { from: '2026-11-02', to: '2026-11-20' };
const all = { from: '', to: '' };

export function Examples() {
  const rules = { isDay: isLate, allowed: 'from 2000 on' };
  const ofSome = useDayRange({ shown: some, ...rules });
  const ofAny = useDayRange({ shown: all, ...rules, isOpen: true });
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
