import { contactInputLimits } from '@commons/contracts/field-limits';
import { accountTypeSubject } from '@commons/contracts/moderation/moderation-lists';
import { Button } from '@commons/ui/controls/button';
import { EmailField, NameField } from '@commons/ui/forms/person-fields';
import { SendRow } from '@commons/ui/forms/send-row';
import { TextArea } from '@commons/ui/forms/text-area';
import { TextField } from '@commons/ui/forms/text-field';
import { TrapField } from '@commons/ui/forms/trap-field';
import { t, translate } from '@commons/ui/text/texts';
import { useApi, useSession } from '@commons/web-kit/app-context';
import { useDraft } from '@commons/web-kit/forms/draft';
import { useForm } from '@commons/web-kit/forms/use-form';
import { useSearchParams } from '@commons/web-kit/router';
import { useMemo, useRef } from 'react';
import { sendMessage } from './contact.api';
import styles from './contact.form.module.css';

const missing = {
  name: t('enterName'),
  email: t('enterEmailAddress'),
  subject: t('sayFewWordsWhatAbout'),
  message: t('writeMessage'),
};

interface ContactFormProps {
  readonly onSent: () => void;
  /** True when the form is shown again: the button that asked for it is gone. */
  readonly autoFocus: boolean;
}

/** The form to the operators (D1 §2). The input is a draft until it is sent. */
export function ContactForm({ onSent, autoFocus }: ContactFormProps) {
  const api = useApi();
  const [draft, change, forget] = useContactDraft();
  const trap = useRef<HTMLInputElement>(null);
  const { busy, failure, submit, field } = useForm({
    values: draft,
    change,
    limits: contactInputLimits,
    missing,
    failureText: () => t('failedSendMessagePleaseTry'),
    send: async () => {
      const website = trap.current?.value;
      await sendMessage(api, { ...draft, ...(website && { website }) });
      forget();
      onSent();
    },
  });
  return (
    <form className={styles.form} method="post" noValidate onSubmit={submit}>
      <NameField {...field('name')} autoFocus={autoFocus} required />
      <EmailField {...field('email')} help={t('answerGoesThere')} required />
      <TextField {...field('subject')} label={t('subject')} required />
      <TextArea {...field('message')} label={t('message')} required rows={6} />
      <TrapField ref={trap} />
      <SendRow failure={failure}>
        <Button busy={busy} busyLabel={t('sending')} type="submit" variant="primary">
          {t('sendMessage')}
        </Button>
      </SendRow>
    </form>
  );
}

/**
 * Prefills name and address of a signed-in user. A link may prefill the subject (decision A55), with a draft of its
 * own.
 */
function useContactDraft() {
  const { user } = useSession();
  const [query] = useSearchParams();
  const asked = query.get('subject')?.slice(0, 200) ?? '';
  const subject = asked === accountTypeSubject ? translate(asked) : asked;
  const initial = useMemo(
    () => ({ name: user?.full_name ?? '', email: user?.email ?? '', subject, message: '' }),
    [user, subject],
  );
  return useDraft(`contact:${subject}`, initial);
}
