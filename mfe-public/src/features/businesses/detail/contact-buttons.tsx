import type { Business } from '@commons/contracts/businesses/businesses';
import { webAddress } from '@commons/contracts/text/web-address';
import { ButtonLink } from '@commons/ui/controls/button';
import { StickyFoot } from '@commons/ui/layout/sticky-foot';
import {
  CalendarIcon,
  GlobeIcon,
  MailIcon,
  MapPinIcon,
  PhoneIcon,
} from '@commons/ui/pictures/icons';
import { t } from '@commons/ui/text/texts';
import { phoneAddress } from '@commons/web-kit/businesses/phone-address';
import type { ReactNode } from 'react';
import styles from './contact-buttons.module.css';
import { directionsAddress, mailAddress } from './contact-links';

interface ContactOption {
  readonly label: string;
  readonly href: string | undefined;
  readonly icon: ReactNode;
  /** Opens another site. */
  readonly away?: boolean;
}

/** How to reach the business; each only when the listing has the data for it (BIZ-04). */
const optionsOf = ({ contact_info, booking_url }: Business): ContactOption[] =>
  [
    { label: t('call'), href: phoneAddress(contact_info.phone), icon: <PhoneIcon /> },
    { label: t('email'), href: mailAddress(contact_info.email), icon: <MailIcon /> },
    {
      label: t('website'),
      href: webAddress(contact_info.website),
      icon: <GlobeIcon />,
      away: true,
    },
    { label: t('book'), href: webAddress(booking_url), icon: <CalendarIcon />, away: true },
  ].filter(({ href }) => href);

const barOrder = [t('book'), t('call'), t('directions'), t('website'), t('email')];
/** This many fit side by side on a phone. */
const maxInBar = 4;

/** The options most useful on the street stay at the bottom of a phone's screen. */
function barOf(business: Business): ContactOption[] {
  const directions = {
    ...{ label: t('directions'), icon: <MapPinIcon />, away: true },
    href: directionsAddress(business),
  };
  const options = [...optionsOf(business), directions].filter(({ href }) => href);
  const inOrder = barOrder.flatMap(
    (label) => options.find((option) => option.label === label) ?? [],
  );
  return inOrder.slice(0, maxInBar);
}

const awayLink = { rel: 'noopener nofollow', target: '_blank' } as const;

/** The buttons next to the name. @param wide without the bottom bar, which repeats none of them */
export function ContactButtons({
  business,
  wide,
}: {
  readonly business: Business;
  readonly wide: boolean;
}) {
  const all = optionsOf(business);
  const below = wide ? [] : barOf(business).map(({ label }) => label);
  const options = all.filter(({ label }) => !below.includes(label));
  // One primary action: booking when offered, else the first one.
  const primary = options.some(({ label }) => label === t('book')) ? t('book') : options[0]?.label;
  return options.map(({ label, href, icon, away }) => (
    <ButtonLink
      href={href}
      icon={icon}
      key={label}
      variant={wide && label === primary ? 'primary' : 'secondary'}
      {...(away && awayLink)}
    >
      {label}
    </ButtonLink>
  ));
}

/** Call, Directions and Website at the bottom of a phone's screen. */
export function BusinessBar({ business }: { readonly business: Business }) {
  const options = barOf(business);
  if (options.length === 0) return null;
  return (
    <div className={styles.bar} data-print="hide">
      <StickyFoot>
        <nav aria-label={t('contact')} className={styles.options}>
          {options.map(({ label, href, icon, away }, at) => (
            <ButtonLink
              className={styles.way}
              href={href}
              icon={icon}
              key={label}
              variant={at === 0 ? 'primary' : 'secondary'}
              {...(away && awayLink)}
            >
              {label}
            </ButtonLink>
          ))}
        </nav>
      </StickyFoot>
    </div>
  );
}
