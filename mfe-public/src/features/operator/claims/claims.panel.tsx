import type { OperatorClaim } from '@commons/contracts/claims';
import { Stack } from '@commons/ui/page';
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
  { value: 'open', label: 'Waiting for a decision' },
  { value: 'decided', label: 'Decided' },
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
      <StateChoice label="Show claims" states={states} value={state} />
      <OperatorList
        empty={state === 'open' ? 'No claim waits for a decision.' : 'No claim was decided yet.'}
        emptyText="Employers who say that an imported listing is theirs stand here, the longest waiting first."
        list={list}
        noun="claims"
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
    action: 'Approve',
    title: 'Give this listing to the claimant?',
    what: 'The claimant then edits the listing and replies to its reviews. Other claims of it are refused. A mail tells the claimant.',
    help: 'It is kept in the log and beside the claim.',
    done: 'The listing has an owner.',
  },
  refuse: {
    action: 'Refuse',
    title: 'Refuse this claim?',
    what: 'The listing stays without an owner. The claimant gets a mail with your reason, and can claim again.',
    help: 'The claimant reads it, and it is kept in the log.',
    done: 'The claim is refused.',
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
        <strong>{claim.business_name}</strong>, claimed by {claim.claimant.full_name}
      </p>
      <p>{what}</p>
    </ReasonDialog>
  );
}
