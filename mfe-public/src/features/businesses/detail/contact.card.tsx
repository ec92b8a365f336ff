import type { Business } from '@commons/contracts/businesses/businesses';
import { shownAddress, webAddress } from '@commons/contracts/text/web-address';
import { Card } from '@commons/ui/lists/card';
import { GlobeIcon, MailIcon, MapPinIcon, PhoneIcon } from '@commons/ui/pictures/icons';
import { t, translate } from '@commons/ui/text/texts';
import { phoneAddress } from '@commons/web-kit/businesses/phone-address';
import type { ReactNode } from 'react';
import styles from './business-cards.module.css';
import { addressLines, mailAddress, mapAddress } from './contact-links';
import { Distance } from './distance';
import { PlaceOnMap } from './place-on-map';
import { SocialLinks } from './social-links';

/** How and where to reach the business. */
export function ContactCard({ business }: { readonly business: Business }) {
  const { contact_info, primary_contact_name, location_info } = business;
  const website = webAddress(contact_info.website);
  const lines = addressLines(business);
  return (
    <Card as="section" aria-labelledby="contact-title">
      <h2 className={styles.title} id="contact-title">
        {t('contact')}
      </h2>
      {primary_contact_name && <p>{primary_contact_name}</p>}
      <ul className={styles.options}>
        <Way href={phoneAddress(contact_info.phone)} icon={<PhoneIcon />}>
          {contact_info.phone}
        </Way>
        <Way href={mailAddress(contact_info.email)} icon={<MailIcon />}>
          {contact_info.email}
        </Way>
        <Way away href={website} icon={<GlobeIcon />}>
          {website && shownAddress(website)}
        </Way>
        {lines.length > 0 && (
          <li>
            <MapPinIcon />
            <span>
              <address className={styles.address}>{lines.join('\n')}</address>
              <a
                data-print="hide"
                href={mapAddress(business)}
                rel="noopener nofollow"
                target="_blank"
              >
                {t('openOpenstreetmap')}
              </a>
              <Distance business={business} />
            </span>
          </li>
        )}
      </ul>
      <PlaceOnMap business={business} />
      {location_info.service_area && (
        <p className={styles.quiet}>
          {t('serviceArea', { serviceArea: translate(location_info.service_area) })}
        </p>
      )}
      <SocialLinks social={business.social_media} />
    </Card>
  );
}

interface WayProps {
  readonly href: string | undefined;
  readonly icon: ReactNode;
  /** Opens another site. */
  readonly away?: boolean;
  readonly children: ReactNode;
}

function Way({ href, icon, away, children }: WayProps) {
  if (!href) return null;
  return (
    <li>
      {icon}
      <a href={href} {...(away && { rel: 'noopener nofollow', target: '_blank' })}>
        {children}
      </a>
    </li>
  );
}
