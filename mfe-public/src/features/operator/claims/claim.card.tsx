import type { OperatorClaim } from '@commons/contracts/businesses/claims';
import { businessPage } from '@commons/contracts/front-ends/page-addresses';
import { Badge } from '@commons/ui/controls/badge';
import { Button } from '@commons/ui/controls/button';
import { Row, Stack } from '@commons/ui/layout/page';
import { Card } from '@commons/ui/lists/card';
import { DataList } from '@commons/ui/lists/data-list';
import { Banner } from '@commons/ui/messages/banner';
import { rich, t } from '@commons/ui/text/texts';
import { Link } from '@commons/web-kit/router';
import { type ReactNode, useId } from 'react';
import styles from '../parts/operator.module.css';
import { When } from '../parts/when';

export type ClaimChoice = 'approve' | 'refuse';

interface ClaimCardProps {
  readonly claim: OperatorClaim;
  readonly onDecide: (decision: ClaimChoice) => void;
  /** Shown above the decisions: the claimant, in the queue. */
  readonly children?: ReactNode;
}

/** Claimant, business and note, with both decisions. */
export function ClaimCard({ claim, onDecide, children }: ClaimCardProps) {
  const titleId = useId();
  const { business_name, claimant, location, state, text, reason, email, rivals } = claim;
  return (
    <Card aria-labelledby={titleId} as="article">
      <Stack gap={3}>
        <Row gap={2} spread>
          <h2 className={styles.title} id={titleId}>
            <Link data-key="o" to={businessPage(claim.listing_id)}>
              {business_name}
            </Link>
          </h2>
          {state !== 'open' && (
            <Badge dot tone={state === 'approved' ? 'green' : 'red'}>
              {state === 'approved' ? t('approved') : t('refused')}
            </Badge>
          )}
        </Row>
        <p className={styles.soft}>
          {location && `${location}. `}
          {rich('claimed', { when: () => <When iso={claim.created_at} /> })}
        </p>
        {text && <p className={styles.words}>{text}</p>}
        <DataList
          items={[
            { label: t('name'), value: claimant.full_name },
            { label: t('company'), value: claimant.company_name },
            {
              label: t('account'),
              value: claimant.email_verified
                ? t('emailConfirmed', { email: claimant.email })
                : t('emailNotConfirmed', { email: claimant.email }),
            },
            { label: t('codeSent'), value: email },
            { label: t('reason2'), value: reason },
          ]}
        />
        {rivals > 0 && (
          <Banner announce="off" tone="warning">
            {t('otherPeopleClaimThisBusiness', { count: rivals })}
          </Banner>
        )}
        {children}
        {state === 'open' && (
          <Row data-print="hide">
            <Button
              aria-haspopup="dialog"
              aria-label={t('approveClaimBusiness', { business: business_name })}
              data-key="a"
              onClick={() => onDecide('approve')}
            >
              {t('approve')}
            </Button>
            <Button
              aria-haspopup="dialog"
              aria-label={t('refuseClaimBusiness', { business: business_name })}
              data-key="x"
              onClick={() => onDecide('refuse')}
            >
              {t('refuse')}
            </Button>
          </Row>
        )}
      </Stack>
    </Card>
  );
}
