import type { ModerationDecision, ReportedSubject } from '@commons/contracts/moderation/moderation';
import { t } from '@commons/ui/text/texts';
import { type DecisionWords, decisionWords } from '../reports/decision-words';

/** Content that operators may take off the site. */
export type PageSubject = Pick<ReportedSubject, 'kind' | 'id' | 'title' | 'hidden'>;

interface PageWords extends DecisionWords {
  readonly decision: ModerationDecision['decision'];
  /** Label of the button on the page; ends with dots because it opens a dialog. */
  readonly opener: string;
}

/** The texts of the action. A listing is "suspended", as its owner reads it; everything else is "hidden". */
export function pageWords(subject: PageSubject): PageWords {
  const { kind } = subject;
  const decision = subject.hidden ? 'keep' : 'hide';
  const words = decisionWords(subject, decision);
  if (decision === 'keep')
    return { ...words, decision, opener: t('showThisReviewAgain', { kind }) };
  if (kind !== 'listing')
    return { ...words, decision, opener: kind === 'job' ? t('hideThisJob') : t('hideThisReview') };
  return {
    ...words,
    decision,
    opener: t('suspendThisBusiness'),
    button: t('suspend'),
    title: t('suspendThisBusiness2'),
    done: t('businessSuspended'),
  };
}
