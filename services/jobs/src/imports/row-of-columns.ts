import type { RowTexts } from '@commons/service-kit/imports/runs/import-target';

const proseFields = new Set([
  ...['overview', 'description', 'key_responsibilities', 'required_qualifications'],
]);

/** Parses "$ 52,000.00" and "52.000,00"; other text is left for validation to refuse. */
function amount(text: string): number | string {
  const digits = text.replace(/[^\d.,]/g, '');
  const plain = /,\d{1,2}$/.test(digits)
    ? digits.replaceAll('.', '').replace(',', '.')
    : digits.replaceAll(',', '');
  const value = Number(plain);
  return plain === '' || Number.isNaN(value) ? text : value;
}

/** Parses 2026-03-15, 3/15/2026 or 15/3/2026; ambiguous dates are month first, as in the US. */
function isoDay(text: string): string {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ](.*))?$/.exec(text);
  const [first, second, year] = (/^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})\b/.exec(text) ?? [])
    .slice(1)
    .map(Number);
  if (iso) {
    const whole = new Date(iso[4] ? text.replace(' ', 'T') : `${text}T00:00:00Z`);
    return Number.isNaN(whole.getTime()) ? text : whole.toISOString();
  }
  if (!first || !second || !year) return text;
  const [month, day] = first > 12 ? [second, first] : [first, second];
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 ? date.toISOString() : text;
}

/** An import row from the cells of a table. @param source identifies files with the same headings */
export function rowOfColumns(texts: RowTexts, source: string, refsRepeat: boolean) {
  const { salary_min, salary_max, created_at, valid_through, ref, ...rest } = texts;
  const given = Object.entries(rest).map(([name, text]) => [
    name,
    proseFields.has(name) ? text : text.replace(/\s+/g, ' '),
  ]);
  return {
    ...(Object.fromEntries(given) as Record<string, string>),
    ...(salary_min && { salary_min: amount(salary_min) }),
    ...(salary_max && { salary_max: amount(salary_max) }),
    ...(created_at && { created_at: isoDay(created_at) }),
    ...(valid_through && { valid_through: isoDay(valid_through) }),
    // Where references repeat, the whole row identifies the job.
    ...(ref && !refsRepeat && { ref: `${source}/${ref.slice(0, 90)}` }),
  };
}
