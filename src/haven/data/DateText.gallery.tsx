import { formatDate } from '#domain/dates.ts';
import { formatDateTime } from '#domain/dateTime.ts';
import { Example } from '#gallery/Example.tsx';
import { DateText } from './DateText.tsx';

const instant = '2026-11-20T14:14:00Z';

export function Examples() {
  return (
    <>
      <Example title="Date">
        <DateText instant={instant} format={formatDate} />
      </Example>
      <Example title="Date and time">
        <DateText instant={instant} format={formatDateTime} />
      </Example>
      <Example title="In Chicago, whoever reads it">
        <DateText instant={instant} format={formatDateTime} timeZone="America/Chicago" />
      </Example>
      <Example title="In Tokyo">
        <DateText instant={instant} format={formatDateTime} timeZone="Asia/Tokyo" />
      </Example>
    </>
  );
}
