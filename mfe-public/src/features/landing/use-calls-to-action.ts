import type { AccountType } from '@commons/contracts/account/account-lists';
import { t } from '@commons/ui/text/texts';
import { useSession } from '@commons/web-kit/app-context';
import { byAccount, dashboardLinks } from '@commons/web-kit/page/dashboard-links';
import { hasArea } from '@commons/web-kit/portal/portal-areas';
import { dashboardPath } from '@commons/web-kit/session/session';
import type { CallToAction } from './call-to-action';

/** The texts and targets of the landing page's calls to action. */
export interface CallsToAction {
  /** The first button. */
  readonly start: CallToAction;
  readonly calculators: CallToAction;
  readonly calculatorsCard: CallToAction;
  readonly aiTools: CallToAction;
  readonly aiToolsCard: CallToAction;
  /** The call to action at the foot of the page. */
  readonly call: CallToAction & { readonly title: string; readonly lead: string };
}

/** For guests, as specified (D1 §2): everything leads to an account. */
const guest = (): CallsToAction => ({
  start: { text: t('joinFreeToday'), to: '/register' },
  calculators: { text: t('registerCalculators'), to: '/register' },
  calculatorsCard: { text: t('useCalculators'), to: '/register' },
  aiTools: { text: t('registerAiTools'), to: '/register' },
  aiToolsCard: { text: t('tryTools'), to: '/register' },
  call: {
    title: t('putNameMap'),
    lead: hasArea('jobs')
      ? t('accountTakesMinuteEverythingStays')
      : t('accountTakesMinuteEverythingStays2'),
    text: t('createFreeAccount'),
    to: '/register',
  },
});

/** For signed-in users the same buttons lead to the feature itself. */
const member = {
  calculators: { text: t('openCalculators'), to: '/tools' },
  calculatorsCard: { text: t('useCalculators'), to: '/tools' },
  aiTools: { text: t('openAiTools'), to: '/tools#ai-tools' },
  aiToolsCard: { text: t('tryTools'), to: '/tools#ai-tools' },
};

/** Where an account uses the town's offers while the area of its button is off. */
const dashboard = (type: AccountType): CallToAction => ({
  text: t('openDashboard'),
  to: dashboardPath(type),
});

const dashboardCall = (type: AccountType): CallsToAction['call'] => ({
  title: t('goodHaveHere'),
  lead: t('whatYoursStandsDashboard'),
  ...dashboard(type),
});

const listing: CallsToAction['call'] = {
  title: t('letNeighborsFind'),
  lead: t('hoursPhotosFewPlainSentences'),
  text: t('openListing'),
  to: dashboardLinks.listing,
};

const employer = (): CallsToAction => ({
  ...member,
  start: hasArea('jobs')
    ? { text: t('postJob2'), to: dashboardLinks.newJob }
    : dashboard('employer'),
  call: hasArea('directory') ? listing : dashboardCall('employer'),
});

const profile: CallsToAction['call'] = {
  title: t('showWhatCan'),
  lead: t('completeProfileTakesQuarterHour'),
  text: t('openProfile'),
  to: dashboardLinks.professionalProfile,
};

const review: CallsToAction['call'] = {
  title: t('tellNeighborsWhatGoodHere'),
  lead: t('fewSentencesAboutBusinessKnow'),
  text: t('findBusiness'),
  to: '/business-directory',
};

const seeker = (): CallsToAction => ({
  ...member,
  start: hasArea('jobs') ? { text: t('findJob'), to: '/jobs' } : dashboard('job_seeker'),
  call: hasArea('resumes') ? profile : hasArea('directory') ? review : dashboardCall('job_seeker'),
});

/**
 * The calls to action for the current user. Until it is known who that is, `known` is false and the buttons keep their
 * space but are hidden, so that no member reads "Join".
 */
export function useCallsToAction(): CallsToAction & { readonly known: boolean } {
  const { user, loading } = useSession();
  return { ...byAccount(user, { guest, employer, seeker })(), known: !loading };
}
