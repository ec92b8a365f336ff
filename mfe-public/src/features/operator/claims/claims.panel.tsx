import type { OperatorClaim } from '@commons/contracts/businesses/claims';
import { Stack } from '@commons/ui/page';
import { rich, t } from '@commons/ui/texts';
import { useApi } from '@commons/web-kit/app-context';
import { useState } from 'react';
import { decideClaim } from '../operator.api';
import { OperatorList } from '../operator-list';
import { ReasonDialog } from '../reason.dialog';
import { StateChoice, useStateOf } from '../state-choice';
import type { Done } from '../use-done';
import { useClaims } from '../use-operator-lists';
import { ClaimCard, type ClaimChoice } from './claim.card';

const states = [
  { value: 'open', label: t('waitingForDecision') },
  { value: 'decided', label: t('decided') },
] as const;

interface Choice {
  readonly claim: OperatorClaim;
  readonly decision: ClaimChoice;
}

/** Claims of listings without an owner, for which the employer wrote to the operators. */
export function ClaimsPanel({ done }: { readonly done: Done }) {
  const state = useStateOf(states);
  const list = useClaims(state);
  const [choice, setChoice] = useState<Choice>();
  return (
    <Stack gap={6}>
      <StateChoice label={t('showClaims')} states={states} value={state} />
      <OperatorList
        empty={state === 'open' ? t('noClaimWaitsForDecision') : t('noClaimWasDecidedYet')}
        emptyText={t('employersWhoSayThatImported')}
        list={list}
        noun={t('claims')}
      >
        {(claim) => (
          <ClaimCard claim={claim} onDecide={(decision) => setChoice({ claim, decision })} />
        )}
      </OperatorList>
      {choice && (
        <DecisionDialog choice={choice} done={done} onClose={() => setChoice(undefined)} />
      )}
    </Stack>
  );
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

interface DecisionDialogProps {
  readonly choice: Choice;
  readonly done: Done;
  readonly onClose: () => void;
}

function DecisionDialog({ choice: { claim, decision }, done, onClose }: DecisionDialogProps) {
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
