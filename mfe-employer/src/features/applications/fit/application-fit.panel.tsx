import type { ApplicationFit, FitRequirement } from '@commons/contracts/jobs/job-fit';
import { Button } from '@commons/ui/controls/button';
import { Stack } from '@commons/ui/layout/page';
import { Spinner } from '@commons/ui/loading/spinner';
import { Banner } from '@commons/ui/messages/banner';
import { t } from '@commons/ui/text/texts';
import { errorMessage } from '@commons/web-kit/api/api-error';
import { useApplicationFit } from '../applications.api';
import styles from './application-fit.module.css';

/** Quotes from letter and résumé next to each requirement, without a count, score or ranking of people. */
export default function ApplicationFitPanel({ id }: { readonly id: string }) {
  const fit = useApplicationFit(id);
  if (fit.data) return <Quotes fit={fit.data} />;
  if (!fit.error) return <Spinner room="panel" />;
  return (
    <Banner tone="warning">
      {errorMessage(fit.error, t('applicationCouldNotCompared'))}{' '}
      <Button size="small" variant="quiet" onClick={() => void fit.refetch()}>
        {t('tryAgain')}
      </Button>
    </Banner>
  );
}

function Quotes({ fit }: { readonly fit: ApplicationFit }) {
  const { must, nice, work, unread, has_resume } = fit;
  if (must.length + nice.length + work.length === 0) return <p>{t('jobNamesNoRequirements')}</p>;
  return (
    <Stack gap={4}>
      {unread && <Banner tone="warning">{unread}</Banner>}
      {!has_resume && <p>{t('thereNoResumeOnly')}</p>}
      <p className={styles.about}>{t('linesOfApplication')}</p>
      <Group all={must} title={t('required')} />
      <Group all={nice} title={t('niceHave')} />
      <Group all={work} title={t('theWork')} />
    </Stack>
  );
}

function Group({
  all,
  title,
}: {
  readonly all: readonly FitRequirement[];
  readonly title: string;
}) {
  if (all.length === 0) return null;
  const quoted = all.filter(({ quotes }) => quotes.length > 0);
  const open = all.filter(({ quotes }) => quotes.length === 0);
  return (
    <section>
      <h4 className={styles.title}>{title}</h4>
      {quoted.length > 0 && (
        <dl className={styles.list}>
          {quoted.map((requirement) => (
            <Pair key={requirement.text} {...requirement} />
          ))}
        </dl>
      )}
      {open.length > 0 && (
        <div className={styles.open}>
          <p>{t('noLineFoundFor')}</p>
          <ul>
            {open.map(({ text }) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

function Pair({ text, state, quotes }: FitRequirement) {
  return (
    <div className={styles.pair}>
      <dt>
        {text} {state === 'partly' && <span className={styles.from}>{t('inPartOrNearly')}</span>}
      </dt>
      {quotes.map((quote) => (
        <dd key={quote.text}>
          <q className={styles.quote}>{quote.text}</q>{' '}
          <span className={styles.from}>
            {quote.from === 'letter' ? t('fromLetter') : t('fromResume')}
          </span>
        </dd>
      ))}
    </div>
  );
}
