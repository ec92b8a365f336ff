import type { SeekerApplication } from '@commons/contracts/applications';
import { Banner } from '@commons/ui/banner';
import { Button } from '@commons/ui/button';
import { Dialog } from '@commons/ui/dialog';
import { Stack } from '@commons/ui/page';
import { errorMessage } from '@commons/web-kit/api-error';
import { useEffect, useRef, useState } from 'react';
import styles from './my-application.card.module.css';
import { useWithdraw } from './my-applications.api';

/** Withdraws an application after a confirmation (decision A27). */
export function Withdraw({
  application,
  nameId,
  onWithdrawn,
}: {
  application: SeekerApplication;
  nameId: string;
  onWithdrawn: () => void;
}) {
  const { application_id, job_title, company_name } = application;
  const [asking, setAsking] = useState(false);
  const withdrawal = useWithdraw(onWithdrawn);
  const sent = useFocusOnCard(nameId);
  const close = () => {
    withdrawal.reset();
    setAsking(false);
  };
  return (
    <>
      <Button
        className={styles.withdraw}
        variant="quiet"
        size="small"
        aria-describedby={nameId}
        onClick={() => setAsking(true)}
      >
        Withdraw application
      </Button>
      <Dialog
        open={asking}
        onClose={close}
        title="Withdraw this application?"
        width="narrow"
        footer={
          <>
            <Button onClick={close}>Keep it</Button>
            <Button
              variant="danger"
              busy={withdrawal.isPending}
              onClick={() => {
                sent.current = true;
                withdrawal.mutate(application_id, { onSuccess: close });
              }}
            >
              Withdraw
            </Button>
          </>
        }
      >
        <Stack gap={3}>
          <p>
            {company_name} sees that you no longer want to be considered for {job_title}. Your
            resume and cover letter are removed. You can apply again while the job is open.
          </p>
          {withdrawal.isError && (
            <Banner tone="error">
              {errorMessage(withdrawal.error, 'Failed to withdraw the application.')}
            </Banner>
          )}
        </Stack>
      </Dialog>
    </>
  );
}

/**
 * After the withdrawal the button is gone, so the focus moves to the title of the card. @returns set it to true when
 * the withdrawal starts
 */
function useFocusOnCard(titleId: string) {
  const sent = useRef(false);
  useEffect(
    () => () => {
      if (!sent.current || document.activeElement !== document.body) return;
      document.getElementById(titleId)?.querySelector('a')?.focus();
    },
    [titleId],
  );
  return sent;
}
