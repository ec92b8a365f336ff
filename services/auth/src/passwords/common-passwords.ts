import { wordList } from '@commons/service-kit/texts/word-list';

const common = new Set(wordList('@commons/auth', 'common-passwords').trim().split(/\s+/));

/** Whether a password is one of the most common ones (decision A14). */
export const isCommonPassword = (password: string): boolean => common.has(password.toLowerCase());
