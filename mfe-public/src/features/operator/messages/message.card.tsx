import { accountTypeSubject } from '@commons/contracts/moderation/moderation-lists';
import type { ContactMessage } from '@commons/contracts/portal/contact';
import { Badge } from '@commons/ui/controls/badge';
import { Button, ButtonLink } from '@commons/ui/controls/button';
import { Row, Stack } from '@commons/ui/layout/page';
import { Card } from '@commons/ui/lists/card';
import { Banner } from '@commons/ui/messages/banner';
import { MailIcon, TickIcon } from '@commons/ui/pictures/icons';
import { t, translate } from '@commons/ui/text/texts';
import { useApi } from '@commons/web-kit/app-context';
import { useAct } from '@commons/web-kit/forms/use-act';
import { Link } from '@commons/web-kit/router';
import { type ReactNode, useId } from 'react';
import { setMessageState } from '../parts/operator.api';
import styles from '../parts/operator.module.css';
import type { Done } from '../parts/use-done';
import { When } from '../parts/when';
import { replyAddress } from './reply-address';

interface MessageCardProps {
  readonly message: ContactMessage;
  readonly done: Done;
  /** First button. */
  readonly action?: ReactNode;
}

/** One message: sender, time and text. It is answered by mail, then marked as done. */
export function MessageCard({ message, done, action }: MessageCardProps) {
  const titleId = useId();
  const { name, email, subject, user_id } = message;
  const { busy, failure, toggle } = useToggle(message, done);
  const isRequest = subject === accountTypeSubject;
  return (
    <Card aria-labelledby={titleId} as="article">
      <Stack gap={3}>
        <Row gap={2} spread>
          <h2 className={styles.title} id={titleId}>
            {isRequest ? translate(subject) : subject}
          </h2>
          {user_id ? (
            <Badge tone="green">{t('signedIn')}</Badge>
          ) : (
            <Badge>{t('notSignedIn')}</Badge>
          )}
        </Row>
        <p className={styles.soft}>
          <bdi>{name}</bdi>, {email}, <When iso={message.created_at} />
        </p>
        <p className={styles.words}>{message.message}</p>
        {failure && <Banner tone="error">{failure}</Banner>}
        <Row data-print="hide">
          {action ?? (isRequest && message.state === 'open' && <ToAccounts />)}
          <ButtonLink
            aria-label={t('replyTo', { name })}
            href={replyAddress(message)}
            icon={<MailIcon size={18} />}
          >
            {t('reply')}
          </ButtonLink>
          <Button
            aria-label={
              message.state === 'open'
                ? t('markAsDoneSubject', { subject })
                : t('openAgainSubject', { subject })
            }
            busy={busy}
            data-key="a"
            icon={<TickIcon size={18} />}
            onClick={toggle}
          >
            {message.state === 'open' ? t('markAsDone') : t('openAgain')}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}

const ToAccounts = () => (
  <ButtonLink as={Link} to="?tab=accounts">
    {t('goRequest')}
  </ButtonLink>
);

function useToggle({ id, state }: ContactMessage, done: Done) {
  const api = useApi();
  const { busy, failure, act } = useAct();
  const next = state === 'open' ? 'done' : 'open';
  const toggle = () =>
    act(async () => {
      await setMessageState(api, id, { state: next });
      await done(next === 'done' ? t('messageDone') : t('messageOpenAgain'));
    });
  return { busy, failure, toggle };
}
