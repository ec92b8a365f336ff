import type { AccountFacts } from '../../facts/account-facts.js';
import type { Facts } from '../../facts/facts.js';
import type { BuiltInText } from '../writing-tool.js';
import { spanishLetter } from './spanish-letter.js';

const tidyLines = (text: string) =>
  text
    .split(/\r?\n/)
    .map((line) => line.replace(/[ \t]+/g, ' ').trim())
    .filter(Boolean)
    .map((line) => line.charAt(0).toUpperCase() + line.slice(1))
    .map((line) => (/[.!?。！？:,;]$/.test(line) ? line : `${line}.`));

/** Entries in another language stand as they are, languages are not mixed; a letter in Spanish gets its frame. */
export function foreignText(
  { entered, people, language }: Facts,
  account: AccountFacts,
  form: 'email' | 'plain',
): BuiltInText {
  const lines = tidyLines(entered);
  const name = [
    people.sender ?? account.name,
    people.business ?? account.company,
    account.phone,
  ].filter(Boolean);
  const letter = form === 'email' && language === 'es' ? spanishLetter(entered) : undefined;
  if (letter) {
    const { subject, greeting, body, closing } = letter;
    return {
      text: [
        `Subject: ${subject}`,
        greeting,
        ...body,
        [closing, ...(name.length > 0 ? name : ['[su nombre]'])].join('\n'),
      ].join('\n\n'),
      missing: [],
    };
  }
  const [first = ''] = lines;
  const text =
    form === 'email'
      ? [
          `Subject: ${
            first
              .slice(0, 60)
              .replace(/\s\S*$/, '')
              .replace(/[.,;:]+$/, '') || first
          }`,
          lines.join('\n\n'),
          name.join('\n'),
        ]
          .filter(Boolean)
          .join('\n\n')
      : lines.join('\n\n');
  return {
    text,
    missing: [
      'your entries in English: the built-in writer only writes in English, so your words stand as they are',
    ],
  };
}
