import type { Business } from '@commons/contracts/businesses/businesses';
import { businessPageTitle } from '@commons/contracts/front-ends/page-titles';
import { BadgeRow, Chip } from '@commons/ui/controls/badge';
import { ButtonLink } from '@commons/ui/controls/button';
import { Page, Section } from '@commons/ui/layout/page';
import { useWideScreen } from '@commons/ui/layout/use-wide-screen';
import { ShareBox } from '@commons/ui/lists/share-box';
import { Banner, MessageBanner } from '@commons/ui/messages/banner';
import { useTimedMessage } from '@commons/ui/messages/use-timed-message';
import { PlainText } from '@commons/ui/text/plain-text';
import { t } from '@commons/ui/text/texts';
import { dashboardLinks } from '@commons/web-kit/page/dashboard-links';
import { usePageTitle } from '@commons/web-kit/page/page-title';
import { Link } from '@commons/web-kit/router';
import type { ReactNode } from 'react';
import { useTownTime } from '../use-town-time';
import { Breadcrumb } from './breadcrumb';
import { BusinessHeader } from './business-header';
import styles from './business-view.module.css';
import { ContactCard } from './contact.card';
import { BusinessBar, ContactButtons } from './contact-buttons';
import { DetailsCard } from './details.card';
import { Gallery } from './gallery';
import { HoursCard } from './hours.card';

interface BusinessViewProps {
  readonly business: Business;
  /** True for its signed-in owner. */
  readonly own: boolean;
  readonly reviews: ReactNode;
  readonly jobs: ReactNode;
  readonly report: ReactNode;
}

/** A business with the buttons to contact, review, share and report it. */
export function BusinessView({ business, own, reviews, jobs, report }: BusinessViewProps) {
  usePageTitle(businessPageTitle(business));
  const { message, showSuccess, showInfo } = useTimedMessage();
  const now = useTownTime();
  const wide = useWideScreen();
  return (
    <Page className={styles.page}>
      <div className={styles.trail} data-print="hide">
        <Breadcrumb name={business.business_name} />
      </div>
      <Gallery {...business} />
      <BusinessHeader
        business={business}
        now={now}
        actions={<ContactButtons business={business} wide={wide} />}
      />
      <OwnerNotice business={business} own={own} />
      <div className={styles.columns}>
        <div className={styles.hours}>
          <HoursCard
            calendarOf={business.employer_id && business.id}
            folded={!wide}
            now={now}
            times={business}
          />
        </div>
        <div className={styles.main}>
          <About business={business} />
          {wide && <Services business={business} />}
          {reviews}
          {jobs}
          {!wide && <Services business={business} />}
        </div>
        <div className={styles.aside}>
          <ContactCard business={business} />
          <DetailsCard business={business} />
          <ShareBox
            heading={t('shareBusiness')}
            title={business.business_name}
            text={`${business.business_name}: ${business.short_description}`}
            onCopied={() => showSuccess(t('businessLinkCopiedClipboard'))}
            onNotCopied={(link) => showInfo(t('copyLink', { link }))}
          />
          {report}
        </div>
      </div>
      {!wide && <BusinessBar business={business} />}
      <MessageBanner message={message} />
    </Page>
  );
}

function OwnerNotice({ business, own }: Pick<BusinessViewProps, 'business' | 'own'>) {
  if (business.suspended) {
    return (
      <div className={styles.notice}>
        <Banner
          tone="warning"
          action={
            <Link to={`/contact?subject=${encodeURIComponent(t('suspendedListing'))}`}>
              {t('contactUs')}
            </Link>
          }
        >
          {t('listingSuspendedVisitorsNotSee', { reason: business.suspended.reason })}
        </Banner>
      </div>
    );
  }
  if (!own) return null;
  return (
    <p className={styles.notice} data-print="hide">
      <ButtonLink as={Link} to={dashboardLinks.listing}>
        {t('manageListing')}
      </ButtonLink>
    </p>
  );
}

export function About({ business }: { readonly business: Business }) {
  const text = business.full_description || business.short_description;
  // An imported one may have none.
  if (!text) return null;
  return (
    <Section title={t('about', { businessName: business.business_name })}>
      <div className={styles.text}>
        <PlainText text={text} />
      </div>
    </Section>
  );
}

export function Services({ business }: { readonly business: Business }) {
  const { key_services, pricing_info } = business;
  if (key_services.length === 0 && !pricing_info) return null;
  return (
    <Section title={t('services')}>
      <BadgeRow>
        {key_services.map((service) => (
          <Chip key={service}>{service}</Chip>
        ))}
      </BadgeRow>
      {pricing_info && (
        <>
          <h3 className={styles.subtitle}>{t('pricing')}</h3>
          <div className={styles.text}>
            <PlainText text={pricing_info} />
          </div>
        </>
      )}
    </Section>
  );
}
