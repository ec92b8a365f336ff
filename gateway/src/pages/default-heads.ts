import { missingTitles } from '@commons/contracts/page-titles';
import {
  capital,
  type HasArea,
  listed,
  peopleOfPortal,
  wordsOfAreas,
} from '@commons/contracts/portal-area-words';

/** Default title and description of a page, unless a service provides others. Private pages are not indexed. */
export interface DefaultHead {
  readonly pattern: string;
  readonly title: string;
  readonly description: string;
  /** Title when the service answers 404. */
  readonly missing?: string;
  readonly private?: boolean;
  /** A private page that is read by whoever has its address, so that the server renders it. */
  readonly readable?: boolean;
  /** Not in the sitemap, but search engines may index it. */
  readonly unlisted?: boolean;
  /** Address of an Atom feed of the page's list, for discovery by feed readers. */
  readonly feed?: string;
}

/** Placeholder in descriptions for the place of the portal, e.g. "Chattanooga, TN". */
const townMark = '{place}';

/** Placeholders for what depends on the areas that the town has. */
const peopleMark = '{people}';
const thingsMark = '{things}';

const welcome = `A free community platform that connects the ${peopleMark} of ${townMark}.`;

/** `Business directory, job board, calculators and AI tools, 100% free.` */
function thingsOfPortal(has: HasArea): string {
  const words = wordsOfAreas(
    [
      ['directory', ['business directory']],
      ['jobs', ['job board']],
      ['tools', ['calculators', 'AI tools']],
    ],
    has,
  );
  return words.length > 0 ? `${capital(listed(words))}, 100% free.` : '100% free.';
}

/** Fills in what a description says of the portal. */
export const describe = (description: string, place: string, has: HasArea): string =>
  description
    .replaceAll(townMark, place)
    .replaceAll(peopleMark, peopleOfPortal(has))
    .replaceAll(thingsMark, thingsOfPortal(has));

export const siteHead = { title: '', description: welcome } as const;

export const notFoundHead = {
  title: missingTitles.page,
  description: 'This page does not exist or has been removed.',
} as const;

/** By path; the first match applies. Titles equal those that the pages set themselves, without the site's name. */
export const defaultHeads: readonly DefaultHead[] = [
  {
    pattern: '/',
    title: 'Empowering Local Business Success',
    description: `${welcome} ${thingsMark}`,
  },
  {
    pattern: '/jobs',
    title: 'Job Board',
    description: `Find jobs in ${townMark} and nearby and apply in minutes, or post a job for free.`,
    feed: '/api/jobs/feed.atom',
  },
  {
    pattern: '/jobs/:id',
    title: 'Job',
    description: 'A job on the free local job board.',
    missing: missingTitles.job,
  },
  {
    pattern: '/business-directory',
    title: 'Business Directory',
    description: `Find businesses in ${townMark} and nearby by category, place and rating.`,
  },
  {
    pattern: '/business-directory/:id',
    title: 'Business',
    description: 'A local business in the free directory.',
    missing: missingTitles.business,
  },
  {
    pattern: '/shared-profile/:token',
    title: 'Professional Profile',
    description: 'A professional profile shared by its owner.',
    missing: missingTitles.profile,
    private: true,
    readable: true,
  },
  {
    pattern: '/contact',
    title: 'Contact',
    description: 'Questions, feedback or a problem? Write to us.',
  },
  {
    pattern: '/mission',
    title: 'Our Mission',
    description: 'Accessible innovation, transparent growth, collaborative community.',
  },
  {
    pattern: '/community-guidelines',
    title: 'Community Guidelines',
    description: 'Respectful engagement, no spam, responsible tool use, honest listings.',
  },
  {
    pattern: '/privacy-policy',
    title: 'Privacy Policy',
    description: 'What is stored, what is never sold, and how to get or delete your data.',
  },
  {
    pattern: '/terms-of-service',
    title: 'Terms of Service',
    description: 'The terms for using this platform.',
  },
  {
    pattern: '/advertise',
    title: 'Advertise',
    description: 'Featured listings and postings, banners and newsletter sponsorship.',
  },
  {
    pattern: '/login',
    title: 'Login',
    description: 'Sign in to your account.',
    unlisted: true,
  },
  {
    pattern: '/register',
    title: 'Create your account',
    description: 'Create your free account.',
    unlisted: true,
  },
  {
    pattern: '/stop-job-alerts',
    title: 'Stop the weekly mail',
    description: 'Stop the weekly mail with new jobs.',
    private: true,
  },
  {
    pattern: '/invitation',
    title: 'Invitation',
    description: 'Join the business of somebody who invited you.',
    private: true,
  },
  {
    pattern: '/verify-email',
    title: 'Verify your email',
    description: 'Confirm your email address.',
    private: true,
  },
  {
    pattern: '/resend-verification',
    title: 'Resend verification email',
    description: 'Ask for a new verification email.',
    private: true,
  },
  {
    pattern: '/forgot-password',
    title: 'Forgot password',
    description: 'Ask for a link to set a new password.',
    private: true,
  },
  {
    pattern: '/reset-password',
    title: 'Reset password',
    description: 'Set a new password.',
    private: true,
  },
  {
    pattern: '/employer-dashboard/*',
    title: 'Employer dashboard',
    description: 'Your jobs, applications, listing and tools.',
    private: true,
  },
  {
    pattern: '/job-seeker-dashboard/*',
    title: 'Job seeker dashboard',
    description: 'Your applications, profile and resume.',
    private: true,
  },
  {
    pattern: '/tools',
    title: 'Business calculators',
    description: 'Loan, ROI, break-even and tax calculators: free, and without an account.',
  },
  {
    pattern: '/tools/loan',
    title: 'Loan calculator',
    description: 'Payments, interest and total cost of a business loan, with the payment schedule.',
  },
  {
    pattern: '/tools/roi',
    title: 'ROI calculator',
    description: 'What an investment brings back after all its costs.',
  },
  {
    pattern: '/tools/break-even',
    title: 'Break-even calculator',
    description: 'How many units you have to sell until your costs are covered.',
  },
  {
    pattern: '/tools/tax',
    title: 'Tax calculator',
    description: 'A simplified estimate of business taxes for all 50 states.',
  },
  {
    pattern: '/operator/portal',
    title: 'Portal · Operator Console',
    description: 'Name, colours and texts of this portal.',
    private: true,
  },
  {
    pattern: '/operator/status',
    title: 'Status · Operator Console',
    description: 'How the running portal is.',
    private: true,
  },
  {
    pattern: '/operator',
    title: 'Operator Console',
    description: 'Reports, messages and requests.',
    private: true,
  },
];
