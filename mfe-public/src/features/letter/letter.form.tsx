import { Button } from '@commons/ui/controls/button';
import { EmailField } from '@commons/ui/forms/person-fields';
import { TrapField } from '@commons/ui/forms/trap-field';
import { Banner } from '@commons/ui/messages/banner';
import { language, t } from '@commons/ui/text/texts';
import { useApi } from '@commons/web-kit/app-context';
import { useForm } from '@commons/web-kit/forms/use-form';
import { useRef, useState } from 'react';
import styles from './letter.form.module.css';

const missing = { email: t('enterEmailAddress') };

/** Subscribes to the weekly letter; a mail then asks for a confirmation. */
export function LetterForm() {
  const api = useApi();
  const trap = useRef<HTMLInputElement>(null);
  const [sentTo, setSentTo] = useState('');
  const { busy, failure, submit, field } = useForm({
    missing,
    send: async (read) => {
      const email = read('email');
      const website = trap.current?.value;
      await api.json('POST /letter', { body: { email, language, ...(website && { website }) } });
      setSentTo(email);
    },
  });
  if (sentTo) return <Banner tone="success">{t('letterAsked', { email: sentTo })}</Banner>;
  return (
    <form className={styles.form} method="post" noValidate onSubmit={submit}>
      <div className={styles.row}>
        <EmailField {...field('email')} label={t('yourEmail')} required />
        <Button busy={busy} type="submit" variant="primary">
          {t('letterAsk')}
        </Button>
      </div>
      <TrapField ref={trap} />
      {failure && (
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      )}
    </form>
  );
}
