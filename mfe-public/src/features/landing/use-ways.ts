import type { AccountType } from '@commons/contracts/account-lists';
import { useSession } from '@commons/web-kit/app-context';
import { byAccount, dashboardLinks } from '@commons/web-kit/dashboard-links';
import { hasArea } from '@commons/web-kit/portal-areas';
import { dashboardPath } from '@commons/web-kit/session';
import type { Way } from './way';

/** The texts and targets of the landing page's calls to action. */
export interface Ways {
  /** The first button. */
  readonly start: Way;
  readonly calculators: Way;
  readonly calculatorsCard: Way;
  readonly aiTools: Way;
  readonly aiToolsCard: Way;
  /** The call to action at the foot of the page. */
  readonly call: Way & { readonly title: string; readonly lead: string };
}

/** For guests, as specified (D1 §2): everything leads to an account. */
const guest = (): Ways => ({
  start: { text: 'Join Free Today', to: '/register' },
  calculators: { text: 'Register for the calculators', to: '/register' },
  calculatorsCard: { text: 'Use the calculators', to: '/register' },
  aiTools: { text: 'Register for the AI tools', to: '/register' },
  aiToolsCard: { text: 'Try the tools', to: '/register' },
  call: {
    title: 'Put your name on the map',
    lead: hasArea('jobs')
      ? 'An account takes a minute, and everything in it stays free: for those who hire, for those who look for work, and for those who just want to be found.'
      : 'An account takes a minute, and everything in it stays free.',
    text: 'Create a free account',
    to: '/register',
  },
});

/** For signed-in users the same buttons lead to the feature itself. */
const member = {
  calculators: { text: 'Open the calculators', to: '/tools' },
  calculatorsCard: { text: 'Use the calculators', to: '/tools' },
  aiTools: { text: 'Open the AI tools', to: '/tools#ai-tools' },
  aiToolsCard: { text: 'Try the tools', to: '/tools#ai-tools' },
};

/** Where an account has what the town offers, without the area that its button is for. */
const dashboard = (type: AccountType): Way => ({
  text: 'Open your dashboard',
  to: dashboardPath(type),
});

const dashboardCall = (type: AccountType): Ways['call'] => ({
  title: 'Good to have you here',
  lead: 'What is yours stands in your dashboard.',
  ...dashboard(type),
});

const listing: Ways['call'] = {
  title: 'Let your neighbors find you',
  lead: 'Hours, photos and a few plain sentences: a complete page in the directory is what people look at before they come by.',
  text: 'Open your listing',
  to: dashboardLinks.listing,
};

const employer = (): Ways => ({
  ...member,
  start: hasArea('jobs')
    ? { text: 'Post a job', to: dashboardLinks.newJob }
    : dashboard('employer'),
  call: hasArea('directory') ? listing : dashboardCall('employer'),
});

const profile: Ways['call'] = {
  title: 'Show what you can do',
  lead: 'A complete profile takes a quarter of an hour, and you can send it to anyone as one link.',
  text: 'Open your profile',
  to: dashboardLinks.professionalProfile,
};

const review: Ways['call'] = {
  title: 'Tell your neighbors what is good here',
  lead: 'A few sentences about a business that you know help the next customer, and those who run it.',
  text: 'Find a business',
  to: '/business-directory',
};

const seeker = (): Ways => ({
  ...member,
  start: hasArea('jobs') ? { text: 'Find a job', to: '/jobs' } : dashboard('job_seeker'),
  call: hasArea('resumes') ? profile : hasArea('directory') ? review : dashboardCall('job_seeker'),
});

/**
 * The calls to action for the current user. Until it is known who that is, `known` is false and the buttons keep their
 * space but are hidden, so that no member reads "Join".
 */
export function useWays(): Ways & { readonly known: boolean } {
  const { user, loading } = useSession();
  return { ...byAccount(user, { guest, employer, seeker })(), known: !loading };
}
