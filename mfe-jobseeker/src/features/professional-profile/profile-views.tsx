import type { ProfileViews } from '@commons/contracts/resumes/profiles';
import { Disclosure } from '@commons/ui/layout/disclosure';
import { Grid } from '@commons/ui/layout/page';
import { StatTile } from '@commons/ui/lists/stat-tile';
import { locale, t } from '@commons/ui/text/texts';
import { dateText } from '@commons/ui/text/wording';
import { useProfileViews } from './professional-profile.api';
import styles from './share/share.card.module.css';

/** Views of the shared profile: total, this month, and each of the last 30 days. */
export function ProfileViewCounts() {
  const { data, isError } = useProfileViews();
  const shown = (count: number | undefined) =>
    count?.toLocaleString(locale) ?? (isError ? '–' : '…');
  return (
    <>
      <Grid cell="small">
        <StatTile label={t('totalViews')} value={shown(data?.total_views)} />
        <StatTile label={t('viewsMonth')} value={shown(data?.views_this_month)} />
      </Grid>
      {data && data.total_views > 0 && <ViewsChart days={data.days ?? []} />}
    </>
  );
}

/** 'Dec 24' */
const shortDate = (date: string | undefined) =>
  date ? dateText(date, { month: 'short', day: 'numeric' }) : '';

const step = 10;
const height = 60;

function ViewsChart({ days }: { readonly days: ProfileViews['days'] }) {
  const most = Math.max(1, ...days.map(({ views }) => views));
  return (
    <figure className={styles.chart}>
      <svg
        aria-hidden="true"
        preserveAspectRatio="none"
        viewBox={`0 0 ${days.length * step} ${height}`}
      >
        {days.map(({ date, views }, at) => {
          const size = (views / most) * height;
          return (
            <rect
              className={styles.bar}
              height={size}
              key={date}
              width={step - 3}
              x={at * step + 1.5}
              y={height - size}
            />
          );
        })}
      </svg>
      <figcaption className={styles.caption}>
        <span>{shortDate(days[0]?.date)}</span>
        <span>{t('viewsDayAtMost', { most })}</span>
        <span>{shortDate(days.at(-1)?.date)}</span>
      </figcaption>
      <Disclosure label={t('showDaysAsTable')}>
        <table className={styles.table}>
          <caption>{t('viewsLastLengthDays', { length: days.length })}</caption>
          <thead>
            <tr>
              <th scope="col">{t('day')}</th>
              <td>{t('views')}</td>
            </tr>
          </thead>
          <tbody>
            {days.map(({ date, views }) => (
              <tr key={date}>
                <th scope="row">{shortDate(date)}</th>
                <td>{views}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Disclosure>
    </figure>
  );
}
