/** What a cell can hold; an instant is written in ISO 8601. */
export type CsvValue = string | number | boolean | Date | null;

/** Stands before everything in a file, so that spreadsheets read it as UTF-8. */
export const byteOrderMark = '\uFEFF';

/** What begins a formula for spreadsheets (OWASP, "CSV Injection"), the wide forms of its signs among it. */
const formula = String.raw`[\s"]*[=+\-@＝＋－＠]`;
const atBeginning = new RegExp(String.raw`^(?=[\t\r\n]|${formula})`);
/** What parts cells where a comma does not: which sign does depends on the country that a machine is set to. */
const behindSeparator = new RegExp(String.raw`[;\t\r\n](?=${formula})`, 'g');

/** A line of a CSV file (RFC 4180), of whose cells no spreadsheet takes any for a formula. */
export function csvLine(values: readonly CsvValue[]): string {
  return `${values.map(toCell).join(',')}\r\n`;
}

function toCell(value: CsvValue): string {
  const text = value instanceof Date ? value.toISOString() : String(value ?? '');
  const safe = text.replaceAll(behindSeparator, "$&'").replace(atBeginning, "'");
  return safe !== text || /[",;\t\r\n]/.test(text) ? `"${safe.replaceAll('"', '""')}"` : text;
}
