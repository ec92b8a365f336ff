import type { ResumeLineQuote } from '@commons/contracts/resumes/resumes';
import { Details } from '@commons/ui/layout/details';
import { t } from '@commons/ui/text/texts';
import type { ReactNode } from 'react';
import styles from './analysis.module.css';
import { type ExcerptLine, excerptAround } from './excerpt';

interface QuotedLinesProps {
  /** Text of the point: lines that it quotes are not repeated. */
  readonly texts: readonly string[];
  readonly quotes: readonly ResumeLineQuote[];
  /** All lines of the résumé, if the server returns them. */
  readonly all: readonly string[];
  /** A button next to. */
  readonly children: ReactNode;
}

const most = 3;

const withoutBullet = (line: string) => line.replace(/^[\s•▪◦‣·●○*–—-]+/u, '').trim();

/** "Show line 5 in the resume" */
function summaryOf(excerpt: readonly ExcerptLine[]): string {
  const numbers = excerpt.filter(({ isQuoted }) => isQuoted).map(({ index }) => index + 1);
  const more = numbers.length > most ? ' …' : '';
  return t('showLines', {
    count: numbers.length,
    lines: numbers.slice(0, most).join(', ') + more,
  });
}

/** The lines of a point, and on demand their surroundings in the résumé. */
export function QuotedLines({ quotes, texts, all, children }: QuotedLinesProps) {
  const isShown = ({ text }: ResumeLineQuote) =>
    texts.some((shown) => shown.includes(withoutBullet(text)));
  const notShown = quotes.filter((quote) => !isShown(quote));
  const more = notShown.length - most;
  const excerpt = excerptAround(quotes, all);
  return (
    <div className={styles.quotes}>
      {notShown.slice(0, most).map(({ index, text }) => (
        <q className={styles.quote} key={`${index}:${text}`}>
          {withoutBullet(text)}
        </q>
      ))}
      {more > 0 && <p className={styles.soft}>{t('moreMore', { more })}</p>}
      <div className={styles.actions}>
        {excerpt.length > 0 && (
          <Details summary={summaryOf(excerpt)}>
            <ol className={styles.excerpt}>
              {excerpt.map(({ index, text, isQuoted }) => (
                <li key={index} value={index + 1}>
                  {isQuoted ? <mark className={styles.marked}>{text}</mark> : text || '\u00a0'}
                </li>
              ))}
            </ol>
          </Details>
        )}
        {children}
      </div>
    </div>
  );
}
