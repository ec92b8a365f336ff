import type { ProfessionalProfile } from '@commons/contracts/profiles';
import { Button } from '@commons/ui/button';
import { EditIcon, ShareIcon } from '@commons/ui/icons';
import { Row } from '@commons/ui/page';
import { type ReactNode, useRef } from 'react';
import styles from './profile.module.css';
import { ProfileFacts } from './profile-facts';
import { ProfileHistory } from './profile-history';
import { type Notify, ShareCard } from './share.card';

interface ProfileViewProps {
  readonly profile: ProfessionalProfile;
  readonly fill: ReactNode;
  readonly sharing: boolean;
  readonly onEdit: () => void;
  readonly onShare: () => void;
  readonly tell: Notify;
}

/** The own profile in view mode, with its public link if there is one. */
export function ProfileView({ profile, fill, sharing, onEdit, onShare, tell }: ProfileViewProps) {
  const share = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Row spread>
        <h2 className={styles.title} tabIndex={-1}>
          Professional Profile
        </h2>
        <Row>
          <Button variant="primary" icon={<EditIcon />} onClick={onEdit}>
            Edit Profile
          </Button>
          {fill}
          <Button
            ref={share}
            icon={<ShareIcon />}
            busy={sharing}
            busyLabel="Generating..."
            onClick={onShare}
          >
            Generate Share Link
          </Button>
        </Row>
      </Row>
      {profile.share_token && (
        <ShareCard
          token={profile.share_token}
          hidden={profile.hidden_fields}
          tell={tell}
          onGone={() => share.current?.focus()}
        />
      )}
      <div className={styles.parts}>
        <ProfileFacts profile={profile} />
        <ProfileHistory profile={profile} />
      </div>
    </>
  );
}
