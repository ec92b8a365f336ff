import { upperFirst } from '@commons/contracts/text/upper-first';
import type { ConflictChoice, ConflictRow } from '@commons/ui/dialogs/conflict-dialog';
import { t } from '@commons/ui/text/texts';

/** Labels of the fields of a form, in its order. */
export type FieldLabels<Values> = { readonly [Name in keyof Values]: string };

/** Formats a value whose raw text does not suffice, e.g. a code. */
export type FieldWords<Values> = {
  readonly [Name in keyof Values]?: (value: Values[Name]) => string;
};

/** A form value as text: lists in a row, rows and days on separate lines. */
export function plainWords(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return value ? t('yes') : t('no');
  if (Array.isArray(value)) {
    const isRows = value.some((one) => typeof one === 'object');
    return value.map(isRows ? rowWords : plainWords).join(isRows ? '\n' : ', ');
  }
  if (typeof value !== 'object') return String(value).trim();
  return Object.entries(value)
    .filter(([, text]) => plainWords(text))
    .map(([name, text]) => `${upperFirst(name)}: ${plainWords(text)}`)
    .join('\n');
}

const rowWords = (row: unknown) =>
  Object.values(Object(row)).map(plainWords).filter(Boolean).join(', ');

export interface ConflictingValues<Values> {
  /** The common base version. */
  readonly base: Values;
  readonly mine: Values;
  readonly theirs: Values;
}

/**
 * The fields that were changed elsewhere to a value that differs from the form's. Changes of only one side do not
 * conflict; those of the other side are preselected.
 */
export function conflictRows<Values extends object>(
  { base, mine, theirs }: ConflictingValues<Values>,
  labels: Partial<FieldLabels<Values>>,
  words: FieldWords<Values> = {},
): ConflictRow[] {
  const names = Object.keys(labels) as (keyof Values & string)[];
  return names.flatMap((name) => {
    const read = (values: Values) => (words[name] ?? plainWords)(values[name]);
    const [before, own, other] = [read(base), read(mine), read(theirs)];
    if (other === own || other === before) return [];
    const choice: ConflictChoice = own === before ? 'theirs' : 'mine';
    return [{ name, label: labels[name] ?? name, mine: own, theirs: other, choice }];
  });
}

/** The form with the chosen values. */
export function mergedValues<Values extends object>(
  mine: Values,
  theirs: Values,
  rows: readonly ConflictRow[],
): Values {
  const taken = rows.filter(({ choice }) => choice === 'theirs').map(({ name }) => name);
  return {
    ...mine,
    ...Object.fromEntries(taken.map((name) => [name, theirs[name as keyof Values]])),
  };
}
