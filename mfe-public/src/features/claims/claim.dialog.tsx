import type { ClaimOffer } from '@commons/contracts/businesses/claims';
import { businessPage } from '@commons/contracts/front-ends/page-addresses';
import { ButtonLink } from '@commons/ui/controls/button';
import { Dialog } from '@commons/ui/dialogs/dialog';
import { Row, Stack } from '@commons/ui/layout/page';
import { Spinner } from '@commons/ui/loading/spinner';
import { Banner } from '@commons/ui/messages/banner';
import { RetryBanner } from '@commons/ui/messages/retry-banner';
import { rich, t } from '@commons/ui/text/texts';
import { errorMessage } from '@commons/web-kit/api/api-error';
import { dashboardLinks } from '@commons/web-kit/page/dashboard-links';
import { Link } from '@commons/web-kit/router';
import { type ReactNode, useState } from 'react';
import { useClaimOffer, useReloadBusiness } from './claim.api';
import { ClaimForm } from './claim.form';
import { OpenClaim } from './open-claim';
import { Withdrawal } from './withdrawal';

interface ClaimDialogProps {
  readonly id: string;
  readonly name: string;
  /** From the link in the mail; '' otherwise. */
  readonly code: string;
  readonly onClose: () => void;
}

/** Claims a listing by a mailed code or a note to the operators, and shows the state of the claim. */
export default function ClaimDialog({ id, name, code, onClose }: ClaimDialogProps) {
  const { data: offer, error, refetch } = useClaimOffer(id);
  const reload = useReloadBusiness(id);
  const [typing, setTyping] = useState(false);
  const isDone = offer?.claim?.state === 'approved';
  const close = () => {
    onClose();
    if (isDone) void reload();
  };
  return (
    <Dialog
      keepOnOutsidePress={typing}
      onClose={close}
      open
      title={isDone ? t('yours2') : t('claim', { name })}
      variant="sheet"
    >
      {offer ? (
        <Standing code={code} id={id} offer={offer} onTyping={setTyping} />
      ) : error ? (
        <RetryBanner onRetry={refetch}>{errorMessage(error)}</RetryBanner>
      ) : (
        <Spinner />
      )}
    </Dialog>
  );
}

interface StandingProps {
  readonly id: string;
  readonly offer: ClaimOffer;
  readonly code: string;
  readonly onTyping: (typing: boolean) => void;
}

function Standing({ id, offer, code, onTyping }: StandingProps) {
  const { claim, elsewhere } = offer;
  if (claim?.state === 'approved') return <Yours name={claim.business_name} />;
  if (!offer.open) return <WriteToUs>{t('businessHasOwnerAlreadyThink')}</WriteToUs>;
  if (offer.has_listing) return <WriteToUs>{t('accountHasBusinessListingAlready')}</WriteToUs>;
  if (elsewhere) {
    return (
      <Stack>
        <p>
          {rich('haveOpenClaimElsewhere', {
            link: () => (
              <Link to={businessPage(elsewhere.listing_id)}>{elsewhere.business_name}</Link>
            ),
          })}
        </p>
        <Row>
          <Withdrawal claimed={elsewhere.listing_id} shownOn={id} />
        </Row>
      </Stack>
    );
  }
  if (claim?.state === 'open') {
    return <OpenClaim claim={claim} code={code} id={id} onTyping={onTyping} />;
  }
  return (
    <Stack>
      {claim?.state === 'refused' && (
        <Banner tone="warning">
          {t('lastClaimNotApproved')} {claim.reason && t('reason', { reason: claim.reason })}
        </Banner>
      )}
      <ClaimForm id={id} offer={offer} onTyping={onTyping} />
    </Stack>
  );
}

function Yours({ name }: { readonly name: string }) {
  return (
    <Stack>
      <Banner tone="success">{t('nowManageListing', { name })}</Banner>
      <p>{t('checkAddressHoursAddPhotos')}</p>
      <Row>
        <ButtonLink as={Link} to={dashboardLinks.listing} variant="primary">
          {t('openMyListing')}
        </ButtonLink>
      </Row>
    </Stack>
  );
}

function WriteToUs({ children }: { readonly children: ReactNode }) {
  return (
    <Stack>
      <p>{children}</p>
      <Row>
        <ButtonLink as={Link} to={`/contact?subject=${encodeURIComponent(t('myListing'))}`}>
          {t('writeUs')}
        </ButtonLink>
      </Row>
    </Stack>
  );
}
