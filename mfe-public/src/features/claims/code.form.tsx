import { claimCodeLimits } from '@commons/contracts/field-limits';
import { Banner } from '@commons/ui/banner';
import { Button } from '@commons/ui/button';
import { Row, Stack } from '@commons/ui/page';
import { TextField } from '@commons/ui/text-field';
import { rich, t } from '@commons/ui/texts';
import { errorMessage } from '@commons/web-kit/api-error';
import { useCheckedForm } from '@commons/web-kit/checked-form';
import { typed } from '@commons/web-kit/form-check';
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
  const { busy, errors, failure, submit } = useCheckedForm({
    missing,
    send: async (form) => {
      await claim.prove(typed(form, 'code'));
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
          autoComplete="one-time-code"
          className={styles.code}
          defaultValue={code}
          error={errors.code}
          inputMode="numeric"
          label={t('codeFromMail')}
          maxLength={claimCodeLimits.code}
          name="code"
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
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<{ readonly tone: 'success' | 'error'; readonly text: string }>();
  const press = async () => {
    setBusy(true);
    setSaid(undefined);
    try {
      await ask({ email });
      setSaid({ tone: 'success', text: t('newCodeWayOldOne') });
    } catch (error) {
      setSaid({ tone: 'error', text: errorMessage(error) });
    }
    setBusy(false);
  };
  return (
    <>
      <Button busy={busy} busyLabel={t('sending')} onClick={press}>
        {t('sendNewCode')}
      </Button>
      {said && <Banner tone={said.tone}>{said.text}</Banner>}
    </>
  );
}
