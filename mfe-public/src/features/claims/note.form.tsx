import { claimInputLimits } from '@commons/contracts/field-limits';
import { Button } from '@commons/ui/controls/button';
import { TextArea } from '@commons/ui/forms/text-area';
import { Row, Stack } from '@commons/ui/layout/page';
import { Banner } from '@commons/ui/messages/banner';
import { t } from '@commons/ui/text/texts';
import { useDraft } from '@commons/web-kit/forms/draft';
import { useForm } from '@commons/web-kit/forms/use-form';
import { useClaim } from './claim.api';

interface NoteFormProps {
  readonly id: string;
  readonly onTyping: (typing: boolean) => void;
}

const empty = { text: '' };
const missing = { text: t('tellUsHowBelongBusiness') };

/** A note to the operators, who then decide about the claim. */
export function NoteForm({ id, onTyping }: NoteFormProps) {
  const { ask } = useClaim(id);
  const [values, change, forget] = useDraft(`claim-note:${id}`, empty);
  const { busy, failure, submit, field } = useForm({
    ...{ values, change, missing },
    limits: claimInputLimits,
    send: async () => {
      await ask(values);
      forget();
      onTyping(false);
    },
  });
  return (
    <form noValidate onChange={() => onTyping(true)} onSubmit={submit}>
      <Stack>
        <TextArea
          {...field('text')}
          help={t('exampleRolePhoneNumberWhich')}
          label={t('howBelongBusiness')}
          required
          rows={5}
        />
        {failure && <Banner tone="error">{failure}</Banner>}
        <Row>
          <Button busy={busy} busyLabel={t('sending')} type="submit" variant="primary">
            {t('send')}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
