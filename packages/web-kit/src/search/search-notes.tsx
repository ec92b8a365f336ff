import type { SearchSummary, UnderstoodWords } from '@commons/contracts/search/search-summary';
import { upperFirst } from '@commons/contracts/text/upper-first';
import { Chip } from '@commons/ui/controls/badge';
import { rich, t, translate } from '@commons/ui/text/texts';
import { Link } from '@commons/web-kit/router';
import { useRef } from 'react';
import styles from './search-notes.module.css';

interface SearchNotesProps {
  readonly summary: SearchSummary | undefined;
  /** Address of the search exactly as typed. */
  readonly asTyped: string;
  /** Called with the search without the words of a removed chip. */
  readonly onSearch: (search: string) => void;
}

/** A trade cannot be removed while it is the whole search. */
const subjects: readonly string[] = ['Trade', 'Occupation'];
const isChip = ({ kind, search }: UnderstoodWords) => !subjects.includes(kind) || search !== '';

/** Shows how the words were interpreted and corrected. */
export function SearchNotes({ summary, asTyped, onSearch }: SearchNotesProps) {
  const notes = useRef<HTMLDivElement>(null);
  const { corrected, left_out: leftOut = [], any_of: anyOf = [], nearest } = summary ?? {};
  const chips = summary?.understood.filter(isChip) ?? [];
  const remove = (search: string) => {
    onSearch(search);
    // The focused button is removed; keyboard focus would restart at the top of the page.
    notes.current?.focus({ preventScroll: true });
  };
  return (
    <div aria-live="polite" className={styles.notes} ref={notes} tabIndex={-1}>
      {chips.length > 0 && (
        <ul aria-label={t('understoodAs')} className={styles.chips}>
          {chips.map(({ kind, text, words, search }) => (
            <li key={`${kind} ${words}`}>
              <Chip onRemove={() => remove(search)} title={translate(kind)}>
                {translate(text)}
              </Chip>
            </li>
          ))}
        </ul>
      )}
      {corrected && (
        <p>
          {rich('showingResultsSearchInstead', {
            from: corrected.from,
            strong: () => <strong>{corrected.to}</strong>,
            link: (words) => <Link to={asTyped}>{words}</Link>,
          })}
        </p>
      )}
      {nearest && <p>{t('noExactMatch', { trade: translate(upperFirst(nearest)) })}</p>}
      {anyOf.length > 0 && <p>{t('noResultIsAll', { trades: anyOf.join(' · ') })}</p>}
      {leftOut.length > 0 && <p>{t('noResultHasAll', { join: leftOut.join(', ') })}</p>}
    </div>
  );
}
