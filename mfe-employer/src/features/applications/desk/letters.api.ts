import { maxChangesAtOnce } from '@commons/contracts/applications/applicant-lists';
import type {
  ApplicationEmailType,
  EmailTemplateType,
} from '@commons/contracts/applications/application-lists';
import type { ManyChanged } from '@commons/contracts/applications/many-applications';
import { escapePattern } from '@commons/contracts/text/escape-pattern';
import type { Api } from '@commons/web-kit/api/api';
import { readEmailTemplate } from '../letter/contact.api';
import type { SelectedApplication } from './desk.api';

/** A template for all recipients: the name and job of the first person become placeholders. */
export async function readLetterTemplate(
  api: Api,
  type: EmailTemplateType,
  first: SelectedApplication,
) {
  const { subject, message } = await readEmailTemplate(api, first.id, type);
  const [greeting = '', ...rest] = message.split('\n');
  return {
    subject: withField(subject, first.job_title, '{job}'),
    // In any language, the greeting ends with the name, and the job comes first of what follows: 'of Baker at Baker & Sons'.
    message: [
      withField(greeting, first.applicant_name, '{name}', 'last'),
      withField(rest.join('\n'), first.job_title, '{job}'),
    ].join('\n'),
  };
}

/** Replaces one occurrence of a name as whole words. The template has it with single spaces, whatever was typed. */
function withField(text: string, name: string, field: string, which: 'first' | 'last' = 'first') {
  const words = name.replace(/\s+/g, ' ').trim();
  if (!words) return text;
  const pattern = `(?<![\\p{L}\\p{N}])${escapePattern(words)}(?![\\p{L}\\p{N}])`;
  const found = [...text.matchAll(new RegExp(pattern, 'gu'))];
  const at = found.at(which === 'first' ? 0 : -1)?.index;
  return at === undefined ? text : text.slice(0, at) + field + text.slice(at + words.length);
}

interface Letters {
  /** Same key for every attempt, so that nobody gets the mail twice. */
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

/** Letters in one request: more may take longer than the gateway waits. */
const lettersAtOnce = 50;

/**
 * Sends one mail to many applicants in batches: large ones if it also decides about them, because the decisions of a
 * batch can be undone together.
 */
export async function sendLetters(api: Api, { key, ids, letter, markAs, onBatch }: Letters) {
  const { subject, message, email_type } = letter;
  const size = markAs ? maxChangesAtOnce : lettersAtOnce;
  for (let from = 0; from < ids.length; from += size) {
    const batch = ids.slice(from, from + size);
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
