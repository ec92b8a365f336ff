import { hello, type Mail } from '@commons/service-kit/mail/mail';
import { authTexts } from '../links/auth-texts.js';
import type { User } from '../users/user.js';

/** The last mail, sent when everything is deleted. */
export const deletionDoneEmail = (
  { full_name, email, language }: Pick<User, 'full_name' | 'email' | 'language'>,
  portal: string,
): Mail => {
  const t = authTexts(language);
  return {
    to: email,
    language,
    subject: t('deletedSubject'),
    accountErased: true,
    greeting: hello(full_name, language),
    parts: [t('deleted', { portal })],
    why: t('deletedWhy'),
  };
};
