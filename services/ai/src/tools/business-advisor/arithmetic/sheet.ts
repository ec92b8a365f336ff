import type { Translate } from '@commons/service-kit/texts/package-texts';
import { cents, share, usd } from '../dates-and-amounts.js';
import { type Period, periodsInYear } from '../reading/measure.js';
import type { Quantity } from '../reading/quantity.js';
import type { Found } from './computed.js';
import type { Decided } from './decision.js';
import { type LineLabel, line, plain, roundedUp, tenths } from './line.js';

/** What a cost is for. */
export type CostName = 'pay' | 'fees' | 'goods' | 'other';

/** A number of a formula, entered or computed. */
export interface Amount {
  readonly kind: Quantity['kind'];
  readonly value: number;
  readonly period?: Period | undefined;
  /** As arithmetic shows it, where its unit belongs to it: "14 people". */
  readonly said?: string;
  /** What it is paid for, where it goes out. */
  readonly paidFor?: CostName;
}

/** "$18", "14", "12%": a number as arithmetic shows it. */
const shown = ({ kind, value, said }: Amount): string =>
  said ?? { money: usd, count: plain, percent: share }[kind](value);

/** "$18, 14 people, 12%": numbers in their order. */
export const shownAll = (numbers: readonly Quantity[]): string =>
  numbers
    .map((one) => (one.kind === 'count' ? `${plain(one.value)} ${one.unit}`.trim() : shown(one)))
    .join(', ');

/** What a sentence has: words, an amount or none, yes or no, or what depends on the language ("a week", "a la semana"). */
type Figure = string | number | boolean | Amount | undefined | ((t: Translate) => string);

function inWords(of: Figure, t: Translate): string | number {
  if (typeof of === 'function') return of(t);
  if (typeof of === 'boolean') return of ? 'yes' : 'no';
  return typeof of === 'object' ? shown(of) : (of ?? 'none');
}

/** The figures that a sentence may leave out. */
const noFigures = { a: '', b: '', c: '', per: 'none', some: 'no' };

/**
 * The arithmetic of a formula, one line an operation. It keeps which entered numbers went into it, so that a formula
 * that leaves one out is not told.
 */
export class Sheet {
  readonly #lines: ((t: Translate) => string)[] = [];
  readonly #uses = new Set<Quantity>();

  /** Numbers that go into the answer; those that no operation shows, too. */
  use(...numbers: readonly (Quantity | undefined)[]): void {
    for (const one of numbers) if (one) this.#uses.add(one);
  }

  #note(numbers: readonly Amount[]) {
    for (const one of numbers) if ('role' in one) this.#uses.add(one as Quantity);
  }

  #line(
    label: LineLabel,
    terms: string,
    result: (t: Translate) => string,
    period?: Period | undefined,
  ) {
    this.#lines.push((t) => line(t, label, terms, result(t), period));
  }

  #said(label: LineLabel, sign: string, numbers: readonly Amount[], result: Amount): Amount {
    this.#note(numbers);
    this.#line(label, numbers.map(shown).join(` ${sign} `), () => shown(result), result.period);
    return result;
  }

  /** A figure with words for the arithmetic that it comes from. */
  states(label: LineLabel, result: Amount, terms: (t: Translate) => string): void {
    this.#lines.push((t) => line(t, label, terms(t), shown(result), result.period));
  }

  plus(label: LineLabel, ...numbers: readonly Amount[]): Amount {
    const [first] = numbers;
    if (numbers.length === 1 && first) {
      this.#note(numbers);
      return first;
    }
    const value = cents(numbers.reduce((sum, one) => sum + one.value, 0));
    return this.#said(label, '+', numbers, {
      kind: first?.kind ?? 'money',
      value,
      period: first?.period,
    });
  }

  minus(label: LineLabel, from: Amount, ...numbers: readonly Amount[]): Amount {
    if (numbers.length === 0) {
      this.#note([from]);
      return from;
    }
    const value = cents(numbers.reduce((rest, one) => rest - one.value, from.value));
    return this.#said(label, '−', [from, ...numbers], { ...plainOf(from), value });
  }

  times(label: LineLabel, ...numbers: readonly Amount[]): Amount {
    const value = cents(
      numbers.reduce((all, one) => all * (one.kind === 'percent' ? one.value / 100 : one.value), 1),
    );
    const kind = numbers.some((one) => one.kind === 'money') ? 'money' : 'count';
    const period = numbers.find((one) => one.period && one.period !== 'hour')?.period;
    return this.#said(label, '×', numbers, { kind, value, period });
  }

  /** How many times one goes into another: an amount for each where a count divides. */
  over(label: LineLabel, all: Amount, by: Amount, period?: Period): Amount {
    const kind = all.kind === by.kind ? 'count' : all.kind;
    const exact = all.value / (by.kind === 'percent' ? by.value / 100 : by.value);
    const value = kind === 'money' ? cents(exact) : exact;
    this.#note([all, by]);
    this.#line(
      label,
      `${shown(all)} ÷ ${shown(by)}`,
      () => (kind === 'count' ? tenths(value) : usd(value)),
      period,
    );
    return { kind, value };
  }

  /** How many periods an amount is enough for, or takes: "$6,000 ÷ $900 = 6.7 months". */
  periods(label: LineLabel, all: Amount, by: Amount, per: Period): Amount {
    const value = all.value / by.value;
    const isTwoWeeks = per === 'two weeks';
    this.#note([all, by]);
    this.#line(label, `${shown(all)} ÷ ${shown(by)}${isTwoWeeks ? ' × 2' : ''}`, (t) =>
      t('decisionPeriods', {
        count: tenths(isTwoWeeks ? value * 2 : value),
        per: isTwoWeeks ? 'week' : per,
      }),
    );
    return count(value);
  }

  /** The same, where only a whole number is enough: "44.4, so 45". */
  enough(label: LineLabel, all: Amount, by: Amount, period?: Period): number {
    this.#note([all, by]);
    const exact = all.value / by.value;
    this.#line(label, `${shown(all)} ÷ ${shown(by)}`, (t) => roundedUp(t, exact), period);
    return Math.ceil(exact - 1e-9);
  }

  /** What part one is of another. */
  part(label: LineLabel, one: Amount, all: Amount): number {
    this.#note([one, all]);
    const value = (one.value / all.value) * 100;
    this.#line(label, `${shown(one)} ÷ ${shown(all)}`, () => share(value));
    return value;
  }

  /** An amount of a period by the year; an hour is one of 40 a week. */
  inYear(amount: Amount, label: LineLabel = 'inYear'): Amount {
    const { period } = amount;
    if (!period || period === 'year') return amount;
    return this.times(label, { ...plainOf(amount), period: 'year' }, count(periodsInYear[period]));
  }

  /**
   * The answer, with every line so far.
   * @param kind of the steps
   * @param text the name of the sentence in the texts
   * @param figures what the sentence has
   */
  tells(
    kind: string | undefined,
    text: string,
    figures: Readonly<Record<string, Figure>>,
    { found, plan }: { found?: Found; plan?: NonNullable<Decided['plan']> } = {},
  ): Decided {
    return {
      ...(kind && { kind }),
      uses: [...this.#uses],
      ...(found && { found }),
      ...(plan && { plan }),
      short: (t) =>
        t(text, {
          ...noFigures,
          ...Object.fromEntries(
            Object.entries(figures).map(([name, of]) => [name, inWords(of, t)]),
          ),
        }),
      lines: (t) => this.#lines.map((one) => one(t)),
    };
  }
}

const plainOf = ({ kind, value, period }: Amount): Amount => ({ kind, value, period });
export const count = (value: number): Amount => ({ kind: 'count', value });
export const money = (value: number, period?: Period): Amount => ({ kind: 'money', value, period });
/** A number with its unit: "14 people". */
export const named = (one: Quantity): Amount => ({ ...bare(one), said: shownAll([one]) });
/** The same without its period. */
export const bare = ({ kind, value }: Amount): Amount => ({ kind, value });
