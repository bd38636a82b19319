/** What a cell can hold; an instant is written in ISO 8601. */
export type CsvValue = string | number | boolean | Date | null;

/** Stands before everything in a file, so that spreadsheets read it as UTF-8. */
export const byteOrderMark = '\uFEFF';

/** By which spreadsheets tell a formula, the wide forms among them (OWASP, "CSV Injection"). */
const startsFormula = /^[=+\-@\t\r\n＝＋－＠]/;

/** A line of a CSV file (RFC 4180), of whose cells no spreadsheet takes any for a formula. */
export function csvLine(values: readonly CsvValue[]): string {
  return `${values.map(toCell).join(',')}\r\n`;
}

function toCell(value: CsvValue): string {
  const text = value instanceof Date ? value.toISOString() : String(value ?? '');
  const safe = startsFormula.test(text) ? `'${text}` : text;
  return safe !== text || /[",\r\n]/.test(text) ? `"${safe.replaceAll('"', '""')}"` : text;
}
