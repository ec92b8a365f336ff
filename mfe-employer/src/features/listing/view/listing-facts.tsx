import type { Business } from '@commons/contracts/businesses/businesses';
import { weekdays } from '@commons/contracts/businesses/listing-lists';
import { upperFirst } from '@commons/contracts/text/upper-first';
import { webAddress } from '@commons/contracts/text/web-address';
import { BadgeRow, Chip } from '@commons/ui/controls/badge';
import { Section } from '@commons/ui/layout/page';
import { DataList } from '@commons/ui/lists/data-list';
import { GlobeIcon, MailIcon, MapPinIcon, PhoneIcon } from '@commons/ui/pictures/icons';
import { PlainText } from '@commons/ui/text/plain-text';
import { t, translate } from '@commons/ui/text/texts';
import { hoursText } from '@commons/web-kit/businesses/open-words';
import { phoneAddress } from '@commons/web-kit/businesses/phone-address';
import styles from './listing-view.module.css';

const notSpecified = t('notSpecified');

interface FactsProps {
  readonly listing: Business;
}

/** How to reach the business. */
export function ContactFacts({ listing }: FactsProps) {
  const { phone, email, website } = listing.contact_info;
  return (
    <Section title={t('contactInformation')}>
      <DataList
        layout="stacked"
        items={[
          {
            label: t('phone'),
            icon: <PhoneIcon />,
            value: phone ? <a href={phoneAddress(phone)}>{phone}</a> : notSpecified,
          },
          {
            label: t('email'),
            icon: <MailIcon />,
            value: email ? <a href={`mailto:${email}`}>{email}</a> : notSpecified,
          },
          {
            label: t('website'),
            icon: <GlobeIcon />,
            value: website ? (
              <a href={webAddress(website)} target="_blank" rel="noopener">
                {website}
              </a>
            ) : (
              notSpecified
            ),
          },
        ]}
      />
    </Section>
  );
}

/** The address in one line, and the service area. */
export function LocationFacts({ listing }: FactsProps) {
  const { street_address, city, state, zip_code, service_area } = listing.location_info;
  const place = [street_address, city, state, zip_code].filter(Boolean).join(', ');
  return (
    <Section title={t('location')}>
      <DataList
        layout="stacked"
        items={[
          { label: t('address'), icon: <MapPinIcon />, value: place || notSpecified },
          {
            label: t('serviceArea'),
            icon: <GlobeIcon />,
            value: service_area ? translate(service_area) : notSpecified,
          },
        ]}
      />
    </Section>
  );
}

/** The days that are not marked closed (specification D2 §2). */
export function HoursFacts({ listing: { business_hours } }: FactsProps) {
  const stated = weekdays.filter((day) => business_hours[day]?.trim());
  const open = stated.filter((day) => business_hours[day]?.trim().toLowerCase() !== 'closed');
  return (
    <Section title={t('businessHours')}>
      {stated.length === 0 && <p className={styles.quiet}>{t('hoursNotSpecified')}</p>}
      {stated.length > 0 && open.length === 0 && <p className={styles.quiet}>{notSpecified}</p>}
      {open.length > 0 && (
        <DataList
          className={styles.hours}
          items={open.map((day) => ({
            label: upperFirst(translate(day)),
            value: hoursText(business_hours[day] ?? ''),
          }))}
        />
      )}
    </Section>
  );
}

/** Services and description. */
export function ServicesFacts({ listing }: FactsProps) {
  return (
    <>
      <Section title={t('services')}>
        {listing.key_services.length === 0 && <p className={styles.quiet}>{notSpecified}</p>}
        <BadgeRow>
          {listing.key_services.map((service) => (
            <Chip key={service}>{service}</Chip>
          ))}
        </BadgeRow>
      </Section>
      <Section title={t('aboutUs')}>
        <div className={styles.about}>
          {listing.full_description ? (
            <PlainText text={listing.full_description} />
          ) : (
            <p className={styles.quiet}>{notSpecified}</p>
          )}
        </div>
      </Section>
    </>
  );
}

const listOf = (words: readonly string[]) => words.map((word) => translate(word)).join(', ');

/** All other fields of the form: what is known, and the names of the rest in one line. */
export function DetailFacts({ listing }: FactsProps) {
  const details = [
    { label: t('established'), value: listing.year_established },
    { label: t('businessType'), value: listing.business_type && translate(listing.business_type) },
    { label: t('employees'), value: listing.num_employees },
    { label: t('pricing'), value: listing.pricing_info },
    { label: t('paymentMethods'), value: listOf(listing.payment_methods) },
    { label: t('languagesSpoken'), value: listOf(listing.languages_spoken) },
  ];
  const known = details.filter(({ value }) => value);
  const missing = details.filter(({ value }) => !value).map(({ label }) => label);
  return (
    <Section title={t('businessDetails')}>
      {known.length > 0 && <DataList items={known} />}
      {missing.length > 0 && (
        <p className={styles.quiet}>{t('notSpecifiedFields', { fields: missing.join(', ') })}</p>
      )}
    </Section>
  );
}
