import { useEffect, useRef } from 'react';
import { Button, ButtonLink } from '../controls/button';
import { isFocusNowhere } from '../elements/keep-focus';
import { useInBrowser } from '../elements/use-in-browser';
import { t } from '../text/texts';
import { numberText } from '../text/wording';
import styles from './load-more.module.css';

export interface LoadMoreProps {
  /** Number of rows on the screen. */
  shown: number;
  /** Total number of rows, if known; once all are shown, the button disappears. */
  total?: number;
  onMore: () => void;
  busy?: boolean;
  /** Noun for the rows: 'jobs', 'reviews'. Default: 'results'. */
  noun?: string;
  /** For lists whose pages have addresses: for crawlers and browsers without scripts. */
  page?: ListPage;
}

/** A page of a list with its own address. */
interface ListPage {
  /** Number of rows before this page. */
  readonly before: number;
  /** Addresses of the previous and next page. */
  readonly next: string;
  readonly previous: string | undefined;
}

/** The end of a long list: how many rows are shown, and a button for more. */
export function LoadMore({ shown, total, onMore, busy, noun = t('results'), page }: LoadMoreProps) {
  const before = page?.before ?? 0;
  const all = total !== undefined && before + shown >= total;
  const part =
    before > 0
      ? t('firstToLast', { first: numberText(before + 1), last: numberText(before + shown) })
      : numberText(shown);
  const inBrowser = useInBrowser();
  const text = useRef<HTMLParagraphElement>(null);
  const had = useRef(!all);
  useEffect(() => {
    // The button disappeared with the last rows: the focus stays here.
    if (had.current && all && isFocusNowhere()) text.current?.focus({ preventScroll: true });
    had.current = !all;
  }, [all]);
  return (
    <div className={styles.more} data-print="hide">
      <p className={styles.text} ref={text} role="status" tabIndex={-1}>
        {shownText(part, total, noun)}
      </p>
      {page?.previous && (
        <ButtonLink href={page.previous} rel="prev">
          {t('previousPage')}
        </ButtonLink>
      )}
      {!all &&
        (page && !inBrowser ? (
          <ButtonLink href={page.next} rel="next">
            {t('loadMore')}
          </ButtonLink>
        ) : (
          <Button busy={busy} busyLabel={t('loading')} onClick={onMore}>
            {t('loadMore')}
          </Button>
        ))}
    </div>
  );
}

function shownText(part: string, total: number | undefined, noun: string): string {
  if (total === undefined) return t('showingPartNoun', { part, noun });
  // The nouns are plurals.
  if (total === 1) return t('showingOnlyOne');
  return t('showingPartTotalNoun', { part, total: numberText(total), noun });
}
