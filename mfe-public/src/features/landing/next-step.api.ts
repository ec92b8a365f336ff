import type { CurrentUser } from '@commons/contracts/account/account';
import type { SeekerApplication } from '@commons/contracts/applications/applications';
import { weekMs } from '@commons/contracts/durations';
import type { ProfessionalProfile } from '@commons/contracts/resumes/profiles';
import { t } from '@commons/ui/text/texts';
import { allRows } from '@commons/web-kit/api/all-rows';
import type { Api } from '@commons/web-kit/api/api';
import { useApi, useSession } from '@commons/web-kit/app-context';
import { dashboardLinks } from '@commons/web-kit/page/dashboard-links';
import { hasArea } from '@commons/web-kit/portal/portal-areas';
import { useQuery } from '@commons/web-kit/query';
import type { CallToAction } from './call-to-action';

/** Applications that the employer decided about or wrote about within the last week. */
const answeredLately = (
  applications: readonly Pick<SeekerApplication, 'timeline' | 'withdrawn_at'>[],
  now = Date.now(),
): number =>
  applications.filter(
    ({ timeline, withdrawn_at }) =>
      !withdrawn_at &&
      timeline.some(
        ({ kind, at }) => (kind === 'status' || kind === 'email') && now - Date.parse(at) < weekMs,
      ),
  ).length;

/** Whether essential fields of the profile are missing. */
const isUnfinished = ({ summary, skills, experience }: ProfessionalProfile) =>
  !summary || skills.length === 0 || experience.length === 0;

async function ofEmployer(api: Api, signal: AbortSignal): Promise<CallToAction | null> {
  const query = { status: 'pending', limit: 1 } as const;
  const { total } = await api.list('GET /applications/all', { query, signal });
  return total
    ? { text: t('applicationsToReview', { count: total }), to: dashboardLinks.toReview }
    : null;
}

async function ofSeeker(api: Api, signal: AbortSignal): Promise<CallToAction | null> {
  const sent = await allRows((query) => api.list('GET /my-applications', { query, signal }));
  const answers = answeredLately(sent);
  if (answers > 0) {
    return { text: t('answersThisWeek', { count: answers }), to: dashboardLinks.myApplications };
  }
  if (!hasArea('resumes')) return null;
  const profile = await api.json('GET /job-seeker/professional-profile', { signal });
  return isUnfinished(profile)
    ? { text: t('finishProfile'), to: dashboardLinks.professionalProfile }
    : null;
}

const fetchStep = ({ account_type }: CurrentUser, api: Api, signal: AbortSignal) =>
  account_type === 'employer' ? ofEmployer(api, signal) : ofSeeker(api, signal);

/**
 * The next step of a signed-in person, for the first button of the landing page. `known` is false while loading; a
 * service that is down costs the suggestion, not the button.
 */
export function useNextStep(): {
  readonly step: CallToAction | undefined;
  readonly known: boolean;
} {
  const api = useApi();
  const { user } = useSession();
  const enabled = user !== null && hasArea('jobs');
  const { data, isPending } = useQuery({
    queryKey: ['/auth/me', 'next step', user?.id],
    queryFn: ({ signal }) =>
      user ? fetchStep(user, api, signal).catch(() => null) : Promise.resolve(null),
    enabled,
    retry: false,
  });
  return { step: data ?? undefined, known: !enabled || !isPending };
}
