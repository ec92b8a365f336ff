import { profilePageTitle } from '@commons/contracts/front-ends/page-titles';
import type { SharedProfile } from '@commons/contracts/resumes/profiles';
import { Button, ButtonLink } from '@commons/ui/controls/button';
import { Page } from '@commons/ui/layout/page';
import { MailIcon, MapPinIcon, PhoneIcon } from '@commons/ui/pictures/icons';
import { t } from '@commons/ui/text/texts';
import { useSession } from '@commons/web-kit/app-context';
import { phoneAddress } from '@commons/web-kit/businesses/phone-address';
import { dashboardLinks } from '@commons/web-kit/page/dashboard-links';
import { usePageTitle } from '@commons/web-kit/page/page-title';
import { portalName } from '@commons/web-kit/portal/portal-name';
import { Link } from '@commons/web-kit/router';
import type { ReactNode } from 'react';
import { ProfileFacts } from './profile-facts';
import { ProfileParts } from './profile-parts';
import styles from './profile-sheet.module.css';

interface ProfileSheetProps {
  readonly profile: SharedProfile;
  /** Below the profile. */
  readonly actions?: ReactNode;
}

/** A professional profile as everybody with its link sees it. Prints on one page. */
export function ProfileSheet({ profile, actions }: ProfileSheetProps) {
  const name = profile.full_name || t('professionalProfile');
  usePageTitle(profilePageTitle(profile));
  return (
    <Page className={styles.page}>
      <article className={styles.sheet}>
        <ProfileHead profile={profile} name={name} />
        <div className={styles.columns}>
          <div className={styles.story}>
            <ProfileParts profile={profile} />
          </div>
          <div className={styles.aside}>
            <ProfileFacts profile={profile} />
          </div>
        </div>
      </article>
      {actions}
      <Promotion />
    </Page>
  );
}

function ProfileHead({ profile, name }: { profile: SharedProfile; name: string }) {
  const { professional_title, location, email, phone } = profile;
  return (
    <header>
      <div className={styles.headline}>
        <p className={styles.note}>{t('professionalProfile')}</p>
        <Button data-print="hide" onClick={() => window.print()} size="small">
          {t('printPdf')}
        </Button>
      </div>
      <h1 className={styles.name}>{name}</h1>
      {professional_title && <p className={styles.role}>{professional_title}</p>}
      {location && (
        <p className={styles.line}>
          <MapPinIcon />
          {location}
        </p>
      )}
      {(email || phone) && (
        <section aria-labelledby="contact-title" className={styles.contact}>
          <h2 className={styles.quietTitle} id="contact-title">
            {t('contactInformation')}
          </h2>
          {email && (
            <a className={styles.line} href={`mailto:${email}`}>
              <MailIcon />
              {email}
            </a>
          )}
          {phone && (
            <a className={styles.line} href={phoneAddress(phone)}>
              <PhoneIcon />
              {phone}
            </a>
          )}
        </section>
      )}
    </header>
  );
}

/** Footer on the screen only, not in print. */
function Promotion() {
  const { user } = useSession();
  return (
    <aside
      aria-label={t('about3', { portalName: portalName() })}
      className={styles.promotion}
      data-print="hide"
    >
      <p>{t('profileSharedFreePlatformConnects', { portalName: portalName() })}</p>
      {user?.account_type !== 'employer' && (
        <ButtonLink as={Link} to={user ? dashboardLinks.professionalProfile : '/register'}>
          {user ? t('openOwnProfile') : t('createFreeProfile')}
        </ButtonLink>
      )}
    </aside>
  );
}
