import type { Business } from '@commons/contracts/businesses/businesses';
import { businessPage } from '@commons/contracts/front-ends/page-addresses';
import { businessPageTitle } from '@commons/contracts/front-ends/page-titles';
import { Badge, BadgeRow } from '@commons/ui/controls/badge';
import { t, translate } from '@commons/ui/text/texts';
import { isGone } from '@commons/web-kit/api/api-error';
import { usePageTitle } from '@commons/web-kit/page/page-title';
import { Pane, PaneActions, PaneBody, PaneHeader, PaneNotShown } from '@commons/web-kit/pane/pane';
import { PaneSkeleton } from '@commons/web-kit/pane/pane-skeleton';
import { BusinessLogo } from '../../business-logo';
import { useBusiness } from '../../businesses.api';
import { Cover } from '../../cover';
import { useTownTime } from '../../use-town-time';
import { HoursAndAddress, RatingSummary } from '../business-header';
import { About, Services } from '../business-view';
import { ContactCard } from '../contact.card';
import { ContactButtons } from '../contact-buttons';
import { HoursCard } from '../hours.card';

interface BusinessPaneProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** A business next to the list: how to reach it, its hours and its story. Reviews and jobs are on its own page. */
export default function BusinessPane({ id, onClose }: BusinessPaneProps) {
  const { data: business, error, refetch } = useBusiness(id);
  return (
    <Pane closeLabel={t('closeBusiness')} onClose={onClose}>
      {business && !isGone(error) ? (
        <Shown business={business} />
      ) : error ? (
        <PaneNotShown
          error={error}
          failed={{ title: t('businessNotFound'), text: t('businessCouldNotBeLoaded') }}
          gone={{ title: t('businessNotFound'), text: t('businessNotExistHasBeen') }}
          illustration="no-businesses"
          onClose={onClose}
          retry={() => void refetch()}
        />
      ) : (
        <PaneSkeleton />
      )}
    </Pane>
  );
}

function Shown({ business }: { readonly business: Business }) {
  usePageTitle(businessPageTitle(business));
  const now = useTownTime();
  const page = businessPage(business.id);
  return (
    <>
      <PaneHeader
        page={page}
        picture={
          business.logo_filename ? (
            <BusinessLogo business={business} size={64} />
          ) : (
            <Cover business={business} shape="tile" />
          )
        }
        title={business.business_name}
      >
        <BadgeRow>
          <RatingSummary business={business} page={page} />
          <Badge>{translate(business.business_category)}</Badge>
        </BadgeRow>
        <p>
          <HoursAndAddress business={business} now={now} />
        </p>
      </PaneHeader>
      <PaneActions page={page}>
        <ContactButtons business={business} wide />
      </PaneActions>
      <PaneBody>
        <About business={business} />
        <Services business={business} />
        <HoursCard now={now} times={business} />
        <ContactCard business={business} />
      </PaneBody>
    </>
  );
}
