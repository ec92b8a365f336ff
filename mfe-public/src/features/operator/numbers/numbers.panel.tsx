import { townTime } from '@commons/contracts/businesses/open-state';
import type { MissedSearch } from '@commons/contracts/portal/town-numbers';
import { Button } from '@commons/ui/controls/button';
import { Row, Section, Stack } from '@commons/ui/layout/page';
import { Spinner } from '@commons/ui/loading/spinner';
import { locale, t } from '@commons/ui/text/texts';
import { townTimeZone } from '@commons/ui/text/town-time-zone';
import { monthAndYear } from '@commons/ui/text/wording';
import { saveFile } from '@commons/web-kit/page/save-file';
import { useSearchParams } from '@commons/web-kit/router';
import styles from '../parts/operator.module.css';
import { ListFailure } from '../parts/operator-list';
import { useNumbers } from './numbers.api';
import look from './numbers.module.css';
import { type Figure, figuresOf, monthAfter, numbersCsv } from './town-figures';

const monthForm = /^20\d{2}-(?:0[1-9]|1[0-2])$/;

const monthName = (month: string): string => monthAndYear(`${month}-01`);

const shown = (value: number | undefined): string =>
  value === undefined ? '–' : value.toLocaleString(locale);

/** The town's figures of a month, next to those of the month before; without anything about persons (docs/adr/0029). */
export function NumbersPanel() {
  const [search, setSearch] = useSearchParams();
  const present = townTime(new Date(), townTimeZone()).date.slice(0, 7);
  const asked = search.get('month') ?? '';
  const month = monthForm.test(asked) ? asked : present;
  const before = monthAfter(month, -1);
  const [now, then] = [useNumbers(month), useNumbers(before)];
  const error = now.error ?? then.error;
  const go = (months: number) =>
    setSearch({ tab: 'numbers', month: monthAfter(month, months) }, { replace: true });
  const save = () => {
    const csv = numbersCsv(month, now.numbers, then.numbers);
    saveFile(new Blob([csv], { type: 'text/csv' }), `${t('numbersFile')}-${month}.csv`);
  };
  return (
    <Section title={monthName(month)}>
      <Stack gap={6}>
        <Row data-print="hide">
          <Button onClick={() => go(-1)}>{t('monthBefore', { month: monthName(before) })}</Button>
          {month < present && (
            <Button onClick={() => go(1)}>
              {t('monthAfter', { month: monthName(monthAfter(month, 1)) })}
            </Button>
          )}
          <Button disabled={now.loading || then.loading} onClick={save}>
            {t('saveAsCsv')}
          </Button>
        </Row>
        {error && (
          <ListFailure
            error={error}
            noun={t('numbersNoun')}
            onAgain={() => {
              now.reload();
              then.reload();
            }}
          />
        )}
        {now.loading || then.loading ? (
          <Spinner label={t('loadingNoun', { noun: t('numbersNoun') })} />
        ) : (
          <>
            <Figures figures={figuresOf(now.numbers, then.numbers)} heads={[month, before]} />
            <Missed rows={now.numbers.directory?.missed} title={t('missedInDirectory')} />
            <Missed rows={now.numbers.jobs?.missed} title={t('missedInJobs')} />
          </>
        )}
        <p className={styles.soft}>{t('whatNumbersCount')}</p>
      </Stack>
    </Section>
  );
}

interface FiguresProps {
  readonly figures: readonly Figure[];
  readonly heads: readonly [now: string, before: string];
}

function Figures({ figures, heads }: FiguresProps) {
  return (
    <table className={look.table}>
      <thead>
        <tr>
          <th scope="col">{t('figure')}</th>
          {heads.map((head) => (
            <th key={head} scope="col">
              {monthName(head)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {figures.map(({ label, now, before }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{shown(now)}</td>
            <td>{shown(before)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface MissedProps {
  readonly title: string;
  readonly rows: readonly MissedSearch[] | undefined;
}

/** What people looked for and did not find: what the town lacks, or calls otherwise. */
function Missed({ title, rows }: MissedProps) {
  if (!rows) return null;
  return (
    <div>
      <h3 className={styles.title}>{title}</h3>
      {rows.length === 0 ? (
        <p className={styles.soft}>{t('nothingMissed')}</p>
      ) : (
        <ul>
          {rows.map(({ words, people }) => (
            <li key={words}>
              <q>{words}</q>: {t('peopleCount', { count: people })}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
