import type { SeekerApplication } from '@commons/contracts/applications/applications';
import { Button } from '@commons/ui/controls/button';
import { Dialog } from '@commons/ui/dialogs/dialog';
import { Stack } from '@commons/ui/layout/page';
import { Banner } from '@commons/ui/messages/banner';
import { t } from '@commons/ui/text/texts';
import { errorMessage } from '@commons/web-kit/api/api-error';
import { useState } from 'react';
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
        {t('withdrawApplication')}
      </Button>
      <Dialog
        open={asking}
        onClose={close}
        title={t('withdrawApplication2')}
        width="narrow"
        footer={
          <>
            <Button onClick={close}>{t('keepIt')}</Button>
            <Button
              variant="danger"
              busy={withdrawal.isPending}
              onClick={() => withdrawal.mutate(application_id, { onSuccess: close })}
            >
              {t('withdraw')}
            </Button>
          </>
        }
      >
        <Stack gap={3}>
          <p>{t('companynameSeesNoLonger', { companyName: company_name, jobTitle: job_title })}</p>
          {withdrawal.isError && (
            <Banner tone="error">
              {errorMessage(withdrawal.error, t('failedWithdrawApplication'))}
            </Banner>
          )}
        </Stack>
      </Dialog>
    </>
  );
}
