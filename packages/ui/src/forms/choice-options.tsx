import { t, translate } from '../text/texts';
import { countText } from '../text/wording';
import styles from './choice-options.module.css';

export interface Choices {
  /** The specified list (D1, D2). */
  readonly first: readonly string[];
  /** Further stored values, under "More" (decision A22). */
  readonly more: readonly string[];
}

/** Compares case-insensitively: a filter may have 'full-time' where the form has 'Full-time'. */
export const choices = (first: readonly string[], all: readonly string[]): Choices => {
  const known = new Set(first.map((word) => word.toLowerCase()));
  return { first, more: all.filter((word) => !known.has(word.toLowerCase())) };
};

/** Number of results for a choice; undefined while unknown. */
export type ChoiceCount = (value: string) => number | undefined;

/** 'Part-time (14)'; the label alone while the number is unknown or zero. */
export function countedLabel(label: string, count: number | undefined): string {
  return count ? `${label} (${countText({ total: count })})` : label;
}

/** A choice with its count; one without results can be chosen, but is muted. */
export function CountedOption({
  value,
  label = translate(value),
  count,
  disabled,
}: CountedOptionProps) {
  const found = count?.(value);
  return (
    <option className={found === 0 ? styles.none : undefined} disabled={disabled} value={value}>
      {countedLabel(label, found)}
    </option>
  );
}

interface CountedOptionProps {
  readonly value: string;
  readonly label?: string;
  readonly count?: ChoiceCount | undefined;
  readonly disabled?: boolean | undefined;
}

/** Filter values may be lower case on the wire; they are displayed with a capital. */
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** The options of a select: the specified values, then the others under "More". */
export function ChoiceOptions({
  first,
  more,
  count,
}: Choices & { readonly count?: ChoiceCount | undefined }) {
  return (
    <>
      {first.map((word) => (
        <CountedOption count={count} key={word} label={translate(capital(word))} value={word} />
      ))}
      <optgroup label={t('more')}>
        {more.map((word) => (
          <CountedOption count={(value) => count?.(value) || undefined} key={word} value={word} />
        ))}
      </optgroup>
    </>
  );
}
