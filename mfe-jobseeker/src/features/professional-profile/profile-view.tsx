import type { ProfessionalProfile } from '@commons/contracts/resumes/profiles';
import { Button } from '@commons/ui/controls/button';
import { Row } from '@commons/ui/layout/page';
import { Banner } from '@commons/ui/messages/banner';
import type { Notify } from '@commons/ui/messages/use-timed-message';
import { EditIcon, ShareIcon } from '@commons/ui/pictures/icons';
import { t } from '@commons/ui/text/texts';
import { useEffect, useRef } from 'react';
import styles from './profile.module.css';
import { isComplete, profileChecklist } from './profile-checklist';
import { ProfileChecklistCard } from './profile-checklist.card';
import { ProfileFacts } from './profile-facts';
import { ProfileHistory } from './profile-history';
import type { FillButton } from './profile-tab-props';
import { ShareCard } from './share/share.card';

interface ProfileViewProps {
  readonly profile: ProfessionalProfile;
  readonly fill: FillButton;
  readonly onFilled: () => void;
  readonly sharing: boolean;
  /** @param title of the section to start with */
  readonly onEdit: (title?: string) => void;
  readonly onShare: () => void;
  readonly notify: Notify;
}

/** The person's own profile in view mode, with its public link if there is one. */
export function ProfileView({
  profile,
  fill,
  sharing,
  onEdit,
  onShare,
  onFilled,
  notify,
}: ProfileViewProps) {
  const items = profileChecklist(profile);
  const isDone = isComplete(items);
  const share = useRef<HTMLButtonElement>(null);
  const turnedOff = useRef(false);
  useEffect(() => {
    // The pressed button is gone with the card of the link.
    if (turnedOff.current && !profile.share_token) share.current?.focus();
    turnedOff.current = false;
  }, [profile.share_token]);
  return (
    <>
      <Row spread>
        <h2 className={styles.title} tabIndex={-1}>
          {t('professionalProfile')}
        </h2>
        <Row>
          <Button
            {...(isDone && { variant: 'primary' })}
            icon={<EditIcon />}
            onClick={() => onEdit()}
          >
            {t('editProfile')}
          </Button>
          {isDone && fill({ onSaved: onFilled })}
          <Button
            ref={share}
            icon={<ShareIcon />}
            busy={sharing}
            busyLabel={t('generating')}
            onClick={onShare}
          >
            {t('generateShareLink')}
          </Button>
        </Row>
      </Row>
      {profile.hidden_reason && (
        <Banner tone="error">{t('profileWasHidden', { reason: profile.hidden_reason })}</Banner>
      )}
      {!isDone && (
        <ProfileChecklistCard
          items={items}
          fill={fill({ onSaved: onFilled, variant: 'primary' })}
          onEdit={onEdit}
        />
      )}
      {profile.share_token && (
        <ShareCard
          token={profile.share_token}
          hidden={profile.hidden_fields}
          notify={notify}
          onGone={() => (turnedOff.current = true)}
        />
      )}
      <div className={styles.parts}>
        <ProfileFacts profile={profile} />
        <ProfileHistory profile={profile} />
      </div>
    </>
  );
}
