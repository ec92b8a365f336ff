import type { ModerationDecision, ReportedSubject } from '@commons/contracts/moderation';
import { type DecisionWords, decisionWords } from '../decision-words';

/** Content that operators may take off the site. */
export type PageSubject = Pick<ReportedSubject, 'kind' | 'id' | 'title' | 'hidden'>;

/** What the public page calls it. */
const nouns: Readonly<Record<PageSubject['kind'], string>> = {
  job: 'job',
  listing: 'business',
  review: 'review',
  wave: 'wave of reviews',
};

interface PageWords extends DecisionWords {
  readonly decision: ModerationDecision['decision'];
  /** Label of the button on the page; ends with dots because it opens a dialog. */
  readonly opener: string;
}

/** The texts of the action. A listing is "suspended", as its owner reads it; everything else is "hidden". */
export function pageWords(subject: PageSubject): PageWords {
  const noun = nouns[subject.kind];
  const decision = subject.hidden ? 'keep' : 'hide';
  const words = decisionWords(subject, decision);
  if (decision === 'keep') return { ...words, decision, opener: `Show this ${noun} again…` };
  if (subject.kind !== 'listing') return { ...words, decision, opener: `Hide this ${noun}…` };
  return {
    ...words,
    decision,
    opener: `Suspend this ${noun}…`,
    button: 'Suspend',
    title: `Suspend this ${noun}?`,
    done: `The ${noun} is suspended.`,
  };
}
