/** The value of a cell; `csvLine` writes a date in ISO 8601, and null as an empty cell. */
export type CsvValue = string | number | boolean | Date | null;

/** Byte order mark at the beginning of a file, so that spreadsheets read it as UTF-8. */
export const byteOrderMark = '\uFEFF';

/** Beginning of a formula in spreadsheets (OWASP, "CSV Injection"), full-width signs included. */
const formula = String.raw`[\s"]*[=+\-@＝＋－＠]`;
const atBeginning = new RegExp(String.raw`^(?=[\t\r\n]|${formula})`);
/** Separators of cells other than the comma (the computer's region selects one) before the beginning of a formula. */
const behindSeparator = new RegExp(String.raw`[;\t\r\n](?=${formula})`, 'g');

/** Returns a line of a CSV file (RFC 4180), escaped so that spreadsheets treat no cell as a formula. */
export function csvLine(values: readonly CsvValue[]): string {
  return `${values.map(toCell).join(',')}\r\n`;
}

function toCell(value: CsvValue): string {
  const text = value instanceof Date ? value.toISOString() : String(value ?? '');
  const safe = text.replaceAll(behindSeparator, "$&'").replace(atBeginning, "'");
  return safe !== text || /[",;\t\r\n]/.test(text) ? `"${safe.replaceAll('"', '""')}"` : text;
}
