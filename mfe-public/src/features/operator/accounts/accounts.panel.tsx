import { accountTypeSubject } from '@commons/contracts/moderation/moderation-lists';
import type { ContactMessage } from '@commons/contracts/portal/contact';
import { Button } from '@commons/ui/controls/button';
import { Section, Stack } from '@commons/ui/layout/page';
import { t, translate } from '@commons/ui/text/texts';
import { useSearchParams } from '@commons/web-kit/router';
import { useRef, useState } from 'react';
import { MessageCard } from '../messages/message.card';
import styles from '../parts/operator.module.css';
import { OperatorList } from '../parts/operator-list';
import { useMessages } from '../parts/operator-lists.api';
import type { Done } from '../parts/use-done';
import { AccountLookup } from './account-lookup';

/** The address or the id to look up, and the request it came from. */
export interface AccountQuery {
  readonly email: string;
  readonly id?: string;
  readonly request?: ContactMessage;
}

/** Requests for another account type, and a lookup of accounts by address (decision A55). */
export function AccountsPanel({ done }: { readonly done: Done }) {
  const requests = useMessages('open', accountTypeSubject);
  const [search] = useSearchParams();
  // Target of a link in the queue.
  const id = search.get('account');
  const [wanted, setWanted] = useState<AccountQuery | undefined>(
    id ? { email: '', id } : undefined,
  );
  const lookup = useRef<HTMLDivElement>(null);
  const look = (request: ContactMessage) => {
    setWanted({ email: request.email, request });
    // Focusing also scrolls there.
    lookup.current?.focus();
  };
  return (
    <Stack gap={8}>
      <Section title={t('requestsForAnotherAccountType')}>
        <OperatorList
          empty={t('noOpenRequests')}
          emptyText={t('messagesWithSubjectSubjectAppear', {
            subject: translate(accountTypeSubject),
          })}
          list={requests}
          noun={t('requests')}
        >
          {(message) => (
            <MessageCard
              action={
                <Button
                  aria-label={t('lookUpAccountName', { name: message.name })}
                  onClick={() => look(message)}
                  variant="primary"
                >
                  {t('lookUpAccount')}
                </Button>
              }
              done={done}
              message={message}
            />
          )}
        </OperatorList>
      </Section>
      <div className={styles.place} ref={lookup} tabIndex={-1}>
        <Section title={t('accountByEmail')}>
          <AccountLookup done={done} onWanted={setWanted} wanted={wanted} />
        </Section>
      </div>
    </Stack>
  );
}
