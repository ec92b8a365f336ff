import type { AccountType } from '@commons/contracts/account-lists';
import type { ContactMessage } from '@commons/contracts/contact';
import type { OperatorAccount } from '@commons/contracts/moderation';
import { Banner } from '@commons/ui/banner';
import { Breakable } from '@commons/ui/breakable';
import { Button } from '@commons/ui/button';
import { Card } from '@commons/ui/card';
import { DataList } from '@commons/ui/data-list';
import { Row, Stack } from '@commons/ui/page';
import { useApi } from '@commons/web-kit/app-context';
import { useId, useState } from 'react';
import { changeAccountType } from '../operator.api';
import styles from '../operator.module.css';
import { ReasonDialog } from '../reason.dialog';
import type { Done } from '../use-done';
import { When } from '../when';

const typeNames: Readonly<Record<AccountType, string>> = {
  employer: 'Employer',
  job_seeker: 'Job seeker',
};

/** What happens to the account's data, by its current type. */
const consequences: Readonly<Record<AccountType, string>> = {
  employer:
    'Its open jobs are closed. Its business listing stays in the directory, but cannot be changed any more. Both stay stored.',
  job_seeker:
    'Applications that were sent stay with the employers. Profile, resumes, saved jobs and applications stay stored, but the person does not see them any more. The public link of the profile ends.',
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
            { label: 'Email', value: email },
            { label: 'Address confirmed', value: email_verified ? 'Yes' : 'No' },
            { label: 'Account type', value: typeNames[account_type] },
            { label: 'Member since', value: <When iso={created_at} /> },
          ]}
        />
        <Doubt account={account} request={request} />
        <Row data-print="hide">
          <Button aria-haspopup="dialog" onClick={() => setChanging(true)}>
            Change to {typeNames[other].toLowerCase()}
          </Button>
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

/** Anybody can type any address into the contact form. Only a message sent while signed in proves who asks. */
function Doubt({ account, request }: Pick<AccountCardProps, 'account' | 'request'>) {
  if (!request || request.user_id === account.id) return null;
  return (
    <Banner tone="warning">
      {request.user_id
        ? 'The request was sent from another account. Ask back by mail before you change anything.'
        : 'The request was sent without signing in, so anybody may have written it. Ask back by mail before you change anything.'}
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
  const name = typeNames[other].toLowerCase();
  const change = async (reason: string) => {
    await changeAccountType(api, account.id, { account_type: other, reason });
    onClose();
    void done(`${account.full_name} is ${other === 'employer' ? 'an' : 'a'} ${name} now.`);
  };
  return (
    <ReasonDialog
      action="Change the type"
      help="The person will read it, and it is kept in the log."
      onClose={onClose}
      onReason={change}
      title={`Change to ${name}?`}
    >
      <p>
        <strong>{account.full_name}</strong>, <Breakable>{account.email}</Breakable>
      </p>
      <p>The person is signed out everywhere at once, and signs in again as {name}.</p>
      <p>{consequences[account.account_type]}</p>
      <p>A mail tells the person the new type and your reason.</p>
    </ReasonDialog>
  );
}
