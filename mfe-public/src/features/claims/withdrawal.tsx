import { Button } from '@commons/ui/controls/button';
import { Banner } from '@commons/ui/messages/banner';
import { t } from '@commons/ui/text/texts';
import { useAct } from '@commons/web-kit/forms/use-act';
import { useWithdrawal } from './claim.api';

interface WithdrawalProps {
  /** Id of the listing that is claimed. */
  readonly claimed: string;
  /** Id of the listing on whose page this is shown. */
  readonly shownOn: string;
}

export function Withdrawal({ claimed, shownOn }: WithdrawalProps) {
  const withdraw = useWithdrawal(claimed, shownOn);
  const { busy, failure, act } = useAct();
  return (
    <>
      <Button
        busy={busy}
        busyLabel={t('withdrawing')}
        onClick={() => act(withdraw)}
        variant="quiet"
      >
        {t('withdrawClaim')}
      </Button>
      {failure && <Banner tone="error">{failure}</Banner>}
    </>
  );
}
