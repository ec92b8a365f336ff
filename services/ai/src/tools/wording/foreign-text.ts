import { upperFirst } from '@commons/contracts/text/upper-first';
import type { AccountFacts } from '../../facts/account/account-facts.js';
import type { Facts } from '../../facts/facts.js';
import type { BuiltInText } from '../writing-tool.js';

const tidyLines = (text: string) =>
  text
    .split(/\r?\n/)
    .map((line) => line.replace(/[ \t]+/g, ' ').trim())
    .filter(Boolean)
    .map((line) => upperFirst(line))
    .map((line) => (/[.!?。！？:,;]$/.test(line) ? line : `${line}.`));

/** The word before the subject line. */
const heads: Readonly<Record<string, string>> = {
  es: 'Asunto',
  fr: 'Objet',
  de: 'Betreff',
  pt: 'Assunto',
  it: 'Oggetto',
  nl: 'Onderwerp',
};

/** Entries in another language stand as they are: languages are not mixed. */
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
  const [first = ''] = lines;
  const text =
    form === 'email'
      ? [
          `${heads[language] ?? 'Subject'}: ${
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
      'your entries in English or Spanish: the built-in writer writes no other language, so your words stand as they are',
    ],
  };
}
