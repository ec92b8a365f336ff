import type { Review } from '@commons/contracts/businesses/reviews';
import { reviewReplyLimits } from '@commons/contracts/field-limits';
import { Button } from '@commons/ui/controls/button';
import { SendRow } from '@commons/ui/forms/send-row';
import { TextArea } from '@commons/ui/forms/text-area';
import { t } from '@commons/ui/text/texts';
import { useApi } from '@commons/web-kit/app-context';
import { useDraft } from '@commons/web-kit/forms/draft';
import { useForm } from '@commons/web-kit/forms/use-form';
import { useEffect, useMemo, useRef } from 'react';
import { sendReply } from './reviews.api';
import styles from './reviews.module.css';

interface ReplyFormProps {
  readonly review: Review;
  readonly businessId: string;
  readonly editing: boolean;
  readonly onEditing: (editing: boolean) => void;
  readonly onChanged: () => void;
}

/** The owner's reply to a review: write, change or withdraw it. */
export function ReplyForm(props: ReplyFormProps) {
  const { review, editing, onEditing } = props;
  const open = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(editing);
  useEffect(() => {
    // The focused element disappeared with the form.
    if (wasEditing.current && !editing) open.current?.focus({ preventScroll: true });
    wasEditing.current = editing;
  }, [editing]);
  if (editing) return <Editor {...props} />;
  return (
    <div data-print="hide">
      <Button
        aria-label={
          review.reply
            ? t('editReplyTo', { name: review.reviewer_name })
            : t('replyTo', { name: review.reviewer_name })
        }
        onClick={() => onEditing(true)}
        ref={open}
        size="small"
      >
        {review.reply ? t('editReply') : t('reply')}
      </Button>
    </div>
  );
}

function Editor({ review, businessId, onEditing, onChanged }: ReplyFormProps) {
  const api = useApi();
  const initial = useMemo(() => ({ text: review.reply?.text ?? '' }), [review.reply]);
  const [draft, change, forget] = useDraft(`reply:${review.id}`, initial);
  const save = async (text: string) => {
    await sendReply(api, businessId, review.id, text);
    forget();
    onEditing(false);
    onChanged();
  };
  const { busy, failure, submit, field, act } = useForm({
    values: draft,
    change,
    limits: reviewReplyLimits,
    send: () => save(draft.text),
  });
  const cancel = () => {
    forget();
    onEditing(false);
  };
  return (
    <form className={styles.reply} noValidate onSubmit={submit}>
      <TextArea
        {...field('text')}
        autoFocus
        help={t('everybodyCanReadNameBusiness')}
        label={t('reply2', { reviewerName: review.reviewer_name })}
        rows={4}
      />
      <SendRow failure={failure}>
        <Button
          busy={busy}
          busyLabel={t('saving')}
          disabled={!draft.text.trim()}
          type="submit"
          variant="primary"
        >
          {t('saveReply')}
        </Button>
        {review.reply && (
          <Button disabled={busy} onClick={() => act(() => save(''))}>
            {t('removeReply')}
          </Button>
        )}
        <Button disabled={busy} onClick={cancel} variant="quiet">
          {t('cancel')}
        </Button>
      </SendRow>
    </form>
  );
}
