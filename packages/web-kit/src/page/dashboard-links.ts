import type { CurrentUser } from '@commons/contracts/account/account';
import { accountTypeSubject } from '@commons/contracts/moderation/moderation-lists';

/** Dashboard locations that other areas link to. */
export const dashboardLinks = {
  toReview: '/employer-dashboard?tab=applications&status=pending',
  myApplications: '/job-seeker-dashboard?tab=applications',
  newJob: '/employer-dashboard?tab=jobs&new',
  listing: '/employer-dashboard?tab=business-directory',
  professionalProfile: '/job-seeker-dashboard?tab=professional-profile',
} as const;

/** Where a job seeker asks for an employer account (decision A55). */
export const employerAccountRequestPath = `/contact?subject=${encodeURIComponent(accountTypeSubject)}`;

/** Picks the value for the user's account type; `undefined` is a guest. */
export function byAccount<T>(
  user: Pick<CurrentUser, 'account_type'> | null | undefined,
  choices: { readonly guest: T; readonly employer: T; readonly seeker: T },
): T {
  if (!user) return choices.guest;
  return user.account_type === 'employer' ? choices.employer : choices.seeker;
}
