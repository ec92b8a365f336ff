import { Banner } from '@commons/ui/banner';
import { Button } from '@commons/ui/button';
import { Row, Stack } from '@commons/ui/page';
import { TextArea } from '@commons/ui/text-area';
import { useCheckedForm } from '@commons/web-kit/checked-form';
import { typed } from '@commons/web-kit/form-check';
import { useClaim } from './claim.api';

interface NoteFormProps {
  readonly id: string;
  readonly onTyping: (typing: boolean) => void;
}

const missing = { text: 'Tell us how you belong to the business.' };

/** A note to the operators, who then decide about the claim. */
export function NoteForm({ id, onTyping }: NoteFormProps) {
  const { ask } = useClaim(id);
  const { busy, errors, failure, submit } = useCheckedForm({
    missing,
    send: async (form) => {
      await ask({ text: typed(form, 'text') });
      onTyping(false);
    },
  });
  return (
    <form noValidate onChange={() => onTyping(true)} onSubmit={submit}>
      <Stack>
        <TextArea
          error={errors.text}
          help="For example your role, and a phone number at which we can reach you there. We answer by mail."
          label="How do you belong to this business?"
          maxLength={2_000}
          name="text"
          required
          rows={5}
        />
        {failure && <Banner tone="error">{failure}</Banner>}
        <Row>
          <Button busy={busy} busyLabel="Sending..." type="submit" variant="primary">
            Send
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
