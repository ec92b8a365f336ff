import type { FitRequirement, FitState, JobFit } from '@commons/contracts/jobs/job-fit';
import { Button } from '@commons/ui/controls/button';
import { Disclosure } from '@commons/ui/layout/disclosure';
import { Stack } from '@commons/ui/layout/page';
import { t, translate } from '@commons/ui/text/texts';
import { useEffect, useRef } from 'react';
import styles from './fit.module.css';
import { fitSummary } from './fit-summary';

interface FitResultProps {
  readonly fit: JobFit;
  readonly onAnother: () => void;
}

/** The result: how a résumé addresses each requirement. */
export function FitResult({ fit, onAnother }: FitResultProps) {
  const summary = useRef<HTMLParagraphElement>(null);
  // Moves the focus to the answer, for keyboard and screen reader.
  useEffect(() => summary.current?.focus(), []);
  const { counted, kind } = fitSummary(fit);
  return (
    <Stack gap={6}>
      <div className={styles.summary}>
        <p className={styles.source}>{comparedWith(fit)}</p>
        <p className={styles.counted} ref={summary} tabIndex={-1}>
          {counted}
        </p>
        <p className={styles.text}>{kind}</p>
      </div>
      {fit.must.length > 0 && <Group all={fit.must} title={t('whatJobAsks')} />}
      {fit.nice.length > 0 && <Group all={fit.nice} title={t('whatWouldBeNiceHave')} />}
      {fit.work.length > 0 && (
        <Disclosure label={t('whatWorkConsists')}>
          <Group all={fit.work} />
        </Disclosure>
      )}
      <div>
        <Button onClick={onAnother}>{t('compareAnotherResume')}</Button>
      </div>
    </Stack>
  );
}

function comparedWith({ read, filename }: JobFit): string {
  if (read === 'profile') return t('comparedProfessionalProfile');
  if (read === 'resume') return t('comparedWith', { name: filename ?? t('storedResume') });
  return t('comparedWhatSentNotStored');
}

/** Groups in display order, with the advice for each. */
const groups: readonly { state: FitState; heading: string; about?: string }[] = [
  { state: 'found', heading: t('words') },
  { state: 'partly', heading: t('partlyThere') },
  {
    state: 'not_found',
    heading: t('notWordsYet'),
    about: t('haveDoneOneLineWhere'),
  },
  {
    state: 'ask',
    heading: t('answer'),
    about: t('resumeRarelyShowsSuitsOne'),
  },
];

function Group({
  all,
  title,
}: {
  readonly all: readonly FitRequirement[];
  readonly title?: string;
}) {
  return (
    <section>
      {title && <h3 className={styles.title}>{title}</h3>}
      <Stack gap={4}>
        {groups.map(({ state, heading, about }) => {
          const own = all.filter((requirement) => requirement.state === state);
          if (own.length === 0) return null;
          return (
            <div className={styles[state]} data-state={state} key={state}>
              <h4 className={styles.heading}>{heading}</h4>
              {about && <p className={styles.about}>{about}</p>}
              <ul className={styles.list}>
                {own.map((requirement) => (
                  <Requirement key={requirement.text} {...requirement} />
                ))}
              </ul>
            </div>
          );
        })}
      </Stack>
    </section>
  );
}

function Requirement({ text, quotes, note }: FitRequirement) {
  return (
    <li className={styles.requirement}>
      <span className={styles.asked}>{text}</span>
      {quotes.map((quote) => (
        <q className={styles.quote} key={quote.text}>
          {quote.text}
        </q>
      ))}
      {note && <span className={styles.note}>{translate(note)}</span>}
    </li>
  );
}
