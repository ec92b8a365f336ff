import { Spinner } from '@commons/ui/loading/spinner';
import { RetryBanner } from '@commons/ui/messages/retry-banner';
import { t } from '@commons/ui/text/texts';
import { LoadedProfile } from './loaded-profile';
import { useProfessionalProfile } from './professional-profile.api';
import type { ProfessionalProfileTabProps } from './profile-tab-props';

/** Professional Profile: the shareable profile of a job seeker, to view and to edit (D2 §2). */
export function ProfessionalProfileTab({ leaving, fill }: ProfessionalProfileTabProps) {
  const { data, isPending, isFetching, refetch } = useProfessionalProfile();
  if (data) return <LoadedProfile {...{ leaving, fill }} profile={data} />;
  if (isPending) return <Spinner room="page" label={t('loadingProfile')} />;
  return (
    <RetryBanner onRetry={refetch} busy={isFetching}>
      {t('failedLoadProfileData')}
    </RetryBanner>
  );
}
