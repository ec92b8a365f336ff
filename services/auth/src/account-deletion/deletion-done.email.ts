import { hello, type Mail } from '@commons/service-kit/mail/mail';
import { authTexts } from '../texts/auth-texts.js';
import type { User } from '../users/user.js';

/** The last mail, sent when everything is deleted. */
export const deletionDoneEmail = (
  { full_name, email, language, removed_because: reason }: User,
  portal: string,
): Mail => {
  const t = authTexts(language);
  return {
    to: email,
    language,
    subject: t('deletedSubject'),
    accountErased: true,
    greeting: hello(full_name, language),
    parts: reason
      ? [t('withReason', { text: t('deletedByOperators', { portal }) }), { quote: reason }]
      : [t('deleted', { portal })],
    why: t('deletedWhy'),
  };
};
