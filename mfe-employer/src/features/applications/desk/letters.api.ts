import { mostChangesAtOnce } from '@commons/contracts/applications/applicant-lists';
import type {
  ApplicationEmailType,
  EmailTemplateType,
} from '@commons/contracts/applications/application-lists';
import type { ManyChanged } from '@commons/contracts/applications/many-applications';
import type { Api } from '@commons/web-kit/api/api';
import type { Chosen } from './desk.api';

/** A template for all recipients: the name and job of the first person become placeholders. */
export async function readLetterTemplate(api: Api, type: EmailTemplateType, first: Chosen) {
  const { subject, message } = await api.json('GET /applications/{id}/email-template/{type}', {
    params: { id: first.id, type },
  });
  const [greeting = '', ...rest] = message.split('\n');
  return {
    subject: withField(subject, first.job_title, '{job}'),
    // A greeting in any language. The job comes first of what follows: 'of Baker at Baker & Sons'.
    message: [
      withField(greeting, first.applicant_name, '{name}'),
      withField(rest.join('\n'), first.job_title, '{job}'),
    ].join('\n'),
    email_type: type,
  };
}

/** The template has a name with single spaces, whatever was typed. */
const withField = (text: string, name: string, field: string) =>
  text.replace(name.replace(/\s+/g, ' ').trim() || field, () => field);

interface Letters {
  /** Same key for every attempt, so that the mail is sent once. */
  readonly key: string;
  readonly ids: readonly string[];
  readonly letter: {
    readonly subject: string;
    readonly message: string;
    readonly email_type: ApplicationEmailType;
  };
  readonly markAs: 'accepted' | 'rejected' | undefined;
  /** Called after each batch. @param sent number of applications handled so far */
  readonly onBatch: (answer: ManyChanged, sent: number) => Promise<void>;
}

/** Sends one mail to many applicants in batches. */
export async function sendLetters(api: Api, { key, ids, letter, markAs, onBatch }: Letters) {
  const { subject, message, email_type } = letter;
  for (let from = 0; from < ids.length; from += mostChangesAtOnce) {
    const batch = ids.slice(from, from + mostChangesAtOnce);
    const body = {
      key,
      ids: batch,
      subject,
      message,
      email_type,
      ...(markAs && { mark_as: markAs }),
    };
    await onBatch(await api.json('POST /applications/letters', { body }), from + batch.length);
  }
}
