import { claimCodeLimits } from '@commons/contracts/field-limits';
import { Button } from '@commons/ui/controls/button';
import { TextField } from '@commons/ui/forms/text-field';
import { Row, Stack } from '@commons/ui/layout/page';
import { Banner } from '@commons/ui/messages/banner';
import { rich, t } from '@commons/ui/text/texts';
import { useAct } from '@commons/web-kit/forms/use-act';
import { useForm } from '@commons/web-kit/forms/use-form';
import { useState } from 'react';
import { useClaim } from './claim.api';
import styles from './claim.module.css';

interface CodeFormProps {
  readonly id: string;
  /** Where the code was sent. */
  readonly email: string;
  /** From the link in the mail. */
  readonly code: string;
  readonly onTyping: (typing: boolean) => void;
}

const missing = { code: t('enterSixDigitsFromMail') };

/** Takes the mailed code, or sends a new one. */
export function CodeForm({ id, email, code, onTyping }: CodeFormProps) {
  const claim = useClaim(id);
  const { busy, failure, submit, field } = useForm({
    limits: claimCodeLimits,
    missing,
    send: async (read) => {
      await claim.prove(read('code'));
      onTyping(false);
    },
  });
  return (
    <form noValidate onChange={() => onTyping(true)} onSubmit={submit}>
      <Stack>
        <p className={styles.words}>
          {rich('mailedCodeWorks24Hours', { strong: () => <strong>{email}</strong> })}
        </p>
        <TextField
          {...field('code')}
          autoComplete="one-time-code"
          className={styles.code}
          defaultValue={code}
          inputMode="numeric"
          label={t('codeFromMail')}
          required
        />
        {failure && <Banner tone="error">{failure}</Banner>}
        <Row>
          <Button busy={busy} busyLabel={t('checking')} type="submit" variant="primary">
            {t('claimListing2')}
          </Button>
          <NewCode email={email} id={id} />
        </Row>
      </Stack>
    </form>
  );
}

function NewCode({ id, email }: Pick<CodeFormProps, 'id' | 'email'>) {
  const { ask } = useClaim(id);
  const [isSent, setSent] = useState(false);
  const { busy, failure, act } = useAct();
  const send = () => {
    setSent(false);
    return act(async () => {
      await ask({ email });
      setSent(true);
    });
  };
  return (
    <>
      <Button busy={busy} busyLabel={t('sending')} onClick={send}>
        {t('sendNewCode')}
      </Button>
      {isSent && <Banner tone="success">{t('newCodeWayOldOne')}</Banner>}
      {failure && <Banner tone="error">{failure}</Banner>}
    </>
  );
}
