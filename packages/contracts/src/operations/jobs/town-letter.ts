import { LetterAnswer, LetterSignUp, LetterState } from '../../jobs/town-letter.js';
import { operations } from '../operation.js';

/** The weekly letter of the town (decision B67). */
export const townLetter = operations({
  'POST /letter': {
    access: 'public',
    feature: 'town_letter',
    summary: 'Asks for the weekly letter: a mail with a link that confirms the address.',
    body: LetterSignUp,
    answer: LetterAnswer,
  },
  'POST /letter/{token}/confirmation': {
    access: 'public',
    summary: 'Confirms the address by the token of its link.',
    answer: LetterAnswer,
    errors: { 404: 'The link is not valid any more' },
  },
  'GET /letter/{token}/stop': {
    access: 'public',
    summary: 'Redirects the link of a mail to the page that asks for confirmation.',
    content: 'text/html',
    status: 303,
  },
  'POST /letter/{token}/stop': {
    access: 'public',
    summary: 'Ends the weekly letter by the token of its link, and erases the address.',
    answer: LetterAnswer,
  },
  'GET /letter/operator/state': {
    access: 'operator',
    summary: 'Counts the readers of the weekly letter, and shows the next one.',
    answer: LetterState,
  },
});
