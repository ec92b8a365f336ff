import { entered, roundedUp, type Term, type Unit } from './term.js';

export type { Unit } from './term.js';

/** The time that a number is for. */
export type FieldPeriod = 'hour' | 'week' | 'month';

/** A number that somebody enters; one with `otherwise` may be left out. */
export interface WorksheetField<Name extends string = string> {
  readonly name: Name;
  /** In English; `worksheet-words.ts` has it in Spanish. */
  readonly label: string;
  readonly unit: Unit;
  readonly per?: FieldPeriod | undefined;
  /** Taken where nothing is entered. */
  readonly otherwise?: number | undefined;
}

/** A number that was worked out. Money is in dollars, unrounded; what people or pieces are counted in is rounded up. */
export interface WorksheetResult {
  readonly name: string;
  readonly label: string;
  readonly unit: Unit;
  readonly value: number;
  /** The arithmetic, with the value before it was rounded up. */
  readonly term: Term;
}

/**
 * A question that owners ask, the numbers that decide it, and what they give. The first result answers the question.
 * A result that the numbers cannot have (a cost paid back by a loss) is left out.
 */
export interface Worksheet {
  readonly id: string;
  /** In English; `worksheet-words.ts` has it in Spanish. */
  readonly question: string;
  readonly fields: readonly WorksheetField[];
  /**
   * @param values by the names of the fields: at least zero; those that may be left out may be undefined
   * @returns nothing where a number is missing, below zero or too large, or where nothing can be worked out
   */
  readonly workOut: (values: Readonly<Record<string, number | undefined>>) => WorksheetResult[];
}

type Field = Omit<WorksheetField, 'name'>;
type Options = Pick<Field, 'per' | 'otherwise'>;

const field =
  (unit: Unit) =>
  (label: string, options: Options = {}): Field => ({ label, unit, ...options });

export const money = field('money');
export const percent = field('percent');
export const count = field('count');
export const months = field('months');

/** Larger numbers are typing errors. */
const maxValue = 1e12;

interface Definition<Name extends string> {
  readonly id: string;
  readonly question: string;
  readonly fields: Readonly<Record<Name, Field>>;
  /** Results by their names: a label in English, and the number; nothing for one that does not apply. */
  results(
    of: Readonly<Record<Name, Term>>,
  ): Readonly<Record<string, readonly [label: string, term: Term | undefined]>>;
}

/** Returns a worksheet whose calculation gets only numbers that are known. */
export function worksheet<Name extends string>({
  id,
  question,
  fields,
  results,
}: Definition<Name>): Worksheet {
  const all = Object.entries<Field>(fields).map(([name, of]) => ({ name, ...of }));
  return {
    id,
    question,
    fields: all,
    workOut: (values) => {
      const numbers = all.map(
        ({ name, unit, otherwise }) => [name, values[name] ?? otherwise, unit] as const,
      );
      const terms: [string, Term][] = [];
      for (const [name, value, unit] of numbers) {
        if (value === undefined || !(value >= 0 && value <= maxValue)) return [];
        terms.push([name, entered(value, unit)]);
      }
      return Object.entries(results(Object.fromEntries(terms) as Record<Name, Term>)).flatMap(
        ([name, [label, term]]) => {
          if (!term || !Number.isFinite(term.value)) return [];
          const { unit } = term;
          const { value } = unit === 'count' ? roundedUp(term) : term;
          return [{ name, label, unit, term, value }];
        },
      );
    },
  };
}
