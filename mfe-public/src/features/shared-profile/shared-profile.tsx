import { Page } from '@commons/ui/page';
import { Spinner } from '@commons/ui/spinner';
import { t } from '@commons/ui/texts';
import { HiddenTitle } from '@commons/ui/visually-hidden';
import { isApiError } from '@commons/web-kit/api-error';
import { useApi } from '@commons/web-kit/app-context';
import { useQuery } from '@commons/web-kit/query';
import { ProfileNotFound } from './profile-not-found';
import { ProfileSheet } from './profile-sheet';

/** Loads and shows the profile behind a link, or that there is none (D1 §2, §8). */
export function SharedProfilePage({ token }: { readonly token: string }) {
  const api = useApi();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['/shared-profile', token],
    queryFn: ({ signal }) => api.json('GET /shared-profile/{token}', { params: { token }, signal }),
    retry: false,
  });
  // Cached data stays on screen while the server is down, but not once the link is turned off.
  const isGone = isApiError(error) && error.status === 404;
  if (data && !isGone) return <ProfileSheet profile={data} />;
  if (error && !isFetching) {
    return <ProfileNotFound error={error} gone={isGone} onTryAgain={() => void refetch()} />;
  }
  return (
    <Page width="reading">
      <HiddenTitle>{t('professionalProfile')}</HiddenTitle>
      <Spinner room="page" label={t('loadingProfile')} showLabel />
    </Page>
  );
}
