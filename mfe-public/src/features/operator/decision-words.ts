import type { ModerationDecision, ReportedSubject } from '@commons/contracts/moderation';

type Kind = ReportedSubject['kind'];

/** What a subject is called in a sentence. */
export const kindNames: Readonly<Record<Kind, string>> = {
  job: 'job',
  listing: 'business listing',
  review: 'review',
  wave: 'wave of reviews',
};

const hiding: Readonly<Record<Kind, string>> = {
  job: 'It leaves the job board at once and takes no more applications. Its employer gets a mail with your reason and still sees the job.',
  listing:
    'It leaves the directory at once, with its reviews. Its owner gets a mail with your reason and still sees the listing.',
  review:
    'It leaves the page of the business at once, and the rating no longer counts it. Its writer gets a mail with your reason.',
  wave: 'None of the reviews that are held back is published. Each writer gets a mail with your reason. What was published before the wave was noticed stays.',
};

const keeping: Readonly<Record<Kind, string>> = {
  job: 'Everybody sees it. If it was hidden, it comes back, and it is hidden again only when three other confirmed people from different networks report it.',
  listing: 'Everybody sees it. If it was suspended, it comes back with its reviews.',
  review: 'Everybody sees it, and the rating counts it.',
  wave: 'All of them are published now and count. If one of them should not be, hide it on the page of the business afterwards.',
};

export interface DecisionWords {
  readonly button: string;
  readonly title: string;
  readonly what: string;
  readonly help: string;
  readonly done: string;
}

/** The texts of the buttons and the dialog for a decision about a subject. */
export function decisionWords(
  { kind, hidden }: Pick<ReportedSubject, 'kind' | 'hidden'>,
  decision: ModerationDecision['decision'],
): DecisionWords {
  if (kind === 'wave') return waveWords(decision);
  const name = kindNames[kind];
  const reader = kind === 'review' ? 'writer' : 'owner';
  const help =
    decision === 'hide'
      ? `The ${reader} will read it, and it is kept in the log.`
      : 'It is kept in the log.';
  if (decision === 'hide') {
    const button = hidden ? 'Keep hidden' : 'Hide';
    return {
      button,
      title: hidden ? `Keep this ${name} hidden?` : `Hide this ${name}?`,
      what: hiding[kind],
      help,
      done: `The ${name} is hidden.`,
    };
  }
  return {
    button: hidden ? 'Show again' : 'Keep',
    title: hidden ? `Show this ${name} again?` : `Keep this ${name}?`,
    what: keeping[kind],
    help,
    done: `The ${name} is shown.`,
  };
}

/** Of a wave nothing is shown before the decision. */
function waveWords(decision: ModerationDecision['decision']): DecisionWords {
  if (decision === 'hide') {
    return {
      button: 'Drop all',
      title: 'Drop these reviews?',
      what: hiding.wave,
      help: 'The writers will read it, and it is kept in the log.',
      done: 'The reviews are dropped.',
    };
  }
  return {
    button: 'Release all',
    title: 'Publish these reviews?',
    what: keeping.wave,
    help: 'It is kept in the log.',
    done: 'The reviews are published.',
  };
}
