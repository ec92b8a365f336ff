import type { ModerationDecision, ReportedSubject } from '@commons/contracts/moderation/moderation';
import { t } from '@commons/ui/text/texts';

type Kind = ReportedSubject['kind'];

/** Name of a subject within a sentence. */
export const kindName = (kind: Kind): string => t('waveReviews', { kind });

const hiding: Readonly<Record<Kind, string>> = {
  job: t('itLeavesJobBoardAt'),
  listing: t('itLeavesDirectoryAtOnce'),
  review: t('itLeavesPageBusinessAt'),
  profile: t('nobodyOpensProfileLink'),
  wave: t('noneReviewsThatHeldBack'),
};

const keeping: Readonly<Record<Kind, string>> = {
  job: t('everybodySeesItIfIt'),
  listing: t('everybodySeesItIfIt2'),
  review: t('everybodySeesItAndRating'),
  profile: t('everybodyWithLinkReadsProfile'),
  wave: t('allThemPublishedNowAnd'),
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
  const help =
    decision === 'hide'
      ? kind === 'review'
        ? t('writerWillReadItAnd')
        : t('ownerWillReadItAnd')
      : t('itKeptInLog');
  if (decision === 'hide') {
    const button = hidden ? t('keepHidden') : t('hide');
    return {
      button,
      title: hidden ? t('keepThisReviewHidden', { kind }) : t('hideThisReview2', { kind }),
      what: hiding[kind],
      help,
      done: t('reviewHidden', { kind }),
    };
  }
  return {
    button: hidden ? t('showAgain') : t('keep'),
    title: hidden ? t('showThisReviewAgain2', { kind }) : t('keepThisReview', { kind }),
    what: keeping[kind],
    help,
    done: t('reviewShown', { kind }),
  };
}

/** Reviews of a wave are hidden before the decision. */
function waveWords(decision: ModerationDecision['decision']): DecisionWords {
  if (decision === 'hide') {
    return {
      button: t('dropAll'),
      title: t('dropTheseReviews'),
      what: hiding.wave,
      help: t('writersWillReadItAnd'),
      done: t('reviewsDropped'),
    };
  }
  return {
    button: t('releaseAll'),
    title: t('publishTheseReviews'),
    what: keeping.wave,
    help: t('itKeptInLog'),
    done: t('reviewsPublished'),
  };
}
