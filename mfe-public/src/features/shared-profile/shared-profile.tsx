import { isApiError } from '@commons/web-kit/api/api-error';
import type { ReactNode } from 'react';
import { ProfileNotFound } from './profile-not-found';
import { ProfileSheet } from './profile-sheet';
import { ProfileSkeleton } from './profile-skeleton';
import { useSharedProfile } from './shared-profile.api';

interface SharedProfilePageProps {
  readonly token: string;
  /** Shown below the profile. */
  readonly actions?: ReactNode;
}

/** Loads and shows the profile behind a link, or that there is none (D1 §2, §8). */
export function SharedProfilePage({ token, actions }: SharedProfilePageProps) {
  const { data, error, isFetching, refetch } = useSharedProfile(token);
  // Cached data stays on screen while the server is down, but not once the link is revoked.
  const isGone = isApiError(error) && error.status === 404;
  if (data && !isGone) return <ProfileSheet actions={actions} profile={data} />;
  if (error && !isFetching) {
    return <ProfileNotFound error={error} gone={isGone} onTryAgain={() => void refetch()} />;
  }
  return <ProfileSkeleton />;
}
