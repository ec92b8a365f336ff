import type { AccountType } from '@commons/contracts/account/account-lists';
import type { OperatorAccount } from '@commons/contracts/moderation/moderation';
import type { ContactMessage } from '@commons/contracts/portal/contact';
import { Button } from '@commons/ui/controls/button';
import { Row, Stack } from '@commons/ui/layout/page';
import { Card } from '@commons/ui/lists/card';
import { DataList } from '@commons/ui/lists/data-list';
import { Banner } from '@commons/ui/messages/banner';
import { Breakable } from '@commons/ui/text/breakable';
import { t } from '@commons/ui/text/texts';
import { useApi } from '@commons/web-kit/app-context';
import { useId, useState } from 'react';
import { changeAccountType } from '../parts/operator.api';
import styles from '../parts/operator.module.css';
import { ReasonDialog } from '../parts/reason.dialog';
import type { Done } from '../parts/use-done';
import { When } from '../parts/when';
import { AccountDecisions } from './account-decisions';
import { RemovalAction } from './removal-action';
import { Suspended, SuspensionActions } from './suspension-actions';

const typeNames: Readonly<Record<AccountType, string>> = {
  employer: t('employer'),
  job_seeker: t('jobSeeker2'),
};

/** What happens to the account's data, by its current type. */
const consequences: Readonly<Record<AccountType, string>> = {
  employer: t('itsOpenJobsClosedIts'),
  job_seeker: t('applicationsThatWereSentStay'),
};

interface AccountCardProps {
  readonly account: OperatorAccount;
  readonly request?: ContactMessage | undefined;
  readonly done: Done;
}

/** The account that was found, and a form to change its type. */
export function AccountCard({ account, request, done }: AccountCardProps) {
  const titleId = useId();
  const [changing, setChanging] = useState(false);
  const { full_name, email, email_verified, account_type, created_at } = account;
  const other: AccountType = account_type === 'employer' ? 'job_seeker' : 'employer';
  return (
    <Card aria-labelledby={titleId} as="article">
      <Stack gap={4}>
        <h2 className={styles.title} id={titleId}>
          {full_name}
        </h2>
        <DataList
          items={[
            { label: t('email'), value: email },
            { label: t('addressConfirmed'), value: email_verified ? t('yes') : t('no') },
            { label: t('accountType2'), value: typeNames[account_type] },
            { label: t('memberSince'), value: <When iso={created_at} /> },
          ]}
        />
        <Doubt account={account} request={request} />
        {account.suspended && <Suspended suspension={account.suspended} />}
        <AccountDecisions account={account} />
        <Row data-print="hide">
          <Button aria-haspopup="dialog" onClick={() => setChanging(true)}>
            {other === 'employer' ? t('changeEmployer') : t('changeJobSeeker')}
          </Button>
          <SuspensionActions account={account} done={done} />
          <RemovalAction account={account} done={done} />
        </Row>
      </Stack>
      {changing && (
        <ChangeDialog
          account={account}
          done={done}
          onClose={() => setChanging(false)}
          other={other}
        />
      )}
    </Card>
  );
}

/** Anyone can type any address into the contact form. Only a message sent while signed in proves who asks. */
function Doubt({ account, request }: Pick<AccountCardProps, 'account' | 'request'>) {
  if (!request || request.user_id === account.id) return null;
  return (
    <Banner tone="warning">
      {request.user_id ? t('requestWasSentFromAnother') : t('requestWasSentWithoutSigning')}
    </Banner>
  );
}

interface ChangeDialogProps {
  readonly account: OperatorAccount;
  readonly other: AccountType;
  readonly done: Done;
  readonly onClose: () => void;
}

function ChangeDialog({ account, other, done, onClose }: ChangeDialogProps) {
  const api = useApi();
  const isEmployer = other === 'employer';
  const change = async (reason: string) => {
    await changeAccountType(api, account.id, { account_type: other, reason });
    onClose();
    void done(
      isEmployer
        ? t('nameEmployerNow', { name: account.full_name })
        : t('nameJobSeekerNow', { name: account.full_name }),
    );
  };
  return (
    <ReasonDialog
      action={t('changeType')}
      help={t('personWillReadItAnd')}
      onClose={onClose}
      onReason={change}
      title={isEmployer ? t('changeEmployer2') : t('changeJobSeeker2')}
    >
      <p>
        <strong>{account.full_name}</strong>, <Breakable>{account.email}</Breakable>
      </p>
      <p>{isEmployer ? t('personSignedOutEverywhereAt') : t('personSignedOutEverywhereAt2')}</p>
      <p>{consequences[account.account_type]}</p>
      <p>{t('mailTellsPersonNewType')}</p>
    </ReasonDialog>
  );
}
