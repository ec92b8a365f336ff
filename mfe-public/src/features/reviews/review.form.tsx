import type { Review } from '@commons/contracts/businesses/reviews';
import { reviewInputLimits } from '@commons/contracts/field-limits';
import { contactDetailsIn } from '@commons/contracts/text/contact-details';
import { Button } from '@commons/ui/controls/button';
import { EmailField, NameField } from '@commons/ui/forms/person-fields';
import { SendRow } from '@commons/ui/forms/send-row';
import { TextArea } from '@commons/ui/forms/text-area';
import { TrapField } from '@commons/ui/forms/trap-field';
import { Card } from '@commons/ui/lists/card';
import { RatingField } from '@commons/ui/rating/rating';
import { t, translate } from '@commons/ui/text/texts';
import { isApiError } from '@commons/web-kit/api/api-error';
import { useApi } from '@commons/web-kit/app-context';
import { SwitchedOffNote } from '@commons/web-kit/forms/switched-off-note';
import { useForm } from '@commons/web-kit/forms/use-form';
import { useRef } from 'react';
import { useReviewDraft } from './review-draft';
import { sendReview } from './reviews.api';
import styles from './reviews.module.css';

interface ReviewFormProps {
  readonly id: string;
  readonly businessId: string;
  readonly onSaved: (stored: Review) => void;
}

const missing = {
  reviewer_name: t('enterName'),
  reviewer_email: t('enterEmailAddress'),
  comment: t('writeWhatExperienced'),
};

/** Decision A48: the input is kept, and the failure is shown next to the button. */
const notSaved = t('reviewNotSavedPleaseTry');

/** A refusal (already reviewed, too many today) comes with its reason: retrying would not help. */
function failureText(error: unknown): string {
  if (!isApiError(error)) return notSaved;
  if (Array.isArray(error.detail)) return t('reviewNotSavedPleaseCheck');
  if (error.status < 500 && error.detail)
    return t('reviewNotSaved', { detail: translate(error.detail) });
  return notSaved;
}

/** Says what becomes of a link, an address or a telephone number in a review (decision B150). */
function contactNote(comment: string): string | undefined {
  const contacts = contactDetailsIn(comment);
  if (contacts.length === 0) return undefined;
  return t('everybodyReadsContacts', { contacts: contacts.join(', ') });
}

/** The form of D2 §2: name, email, comment and stars, initially five. The input is a draft until it is saved. */
export function ReviewForm({ id, businessId, onSaved }: ReviewFormProps) {
  const api = useApi();
  const [draft, change, forget] = useReviewDraft(businessId);
  const trap = useRef<HTMLInputElement>(null);
  const { busy, failure, submit, field } = useForm({
    values: draft,
    change,
    limits: reviewInputLimits,
    missing,
    failureText: failureText,
    send: async () => {
      const website = trap.current?.value;
      const body = { ...draft, ...(website && { website }) };
      const stored = await sendReview(api, businessId, body).catch((error: unknown) => {
        console.error('The review could not be saved', error);
        throw error;
      });
      forget();
      onSaved(stored);
    },
  });
  return (
    <Card
      aria-label={t('review')}
      as="form"
      className={styles.form}
      data-print="hide"
      id={id}
      noValidate
      onSubmit={submit}
    >
      <SwitchedOffNote feature="guest_reviews" />
      <RatingField
        legend={t('rating')}
        onChange={(rating) => change({ rating })}
        value={draft.rating}
      />
      <div className={styles.who}>
        <NameField {...field('reviewer_name')} required />
        <EmailField {...field('reviewer_email')} help={t('neverShown')} required />
      </div>
      <TextArea
        {...field('comment')}
        help={contactNote(draft.comment)}
        label={t('comment')}
        required
        rows={4}
      />
      <TrapField ref={trap} />
      <SendRow failure={failure}>
        <Button busy={busy} busyLabel={t('submitting')} type="submit" variant="primary">
          {t('submitReview')}
        </Button>
      </SendRow>
    </Card>
  );
}
