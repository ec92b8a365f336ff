import { Stack } from '@commons/ui/layout/page';
import { t } from '@commons/ui/text/texts';
import { useState } from 'react';
import { OperatorList } from '../parts/operator-list';
import { useClaims } from '../parts/operator-lists.api';
import { StateChoice, useStateOf } from '../parts/state-choice';
import type { Done } from '../parts/use-done';
import { ClaimCard } from './claim.card';
import { ClaimDecisionDialog, type ClaimToDecide } from './claim-decision.dialog';

const states = [
  { value: 'open', label: t('waitingForDecision') },
  { value: 'decided', label: t('decided') },
] as const;

/** Claims of listings without an owner that await an operator. */
export function ClaimsPanel({ done }: { readonly done: Done }) {
  const state = useStateOf(states);
  const list = useClaims(state);
  const [choice, setChoice] = useState<ClaimToDecide>();
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
        <ClaimDecisionDialog choice={choice} done={done} onClose={() => setChoice(undefined)} />
      )}
    </Stack>
  );
}
