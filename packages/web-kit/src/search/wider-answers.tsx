import type { SearchSummary, WiderSearch } from '@commons/contracts/search/search-summary';
import { Button, ButtonLink } from '@commons/ui/controls/button';
import { t } from '@commons/ui/text/texts';
import { countText } from '@commons/ui/text/wording';
import { Link } from '@commons/web-kit/router';
import type { ReactNode } from 'react';
import styles from './wider-answers.module.css';

/** A link to related results: a category, or the same words in another area. */
export interface RelatedLink {
  readonly label: string;
  readonly to: string;
}

interface WiderAnswersProps {
  readonly summary: SearchSummary | undefined;
  /** Label of a filter: 'Remote OK' of `remote_ok`. */
  readonly nameOf: (without: WiderSearch['without']) => string;
  /** Replaces the words. */
  readonly onSearch: (search: string) => void;
  /** Removes a filter. */
  readonly onWithout: (field: string) => void;
  /** Shown before the searches with fewer words, which are less precise. */
  readonly near?: readonly RelatedLink[];
  /** Shown without alternatives. */
  readonly children: ReactNode;
}

/** Whether nothing is listed for these words at all, neither without a filter nor with fewer words. */
export const isNothingListed = (search: string, summary: SearchSummary | undefined): boolean =>
  search.trim() !== '' && summary?.wider.length === 0 && summary.near_words.length === 0;

/** What a search without results would find with another word, or without one of its conditions. */
export function WiderAnswers(props: WiderAnswersProps) {
  const { summary, nameOf, onSearch, onWithout, near = [], children } = props;
  const { near_words: nearWords = [], wider = [] } = summary ?? {};
  if (nearWords.length + wider.length + near.length === 0) return children;
  const isFilter = ({ without }: WiderSearch) => without.field !== 'search';
  const wayOf = ({ without, search, total }: WiderSearch) => (
    <li key={`${without.field} ${without.value}`}>
      <Button onClick={() => (search === undefined ? onWithout(without.field) : onSearch(search))}>
        {t('counttextWithoutNameof', {
          countText: countText({ total }),
          nameOf: nameOf(without),
        })}
      </Button>
    </li>
  );
  return (
    <ul aria-label={t('searchesFindSomething')} className={styles.ways}>
      {nearWords.map(({ word, known, search, total }) => (
        <li key={`${word} ${known}`}>
          <Button onClick={() => onSearch(search)}>
            {t('counttextKnownInsteadWord', { countText: countText({ total }), known, word })}
          </Button>
        </li>
      ))}
      {wider.filter(isFilter).map(wayOf)}
      {near.map(({ label, to }) => (
        <li key={to}>
          <ButtonLink as={Link} to={to}>
            {label}
          </ButtonLink>
        </li>
      ))}
      {wider.filter((way) => !isFilter(way)).map(wayOf)}
    </ul>
  );
}
