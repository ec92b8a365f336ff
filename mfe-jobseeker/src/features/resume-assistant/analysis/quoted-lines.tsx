import type { ResumeLineQuote } from '@commons/contracts/resumes';
import { Details } from '@commons/ui/details';
import styles from './analysis.module.css';
import { excerptAround } from './excerpt';

interface QuotedLinesProps {
  readonly quotes: readonly ResumeLineQuote[];
  /** All lines of the résumé, where the server gives them. */
  readonly all: readonly string[];
}

const most = 3;

/** The lines that a point is about, and on demand where they are in the résumé. */
export function QuotedLines({ quotes, all }: QuotedLinesProps) {
  if (quotes.length === 0) return null;
  const more = quotes.length - most;
  const excerpt = excerptAround(quotes, all);
  return (
    <div className={styles.quotes}>
      {quotes.slice(0, most).map(({ index, text }) => (
        <q className={styles.quote} key={`${index}:${text}`}>
          {text}
        </q>
      ))}
      {more > 0 && <p className={styles.soft}>and {more} more</p>}
      {excerpt.length > 0 && (
        <Details summary="Show in the resume">
          <ol className={styles.excerpt}>
            {excerpt.map(({ index, text, isQuoted }) => (
              <li key={index} value={index + 1}>
                {isQuoted ? <mark className={styles.marked}>{text}</mark> : text || '\u00a0'}
              </li>
            ))}
          </ol>
        </Details>
      )}
    </div>
  );
}
