import { isApiError } from '@commons/web-kit/api-error';
import { ProfileNotFound } from './profile-not-found';
import { ProfileSheet } from './profile-sheet';
import { ProfileSkeleton } from './profile-skeleton';
import { useSharedProfile } from './shared-profile.api';

/** Loads and shows the profile behind a link, or that there is none (D1 §2, §8). */
export function SharedProfilePage({ token }: { readonly token: string }) {
  const { data, error, isFetching, refetch } = useSharedProfile(token);
  // Cached data stays on screen while the server is down, but not once the link is turned off.
  const isGone = isApiError(error) && error.status === 404;
  if (data && !isGone) return <ProfileSheet profile={data} />;
  if (error && !isFetching) {
    return <ProfileNotFound error={error} gone={isGone} onTryAgain={() => void refetch()} />;
  }
  return <ProfileSkeleton />;
}
