/** How a number is shown: dollars, percent, a plain number, or a number of months. */
export type Unit = 'money' | 'percent' | 'count' | 'months';

/** A number that somebody enters; one with `otherwise` may be left out. */
export interface WorksheetField<Name extends string = string> {
  readonly name: Name;
  readonly unit: Unit;
  /** Taken where nothing is entered. */
  readonly otherwise?: number;
}

/** A number that was worked out. Money is in dollars, unrounded; what people or pieces are counted in is rounded up. */
interface WorksheetResult {
  readonly name: string;
  readonly unit: Unit;
  readonly value: number;
}

/** The numbers of a worksheet by their names, all of them known. */
type Numbers<Fields extends readonly WorksheetField[]> = Readonly<
  Record<Fields[number]['name'], number>
>;

/**
 * A question that owners ask, the numbers that decide it, and what they give. The first result answers the question.
 * A result that the numbers cannot have (a cost paid back by a loss) is left out.
 */
export interface Worksheet {
  readonly id: string;
  readonly fields: readonly WorksheetField[];
  /**
   * @param values by the names of the fields: at least zero; those that may be left out may be undefined
   * @returns nothing where a number is missing, below zero or too large, or where nothing can be worked out
   */
  readonly workOut: (values: Readonly<Record<string, number | undefined>>) => WorksheetResult[];
}

/** Larger numbers are typing errors. */
const mostValue = 1e12;

type Result = readonly [name: string, unit: Unit, value: number];

/** Returns a worksheet whose calculation gets only numbers that are known. */
export function worksheet<const Fields extends readonly WorksheetField[]>(
  id: string,
  fields: Fields,
  calculate: (values: Numbers<Fields>) => readonly Result[],
): Worksheet {
  return {
    id,
    fields,
    workOut: (entered) => {
      const values = fields.map(
        ({ name, otherwise }) => [name, entered[name] ?? otherwise] as const,
      );
      if (!values.every(([, value]) => value !== undefined && value >= 0 && value <= mostValue))
        return [];
      return calculate(Object.fromEntries(values) as Numbers<Fields>)
        .filter(([, , value]) => Number.isFinite(value))
        .map(([name, unit, value]) => ({
          name,
          unit,
          value: unit === 'count' ? whole(value) : value,
        }));
    },
  };
}

/** Rounded up, but not for the last binary digit: 12.000000000000002 customers are twelve. */
const whole = (value: number) => Math.ceil(value - 1e-9);

/** A quotient that makes sense only between numbers above zero. */
export const ratio = (dividend: number, divisor: number): number =>
  dividend >= 0 && divisor > 0 ? dividend / divisor : Number.NaN;

/** The part that is left of an amount. @param percent of it */
export const partOf = (amount: number, percent: number): number => (amount * percent) / 100;

/** An hour's pay by the weeks of an average month: 52 ÷ 12. */
export const weeksInMonth = 52 / 12;
