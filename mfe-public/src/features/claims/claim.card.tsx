import { Button, ButtonLink } from '@commons/ui/controls/button';
import { Stack } from '@commons/ui/layout/page';
import { Card } from '@commons/ui/lists/card';
import { t } from '@commons/ui/text/texts';
import { useSession } from '@commons/web-kit/app-context';
import { byAccount, employerAccountRequestPath } from '@commons/web-kit/page/dashboard-links';
import { Link, useLocation, useSearchParams } from '@commons/web-kit/router';
import { returnState } from '@commons/web-kit/session/return-target';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useClaimOffer } from './claim.api';
import styles from './claim.module.css';

// Loaded on demand: few visitors are owners.
const ClaimDialog = lazy(() => import('./claim.dialog'));

interface ClaimCardProps {
  readonly id: string;
  readonly name: string;
}

/** "Is this yours?" on the page of an unclaimed business, or that one's claim waits to be decided. */
export function ClaimCard(business: ClaimCardProps) {
  const { user } = useSession();
  if (user?.account_type === 'employer') return <EmployerCard {...business} />;
  return (
    <TitledCard title={t('yours')}>
      <p>{t('nobodyManagesListingYetClaim')}</p>
      <div>
        <WayToClaim />
      </div>
    </TitledCard>
  );
}

function TitledCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card aria-labelledby="claim-title" as="section" data-print="hide" id="claim">
      <Stack gap={3}>
        <h2 className={styles.title} id="claim-title">
          {title}
        </h2>
        {children}
      </Stack>
    </Card>
  );
}

/** The claim of an employer, in a dialog, which the link of the mailed code opens. */
function EmployerCard({ id, name }: ClaimCardProps) {
  const { data: offer } = useClaimOffer(id);
  const [search, setSearch] = useSearchParams();
  const code = search.get('claim');
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    if (code === null) return;
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        next.delete('claim');
        return next;
      },
      { replace: true },
    );
  };
  const waits = offer?.claim?.state === 'open';
  return (
    <TitledCard title={waits ? t('yourClaim') : t('yours')}>
      <p>{waits ? t('claimNotDecidedYet') : t('nobodyManagesListingYetClaim')}</p>
      <div>
        <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {waits ? t('seeClaim') : t('claimListing')}
        </Button>
      </div>
      {(open || code !== null) && (
        <Suspense fallback={null}>
          <ClaimDialog code={code ?? ''} id={id} name={name} onClose={close} />
        </Suspense>
      )}
    </TitledCard>
  );
}

/** Listings belong to employers. */
function WayToClaim() {
  const { user } = useSession();
  const place = useLocation();
  const way = byAccount(user, {
    guest: { to: '/login', state: returnState(place), label: t('signClaim') },
    employer: { to: '', label: '' },
    seeker: { to: employerAccountRequestPath, label: t('askEmployerAccount') },
  });
  return (
    <ButtonLink as={Link} to={way.to} {...('state' in way && { state: way.state })}>
      {way.label}
    </ButtonLink>
  );
}
