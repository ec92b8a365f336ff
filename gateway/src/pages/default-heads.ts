/** Title and description of a page before any service says more. Private pages are kept out of search engines. */
export interface DefaultHead {
  readonly pattern: string;
  readonly title: string;
  readonly description: string;
  readonly private?: boolean;
  /** Nothing to find here: not in the map of the site, though search engines may show it. */
  readonly unlisted?: boolean;
}

const welcome =
  'A free community platform that connects local businesses, job seekers and customers.';

export const siteHead = { title: 'Commons', description: welcome } as const;

export const notFoundHead = {
  title: 'Page not found · Commons',
  description: 'This page does not exist or has been removed.',
} as const;

/** By path; the first match counts. Titles are those that the pages set once they run. */
export const defaultHeads: readonly DefaultHead[] = [
  {
    pattern: '/',
    title: 'Empowering Local Business Success · Commons',
    description: `${welcome} Business directory, job board, calculators and AI tools, 100% free.`,
  },
  {
    pattern: '/jobs',
    title: 'Job Board · Commons',
    description: 'Find local jobs and apply in minutes, or post a job for free.',
  },
  {
    pattern: '/jobs/:id',
    title: 'Job · Commons',
    description: 'A job on the free local job board.',
  },
  {
    pattern: '/business-directory',
    title: 'Business Directory · Commons',
    description: 'Find local businesses by category, place and rating.',
  },
  {
    pattern: '/business-directory/:id',
    title: 'Business · Commons',
    description: 'A local business in the free directory.',
  },
  {
    pattern: '/shared-profile/:token',
    title: 'Professional Profile · Commons',
    description: 'A professional profile shared by its owner.',
    private: true,
  },
  {
    pattern: '/contact',
    title: 'Contact · Commons',
    description: 'Questions, feedback or a problem? Write to us.',
  },
  {
    pattern: '/mission',
    title: 'Our Mission · Commons',
    description: 'Accessible innovation, transparent growth, collaborative community.',
  },
  {
    pattern: '/community-guidelines',
    title: 'Community Guidelines · Commons',
    description: 'Respectful engagement, no spam, responsible tool use, honest listings.',
  },
  {
    pattern: '/privacy-policy',
    title: 'Privacy Policy · Commons',
    description: 'What is stored, what is never sold, and how to get or delete your data.',
  },
  {
    pattern: '/terms-of-service',
    title: 'Terms of Service · Commons',
    description: 'The terms for using this platform.',
  },
  {
    pattern: '/advertise',
    title: 'Advertise · Commons',
    description: 'Featured listings and postings, banners and newsletter sponsorship.',
  },
  {
    pattern: '/login',
    title: 'Login · Commons',
    description: 'Sign in to your account.',
    unlisted: true,
  },
  {
    pattern: '/register',
    title: 'Create your account · Commons',
    description: 'Create your free account.',
    unlisted: true,
  },
  {
    pattern: '/stop-job-alerts',
    title: 'Stop the weekly mail · Commons',
    description: 'Stop the weekly mail with new jobs.',
    private: true,
  },
  {
    pattern: '/verify-email',
    title: 'Verify your email · Commons',
    description: 'Confirm your email address.',
    private: true,
  },
  {
    pattern: '/resend-verification',
    title: 'Resend verification email · Commons',
    description: 'Ask for a new verification email.',
    private: true,
  },
  {
    pattern: '/forgot-password',
    title: 'Forgot password · Commons',
    description: 'Ask for a link to set a new password.',
    private: true,
  },
  {
    pattern: '/reset-password',
    title: 'Reset password · Commons',
    description: 'Set a new password.',
    private: true,
  },
  {
    pattern: '/employer-dashboard/*',
    title: 'Employer dashboard · Commons',
    description: 'Your jobs, applications, listing and tools.',
    private: true,
  },
  {
    pattern: '/job-seeker-dashboard/*',
    title: 'Job seeker dashboard · Commons',
    description: 'Your applications, profile and resume.',
    private: true,
  },
  {
    pattern: '/tools',
    title: 'Business calculators · Commons',
    description: 'Loan, ROI, break-even and tax calculators: free, and without an account.',
  },
  {
    pattern: '/tools/loan',
    title: 'Loan calculator · Commons',
    description: 'Payments, interest and total cost of a business loan, with the payment schedule.',
  },
  {
    pattern: '/tools/roi',
    title: 'ROI calculator · Commons',
    description: 'What an investment brings back after all its costs.',
  },
  {
    pattern: '/tools/break-even',
    title: 'Break-even calculator · Commons',
    description: 'How many units you have to sell until your costs are covered.',
  },
  {
    pattern: '/tools/tax',
    title: 'Tax calculator · Commons',
    description: 'A simplified estimate of business taxes for all 50 states.',
  },
  {
    pattern: '/operator',
    title: 'Operator Console · Commons',
    description: 'Reports, messages and requests.',
    private: true,
  },
];
