import type { OperatorClaim } from '@commons/contracts/businesses/claims';
import { rich, t } from '@commons/ui/text/texts';
import { useApi } from '@commons/web-kit/app-context';
import { decideClaim } from '../parts/operator.api';
import { ReasonDialog } from '../parts/reason.dialog';
import type { Done } from '../parts/use-done';
import type { ClaimChoice } from './claim.card';

/** The decision to confirm. */
export interface ClaimToDecide {
  readonly claim: OperatorClaim;
  readonly decision: ClaimChoice;
}

const words = {
  approve: {
    action: t('approve'),
    title: t('giveThisListingClaimant'),
    what: t('claimantThenEditsListingAnd'),
    help: t('itKeptInLogAnd'),
    done: t('listingHasOwner'),
  },
  refuse: {
    action: t('refuse'),
    title: t('refuseThisClaim'),
    what: t('listingStaysWithoutOwnerClaimant'),
    help: t('claimantReadsItAndIt'),
    done: t('claimRefused'),
  },
} as const;

interface ClaimDecisionProps {
  readonly choice: ClaimToDecide;
  readonly done: Done;
  readonly onClose: () => void;
}

/** Asks for a reason, then approves or refuses. */
export function ClaimDecisionDialog({
  choice: { claim, decision },
  done,
  onClose,
}: ClaimDecisionProps) {
  const api = useApi();
  const { action, title, what, help, done: text } = words[decision];
  const send = async (reason: string) => {
    await decideClaim(api, claim.id, { decision, reason });
    onClose();
    void done(text);
  };
  return (
    <ReasonDialog
      action={action}
      danger={decision === 'refuse'}
      help={help}
      onClose={onClose}
      onReason={send}
      title={title}
    >
      <p>
        {rich('businessClaimedByName', {
          strong: (words) => <strong>{words}</strong>,
          business: claim.business_name,
          name: claim.claimant.full_name,
        })}
      </p>
      <p>{what}</p>
    </ReasonDialog>
  );
}
