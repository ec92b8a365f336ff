import type { ModerationDecision, ReportedSubject } from '@commons/contracts/moderation/moderation';
import { reportersToHide, reportReasons } from '@commons/contracts/moderation/moderation-lists';
import { contactDetailsIn } from '@commons/contracts/text/contact-details';
import { Badge, BadgeRow } from '@commons/ui/controls/badge';
import { Button } from '@commons/ui/controls/button';
import { Disclosure } from '@commons/ui/layout/disclosure';
import { Row, Stack } from '@commons/ui/layout/page';
import { Card } from '@commons/ui/lists/card';
import { rich, t, translate } from '@commons/ui/text/texts';
import { Link } from '@commons/web-kit/router';
import { type ReactNode, useId } from 'react';
import { EarlierDecisions } from '../log/earlier-decisions';
import styles from '../parts/operator.module.css';
import { When } from '../parts/when';
import { decisionWords, kindName } from './decision-words';

export type Decision = ModerationDecision['decision'];

interface ReportCardProps {
  readonly subject: ReportedSubject;
  readonly onDecide: (decision: Decision) => void;
  /** Shown above the decisions: the author, in the queue. */
  readonly children?: ReactNode;
}

/** Longer texts are collapsed, so that the reports stay visible. */
const longText = 600;

/** The reported subject, its reports, and both decisions. */
export function ReportCard({ subject, onDecide, children }: ReportCardProps) {
  const titleId = useId();
  const { kind, title, path, text } = subject;
  return (
    <Card aria-labelledby={titleId} as="article">
      <Stack gap={3}>
        <Row gap={2} spread>
          <h2 className={styles.title} id={titleId}>
            {path ? (
              <Link data-key="o" to={path}>
                {title}
              </Link>
            ) : (
              title
            )}
          </h2>
          <BadgeRow>
            <Badge>{kindName(kind)}</Badge>
            {subject.hidden ? (
              <Badge dot tone="red">
                {t('hidden')}
              </Badge>
            ) : (
              <Badge dot tone="green">
                {t('shown')}
              </Badge>
            )}
          </BadgeRow>
        </Row>
        {text && <Words text={text} />}
        <Reports subject={subject} />
        {subject.words && <WatchedWords words={subject.words} />}
        {subject.objection && <Objection {...subject.objection} />}
        {subject.earlier && (
          <EarlierDecisions
            actions={subject.earlier}
            label={t('decidedBefore', { count: subject.earlier.length })}
          />
        )}
        {children}
        <Row data-print="hide">
          <Decisions onDecide={onDecide} subject={subject} />
        </Row>
      </Stack>
    </Card>
  );
}

function Words({ text }: { readonly text: string }) {
  if (text.length <= longText) return <p className={styles.words}>{text}</p>;
  return (
    <Disclosure label={t('readWholeText')}>
      <p className={styles.words}>{text}</p>
    </Disclosure>
  );
}

function Reports({ subject }: Pick<ReportCardProps, 'subject'>) {
  const { kind, reporters, reports, last_reported_at, no_case } = subject;
  if (kind === 'wave') return <Wave subject={subject} />;
  if (no_case) return <p className={styles.soft}>{t('nobodyReportedIt')}</p>;
  if (reporters === 0) {
    if (subject.words && subject.state === 'open') return null;
    return (
      <p className={styles.soft}>
        {rich('nobodyReportedItFirstDecided', { when: () => <When iso={last_reported_at} /> })}
      </p>
    );
  }
  return (
    <>
      <p className={styles.soft}>
        {rich('reportedByPeopleLastOn', {
          count: reporters,
          when: () => <When iso={last_reported_at} />,
        })}
      </p>
      <Weight subject={subject} />
      <Reasons reports={reports} />
    </>
  );
}

function Wave({ subject }: Pick<ReportCardProps, 'subject'>) {
  return (
    <p className={styles.soft}>
      {subject.hidden
        ? rich('farMoreReviewsThanUsual', { when: () => <When iso={subject.last_reported_at} /> })
        : rich('nothingHeldBackAnyMore', { when: () => <When iso={subject.last_reported_at} /> })}
    </p>
  );
}

/** Progress of reports towards hiding a job, or that they have hidden it. */
function Weight({ subject }: Pick<ReportCardProps, 'subject'>) {
  const { counted, hidden, hidden_by } = subject;
  if (counted === undefined) return null;
  const text = hidden
    ? hidden_by === 'reports' && t('hiddenByReportsUntilYou')
    : t('countedMostThatHideJob', { counted, most: reportersToHide });
  return text ? <p className={styles.soft}>{text}</p> : null;
}

/** Why it is in the queue, if not because of reports: watched words, or contact details in a review. */
function WatchedWords({ words }: { readonly words: readonly string[] }) {
  const contacts = words.filter((word) => contactDetailsIn(word).length > 0);
  const watched = words.filter((word) => !contacts.includes(word));
  return (
    <>
      {watched.length > 0 && (
        <p className={styles.soft}>{t('containsWatchedWords', { words: watched.join(', ') })}</p>
      )}
      {contacts.length > 0 && (
        <p className={styles.soft}>{t('containsContacts', { contacts: contacts.join(', ') })}</p>
      )}
    </>
  );
}

function Objection({ text, created_at }: NonNullable<ReportedSubject['objection']>) {
  return (
    <div>
      <p className={styles.soft}>
        {rich('employerObjects', { when: () => <When iso={created_at} /> })}
      </p>
      <p className={styles.words}>{text}</p>
    </div>
  );
}

function Reasons({ reports }: Pick<ReportedSubject, 'reports'>) {
  return (
    <ul className={styles.reasons}>
      {reports.map(({ reason, note, counts, created_at }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: reports are only ever added at the end
        <li key={index}>
          <strong>{translate(reportReasons[reason])}</strong>
          {counts && <Badge>{t('counts')}</Badge>}
          {note && <span className={styles.note}>{note}</span>}
          <When iso={created_at} />
        </li>
      ))}
    </ul>
  );
}

function Decisions({ subject, onDecide }: ReportCardProps) {
  if (subject.kind === 'wave' && !subject.hidden) return null;
  const open: readonly ('hide' | 'keep')[] = ['hide', 'keep'];
  const decisions = subject.state === 'open' ? open : ([subject.hidden ? 'keep' : 'hide'] as const);
  return decisions.map((decision) => {
    const { button } = decisionWords(subject, decision);
    return (
      <Button
        aria-haspopup="dialog"
        aria-label={`${button}: ${subject.title}`}
        data-key={decision === 'hide' ? 'x' : 'a'}
        key={decision}
        onClick={() => onDecide(decision)}
      >
        {button}
      </Button>
    );
  });
}
