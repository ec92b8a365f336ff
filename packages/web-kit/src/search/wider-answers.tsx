import type { SearchSummary, WiderSearch } from '@commons/contracts/search/search-summary';
import { Button } from '@commons/ui/button';
import { t } from '@commons/ui/texts';
import { countText } from '@commons/ui/wording';
import type { ReactNode } from 'react';
import styles from './wider-answers.module.css';

interface WiderAnswersProps {
  readonly summary: SearchSummary | undefined;
  /** Label of a filter: 'Remote OK' of `remote_ok`. */
  readonly nameOf: (without: WiderSearch['without']) => string;
  /** Replaces the words. */
  readonly onSearch: (search: string) => void;
  /** Removes a filter. */
  readonly onWithout: (field: string) => void;
  /** Shown without alternatives. */
  readonly children: ReactNode;
}

/** What a search without results would find with another word, or without one of its conditions. */
export function WiderAnswers(props: WiderAnswersProps) {
  const { summary, nameOf, onSearch, onWithout, children } = props;
  const { near_words: nearWords = [], wider = [] } = summary ?? {};
  if (nearWords.length + wider.length === 0) return children;
  return (
    <ul aria-label={t('searchesFindSomething')} className={styles.ways}>
      {nearWords.map(({ word, known, search, total }) => (
        <li key={`${word} ${known}`}>
          <Button onClick={() => onSearch(search)}>
            {t('counttextKnownInsteadWord', { countText: countText({ total }), known, word })}
          </Button>
        </li>
      ))}
      {wider.map(({ without, search, total }) => (
        <li key={`${without.field} ${without.value}`}>
          <Button
            onClick={() => (search === undefined ? onWithout(without.field) : onSearch(search))}
          >
            {t('counttextWithoutNameof', {
              countText: countText({ total }),
              nameOf: nameOf(without),
            })}
          </Button>
        </li>
      ))}
    </ul>
  );
}
