import type { Business } from '@commons/contracts/businesses';
import { Badge } from '@commons/ui/badge';
import { ButtonLink } from '@commons/ui/button';
import { CalendarIcon, GlobeIcon, MailIcon, PhoneIcon } from '@commons/ui/icons';
import { PageHeader } from '@commons/ui/page';
import { Rating } from '@commons/ui/rating';
import { counted } from '@commons/ui/wording';
import { phoneAddress } from '@commons/web-kit/phone-address';
import { Link, useLocation } from '@commons/web-kit/router';
import { BusinessLogo } from '../business-logo';
import { Breadcrumb } from './breadcrumb';
import styles from './business-header.module.css';
import { mailAddress, webAddress } from './contact-links';

/** Name, rating, and how to reach the business. */
export function BusinessHeader({ business }: { readonly business: Business }) {
  return (
    <PageHeader
      back={<Breadcrumb name={business.business_name} />}
      title={
        <span className={styles.title}>
          <BusinessLogo business={business} eager size={96} />
          <span>{business.business_name}</span>
        </span>
      }
      lead={
        <>
          {business.short_description}
          <span className={styles.facts}>
            <Badge>{business.business_category}</Badge>
            <Reputation business={business} />
            <Source business={business} />
          </span>
        </>
      }
      actions={<Ways business={business} />}
    />
  );
}

/** Shows where an imported entry comes from, since nobody here wrote it. */
function Source({ business }: { readonly business: Business }) {
  const source = webAddress(business.source_url);
  if (!business.external) return null;
  if (!source) return <span className={styles.quiet}>Imported from another source</span>;
  return (
    <a className={styles.quiet} href={source} rel="noopener nofollow" target="_blank">
      Imported from another source
    </a>
  );
}

function Reputation({ business }: { readonly business: Business }) {
  const { average_rating, total_reviews } = business;
  const { state } = useLocation();
  if (total_reviews === 0) return <span className={styles.quiet}>No reviews yet</span>;
  return (
    <>
      <Rating value={average_rating} showValue />
      <Link className={styles.quiet} state={state} to="#reviews">
        {counted(total_reviews, 'review')}
      </Link>
    </>
  );
}

/** Each button only when the listing has the data for it (BIZ-04). */
function Ways({ business }: { readonly business: Business }) {
  const { contact_info, booking_url } = business;
  const book = webAddress(booking_url);
  const ways = [
    { label: 'Call', href: phoneAddress(contact_info.phone), icon: <PhoneIcon /> },
    { label: 'Email', href: mailAddress(contact_info.email), icon: <MailIcon /> },
    { label: 'Website', href: webAddress(contact_info.website), icon: <GlobeIcon />, away: true },
    { label: 'Book', href: book, icon: <CalendarIcon />, away: true },
  ].filter(({ href }) => href);
  // One primary action: booking when offered, else the first one.
  const primary = book ? 'Book' : ways[0]?.label;
  return ways.map(({ label, href, icon, away }) => (
    <ButtonLink
      href={href}
      icon={icon}
      key={label}
      variant={label === primary ? 'primary' : 'secondary'}
      {...(away && { rel: 'noopener nofollow', target: '_blank' })}
    >
      {label}
    </ButtonLink>
  ));
}
