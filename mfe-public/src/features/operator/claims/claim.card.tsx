import type { OperatorClaim } from '@commons/contracts/claims';
import { Badge } from '@commons/ui/badge';
import { Banner } from '@commons/ui/banner';
import { Button } from '@commons/ui/button';
import { Card } from '@commons/ui/card';
import { DataList } from '@commons/ui/data-list';
import { Row, Stack } from '@commons/ui/page';
import { counted } from '@commons/ui/wording';
import { Link } from '@commons/web-kit/router';
import { useId } from 'react';
import styles from '../operator.module.css';
import { When } from '../when';

export type ClaimChoice = 'approve' | 'refuse';

interface ClaimCardProps {
  readonly claim: OperatorClaim;
  readonly onDecide: (decision: ClaimChoice) => void;
}

/** Who claims which business, what they wrote, and the two decisions. */
export function ClaimCard({ claim, onDecide }: ClaimCardProps) {
  const titleId = useId();
  const { business_name, claimant, location, state, text, reason, email, rivals } = claim;
  return (
    <Card aria-labelledby={titleId} as="article">
      <Stack gap={3}>
        <Row gap={2} spread>
          <h2 className={styles.title} id={titleId}>
            <Link to={`/business-directory/${claim.listing_id}`}>{business_name}</Link>
          </h2>
          {state !== 'open' && (
            <Badge dot tone={state === 'approved' ? 'green' : 'red'}>
              {state === 'approved' ? 'Approved' : 'Refused'}
            </Badge>
          )}
        </Row>
        <p className={styles.soft}>
          {location && `${location}. `}Claimed <When iso={claim.created_at} />
        </p>
        {text && <p className={styles.words}>{text}</p>}
        <DataList
          items={[
            { label: 'Name', value: claimant.full_name },
            { label: 'Company', value: claimant.company_name },
            {
              label: 'Account',
              value: `${claimant.email} (${claimant.email_verified ? 'confirmed' : 'not confirmed'})`,
            },
            { label: 'Code sent to', value: email },
            { label: 'Reason', value: reason },
          ]}
        />
        {rivals > 0 && (
          <Banner announce="off" tone="warning">
            {counted(rivals, 'other person claims', 'other people claim')} this business, too.
          </Banner>
        )}
        {state === 'open' && (
          <Row data-print="hide">
            <Button
              aria-haspopup="dialog"
              aria-label={`Approve the claim of ${business_name}`}
              onClick={() => onDecide('approve')}
            >
              Approve
            </Button>
            <Button
              aria-haspopup="dialog"
              aria-label={`Refuse the claim of ${business_name}`}
              onClick={() => onDecide('refuse')}
            >
              Refuse
            </Button>
          </Row>
        )}
      </Stack>
    </Card>
  );
}
