import type { Worksheet, WorksheetField } from '@commons/calculators/worksheets/worksheet';
import { worksheets } from '@commons/calculators/worksheets/worksheets';

/** Other labels of numbers that give the number of a field: what goods take leaves what is kept. */
const alsoFrom: Readonly<Record<string, readonly string[]>> = {
  kept: ['costShare'],
  newPrice: ['rise'],
  rentNew: ['rise'],
  theirPay: ['rise'],
  leftNow: ['sales', 'costs'],
  costBefore: ['bought'],
  costNow: ['rise'],
  leaving: ['staying'],
  loan: ['outlay', 'cash'],
  openHours: ['days'],
  wasted: ['wastedCost', 'wastedShare', 'bought'],
  unitCost: ['wastedCost', 'wastedShare', 'bought'],
  wage: ['pay', 'hours'],
  leaves: ['price', 'unitCost', 'sold', 'sales', 'kept', 'costShare', 'costs'],
};
/** Labels that several numbers of a situation have, which are added up. */
export const added: ReadonlySet<string> = new Set(['costs', 'unitCost', 'upkeep', 'owed']);

export interface QuestionLabels {
  /** Without one of these nothing can be worked out. */
  readonly needed: readonly (readonly string[])[];
  /** Whether a label belongs to the question at all. */
  has(label: string): boolean;
  /** Whether the answer is wrong without a number of this label, and not only less exact. */
  decides(label: string): boolean;
}

/** Labels that add to what goes into one, and to the costs, where the question has no field of that name. */
const goodsFrom = ['fee', 'feeEach', 'costShare', 'kept'];
const costsFrom = ['pay', 'hours', 'people'];

function labelsOf({ id, fields }: Worksheet, { name }: WorksheetField): readonly string[] {
  const isOwn = (label: string) => fields.some((field) => field.name === label);
  const others = alsoFrom[name] ?? [];
  if (name === 'unitCost' && id !== 'waste')
    return [name, ...goodsFrom.filter((label) => !isOwn(label))];
  if (name === 'costs') return [name, ...costsFrom];
  // Sales in all, or payments and their size.
  if (name === 'sales' && id === 'twoFees') return [name, 'sold', 'price'];
  return [name, ...others];
}

const known = new Map<string, QuestionLabels>(
  worksheets.map((sheet) => {
    const { id, fields } = sheet;
    const all = new Set(fields.flatMap((field) => labelsOf(sheet, field)));
    const needed = fields.filter(({ otherwise }) => otherwise === undefined);
    return [
      id,
      {
        needed: needed.map((field) => labelsOf(sheet, field)),
        has: (label) => all.has(label),
        decides: (label) =>
          all.has(label) &&
          (added.has(label) || label === 'pay' || needed.some(({ name }) => name === label)),
      },
    ];
  }),
);

/** The labels of a question; none for a question without a worksheet. */
export const labelsOfQuestion = (question: string): QuestionLabels =>
  known.get(question) ?? { needed: [], has: () => false, decides: () => false };

/** Whether two numbers of a situation rarely have this label. */
export const isSingle = (label: string): boolean => label !== 'none' && !added.has(label);

/** Pairs of which the first is nearly always higher. */
export const higher: readonly (readonly [string, string])[] = [
  ['price', 'unitCost'],
  ['theirPay', 'pay'],
  ['costNow', 'costBefore'],
  ['outlay', 'repair'],
  ['newLasts', 'lasts'],
  ['worthAll', 'debts'],
  ['worthAll', 'offered'],
  ['wage', 'benefits'],
  ['rentNew', 'rentNow'],
  ['customers', 'leaving'],
  ['customers', 'staying'],
  ['outlay', 'brings'],
  ['outlay', 'upkeep'],
  ['spends', 'unitCost'],
];
