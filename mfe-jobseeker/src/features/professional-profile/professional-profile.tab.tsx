import type { ProfessionalProfile } from '@commons/contracts/resumes/profiles';
import type { Versioned } from '@commons/contracts/shell-contract';
import { Banner } from '@commons/ui/banner';
import { Button } from '@commons/ui/button';
import { Spinner } from '@commons/ui/spinner';
import { t } from '@commons/ui/texts';
import type { ReactNode, RefObject } from 'react';
import { LoadedProfile } from './loaded-profile';
import { useProfessionalProfile } from './professional-profile.api';

/** Leaves at once, or asks first when there are unsaved changes. */
export type Attempt = (go: () => void) => void;

/** A button that fills the profile from elsewhere. */
export type FillButton = (look: {
  readonly variant?: 'primary';
  readonly onSaved: () => void;
}) => ReactNode;

interface ProfessionalProfileTabProps {
  /** While this tab is open, it sets here how the dashboard may leave it. */
  readonly leaving: RefObject<Attempt>;
  readonly fill: FillButton;
}

/** Professional Profile: the shareable profile of a job seeker, to view and to edit (D2 §2). */
export function ProfessionalProfileTab({ leaving, fill }: ProfessionalProfileTabProps) {
  const { data, isPending, isFetching, refetch } = useProfessionalProfile();
  if (data) return <LoadedProfile {...{ leaving, fill }} profile={withAllParts(data)} />;
  if (isPending) return <Spinner room="page" label={t('loadingProfile')} />;
  return (
    <Banner
      tone="error"
      action={
        <Button size="small" busy={isFetching} onClick={() => void refetch()}>
          {t('tryAgain')}
        </Button>
      }
    >
      {t('failedLoadProfileData')}
    </Banner>
  );
}

/** Servers of earlier releases omit these fields. */
export const withAllParts = (
  profile: Versioned<ProfessionalProfile>,
): Versioned<ProfessionalProfile> => ({
  ...{ skills: [], experience: [], education: [], certifications: [], hidden_fields: [] },
  ...profile,
});
