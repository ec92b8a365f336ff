import { useSession } from '@commons/web-kit/app-context';
import { byAccount, dashboardLinks } from '@commons/web-kit/dashboard-links';
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
const guest: Ways = {
  start: { text: 'Join Free Today', to: '/register' },
  calculators: { text: 'Register for the calculators', to: '/register' },
  calculatorsCard: { text: 'Use the calculators', to: '/register' },
  aiTools: { text: 'Register for the AI tools', to: '/register' },
  aiToolsCard: { text: 'Try the tools', to: '/register' },
  call: {
    title: 'Put your name on the map',
    lead: 'An account takes a minute, and everything in it stays free: for those who hire, for those who look for work, and for those who just want to be found.',
    text: 'Create a free account',
    to: '/register',
  },
};

/** For signed-in users the same buttons lead to the feature itself. */
const member = {
  calculators: { text: 'Open the calculators', to: '/tools' },
  calculatorsCard: { text: 'Use the calculators', to: '/tools' },
  aiTools: { text: 'Open the AI tools', to: '/tools#ai-tools' },
  aiToolsCard: { text: 'Try the tools', to: '/tools#ai-tools' },
};

const employer: Ways = {
  ...member,
  start: { text: 'Post a job', to: dashboardLinks.newJob },
  call: {
    title: 'Let your neighbors find you',
    lead: 'Hours, photos and a few plain sentences: a complete page in the directory is what people look at before they come by.',
    text: 'Open your listing',
    to: dashboardLinks.listing,
  },
};

const seeker: Ways = {
  ...member,
  start: { text: 'Find a job', to: '/jobs' },
  call: {
    title: 'Show what you can do',
    lead: 'A complete profile takes a quarter of an hour, and you can send it to anyone as one link.',
    text: 'Open your profile',
    to: dashboardLinks.professionalProfile,
  },
};

/**
 * The calls to action for the current user. Until it is known who that is, `known` is false and the buttons keep their
 * space but are hidden, so that no member reads "Join".
 */
export function useWays(): Ways & { readonly known: boolean } {
  const { user, loading } = useSession();
  return { ...byAccount(user, { guest, employer, seeker }), known: !loading };
}
