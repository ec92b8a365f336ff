import type { BusinessImportRow } from '@commons/contracts/businesses/businesses';
import { type RefusedRow, refusedRow } from '@commons/service-kit/imports/import-row';

// Phones and ZIP codes of a file in the console: tidied where their meaning is plain, refused where they have none, so
// that no listing shows an impossible number. What other programs import is stored as they send it.

/** What clerks type into a column that they have nothing for. */
const nothing =
  /^(?:n\/?a|none|no|unknown|null|nil|s\/n|no tiene|ninguno|sin tel[eé]fono|pendiente|tbd|[-–—.x?]+|[0\s().-]+)$/i;

/** The text, unless it says that there is none. */
export const knownCell = (text: string | undefined): string | undefined =>
  text && !nothing.test(text.trim()) ? text : undefined;

/** Spreadsheets keep numbers: "72032.0", and drop the leading zero of New England; "720321234" lacks its hyphen. */
export function wholeZip(text: string): string {
  const zip = text.trim().replace(/\.0$/, '');
  if (/^\d{4}$/.test(zip)) return `0${zip}`;
  const [, five, four] = /^(\d{5})[\s–-]*(\d{4})$/.exec(zip) ?? [];
  return five ? `${five}-${four}` : zip;
}

const zipCode = /^\d{5}(?:-\d{4})?$/;
/** Of a business whose office is in Canada. */
const canadianCode = /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i;

const extension = /[\s,;]*(?:\b(?:x|ext|extension|ext\.)|extensi[oó]n\b|#)[\s.:]*\d{1,6}$/i;

/** Whether one can call it: ten digits, a local number of seven, letters for digits, or another country's. */
function isPhone(text: string): boolean {
  const number = text.trim().replace(extension, '');
  const rest = number.replace(/^(?:tel|ph|phone|tel[eé]fono|cel)\b[.:\s]*/i, '');
  if (!/^\+?[\d\s().\-–·A-Z]+$/i.test(rest)) return false;
  const letters = rest.match(/[A-Z]/gi)?.length ?? 0;
  const digits = rest.replace(/\D/g, '');
  const keys = digits.length + letters;
  if (letters > 0) return digits.length >= 3 && (keys === 10 || (keys === 11 && digits[0] === '1'));
  if (/^(\d)\1*$/.test(digits)) return false;
  if (rest.startsWith('+')) return keys >= 8 && keys <= 15;
  return keys === 7 || keys === 10 || (keys === 11 && digits.startsWith('1'));
}

/** The first problem of a row that its schema accepts. */
export function contactFault({ phone, zip }: BusinessImportRow): RefusedRow | undefined {
  // Some offices list two numbers in one cell.
  if (phone && !phone.split(/[/;]|\s(?:or|o|y|and)\s/).every(isPhone)) {
    const most = 30;
    return refusedRow(
      'phone',
      `“${phone.slice(0, most)}” is not a phone number. Write one such as 501-555-0142, or leave it empty.`,
    );
  }
  if (zip && !zipCode.test(zip) && !canadianCode.test(zip)) {
    return refusedRow(
      'zip',
      `“${zip}” is not a ZIP code. Write five digits such as 72032, or leave it empty.`,
    );
  }
  return undefined;
}
