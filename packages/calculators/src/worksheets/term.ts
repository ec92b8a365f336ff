/** How a number is shown: dollars, percent, a plain number, or a number of months. */
export type Unit = 'money' | 'percent' | 'count' | 'months';

type Operation = '+' | '−' | '×' | '÷';

/** A number of a calculation, entered or worked out, with the arithmetic that gave it. */
export interface Term {
  readonly value: number;
  readonly unit: Unit;
  readonly operation?: Operation;
  readonly parts: readonly Term[];
  /** Shown in place of its value, for constants: "52 ÷ 12". */
  readonly text?: string;
}

/** An entered number. */
export const entered = (value: number, unit: Unit): Term => ({ value, unit, parts: [] });

/** A number that stands in the formula. */
export const constant = (value: number, text = String(value)): Term => ({
  ...entered(value, 'count'),
  text,
});

/** Of a percent its part of one. */
const factor = ({ value, unit }: Term) => (unit === 'percent' ? value / 100 : value);

const isMoney = (parts: readonly Term[]) => parts.some(({ unit }) => unit === 'money');

/** What changes nothing is not shown. */
function combined(operation: Operation, value: number, unit: Unit, parts: readonly Term[]): Term {
  const [only] = parts;
  return only && parts.length === 1 ? { ...only, value, unit } : { value, unit, operation, parts };
}

const unitOf = (parts: readonly Term[]): Unit =>
  isMoney(parts) ? 'money' : (parts[0]?.unit ?? 'count');

/** The sum of terms; further ones that are zero are not shown. */
export function plus(...all: readonly Term[]): Term {
  const parts = all.filter(({ value }, at) => at === 0 || value !== 0);
  return combined(
    '+',
    parts.reduce((sum, { value }) => sum + value, 0),
    unitOf(parts),
    parts,
  );
}

/** A term less others, of which those that are zero are not shown. */
export function minus(from: Term, ...all: readonly Term[]): Term {
  const parts = [from, ...all.filter(({ value }) => value !== 0)];
  const value = all.reduce((rest, one) => rest - one.value, from.value);
  return combined('−', value, unitOf(parts), parts);
}

/** The product of terms; factors of 1 that are no amount of money are not shown. */
export function times(...all: readonly Term[]): Term {
  const shown = all.filter((term) => factor(term) !== 1 || term.unit === 'money');
  const parts = shown.length > 0 ? shown : all.slice(0, 1);
  const value = parts.reduce((product, term) => product * factor(term), 1);
  return combined('×', value, isMoney(all) ? 'money' : 'count', parts);
}

/**
 * A quotient, which makes sense only between numbers above zero: otherwise its value is NaN.
 * @param unit of the quotient; by default an amount for each, or a count where both have the same unit
 */
export function over(dividend: Term, divisor: Term, unit?: Unit): Term {
  const isSame = dividend.unit === divisor.unit;
  const value =
    dividend.value >= 0 && divisor.value > 0 ? dividend.value / factor(divisor) : Number.NaN;
  const parts = factor(divisor) === 1 ? [dividend] : [dividend, divisor];
  return combined('÷', value, unit ?? (isSame ? 'count' : dividend.unit), parts);
}

/** What part one number is of another, in percent. */
export function shareOf(part: Term, all: Term): Term {
  const quotient = over(part, all);
  return { ...quotient, value: 100 * quotient.value, unit: 'percent' };
}

/** The whole number that is enough, as a number of its own: 372.5 customers are 373, 12.000000000000002 are twelve. */
export const roundedUp = ({ value, unit }: Term): Term => entered(Math.ceil(value - 1e-9), unit);

/** A percent that stands in the formula. */
export const percentOf = (value: number): Term => ({
  ...constant(value, `${value}%`),
  unit: 'percent',
});

/** Weeks of an average month. */
export const weeksInMonth = constant(52 / 12, '52 ÷ 12');

const binds: Readonly<Record<Operation, number>> = { '+': 1, '−': 1, '×': 2, '÷': 2 };

/**
 * The arithmetic of a number: "$5,500 × 45% − $3,700".
 * @param shown how a number is written
 * @param known numbers that were explained before and are not explained again
 */
export function arithmetic(
  term: Term,
  shown: (value: number, unit: Unit) => string,
  known: ReadonlySet<Term> = new Set(),
): string {
  const said = (part: Term, outer: Operation, isFirst: boolean): string => {
    if (part.text) return /[+−×÷]/.test(part.text) ? `(${part.text})` : part.text;
    if (!part.operation || known.has(part)) return shown(part.value, part.unit);
    const inner = arithmetic(part, shown, known);
    const isLoose =
      binds[part.operation] < binds[outer] ||
      (!isFirst && binds[part.operation] === binds[outer] && /[−÷]/.test(outer));
    return isLoose ? `(${inner})` : inner;
  };
  const { operation, parts } = term;
  if (!operation) return shown(term.value, term.unit);
  return parts
    .map((part, at) => said(part, operation, at === 0))
    .reduce((text, part) =>
      operation === '+' && part.startsWith('-')
        ? `${text} − ${part.slice(1)}`
        : `${text} ${operation} ${part}`,
    );
}
