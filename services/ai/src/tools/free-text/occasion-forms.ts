import { peopleIn } from '../../facts/grammar/grammar.js';
import { asSentence } from '../../facts/grammar/sentence.js';
import { sentencesOf } from '../../facts/notes/sentence-ends.js';
import type { WriteForm } from './form.js';
import { completed } from './fragments-said.js';
import { saidOf } from './reference-letter.js';

const titles = /^(?:Mr|Mrs|Ms|Dr)\.?$/;

/** Who is spoken of: the first person of the entry, by first name. */
const personIn = (text: string): string | undefined => {
  const [first = ''] = peopleIn(text);
  const words = first.replace(/['’]s$/, '').split(' ');
  const pair = new RegExp(`\\b(${words[0]} and [A-Z][a-z]+)\\b`).exec(text)?.[1];
  if (pair) return pair;
  const name = titles.test(words[0] ?? '') ? words.slice(0, 2).join(' ') : words[0];
  return name && /^[A-Z]/.test(name) ? name.replace(/[.,]$/, '') : undefined;
};

/** "my employee's retirement party" → "Frank's retirement party" */
const occasionOf = (subject: string, person: string | undefined) =>
  (person
    ? subject.replace(/^(?:my|our|the|an?) [a-z]+(?: [a-z]+)?['’]s? (?=[a-z])/i, `${person}'s `)
    : subject
  )
    .replace(/^(?:[Mm]y|[Oo]ur) (?=[A-Z])/, '')
    .replace(
      /^my (?!sister|brother|son|daughter|mother|father|mom|dad|uncle|aunt|cousin|parents|wife|husband|grand)(?=[a-z])/i,
      'our ',
    );

/** Words to a room: why all are there, what was entered, and a wish or a glass. */
export const speech: WriteForm = ({ subject, rest, called = '' }, thoughts) => {
  const person = personIn(rest) ?? personIn(subject);
  const isToast = called === 'toast' || /\b(?:wedding|anniversary|engagement)\b/i.test(subject);
  const isOf =
    /\b(?:party|dinner|lunch|ceremony|wedding|anniversary|retirement|graduation|celebration|opening|banquet|reception|birthday|farewell|memorial|funeral|meeting|event|night)\b/i.test(
      subject,
    );
  const isSad =
    called === 'eulogy' || /\b(?:memorial|funeral|passed away)\b/i.test(`${subject} ${rest}`);
  const sentences = sentencesOf(rest.trim());
  // Who writes sentences means them; notes get their person as the subject.
  const said = sentences.every((sentence) => /^["“]?\p{Lu}.*[.!?]["”]?$/u.test(sentence))
    ? sentences
    : thoughts.map((thought) => asSentence(completed(person ? saidOf(person, thought) : thought)));
  return {
    text: [
      isOf
        ? `Thank you all for being here for ${occasionOf(subject, person)}.`
        : 'Thank you all for being here.',
      said.join(' '),
      person && isSad
        ? `We will miss you, ${person}.`
        : person
          ? isToast
            ? `Please raise your glass to ${person}.`
            : `Please join me in wishing ${person} all the best.`
          : 'Thank you.',
    ].join('\n\n'),
    missing: person ? ['a moment with this person that only you can tell'] : ['whom it is about'],
  };
};

/** Who writes while somebody is away gets when the answer comes, and whom to ask until then. */
export const away: WriteForm = (_, thoughts, { name, company }) => ({
  text: [
    'Hello,',
    [
      'Thank you for your message.',
      ...thoughts.map((thought) =>
        completed(
          thought.replace(/^(?:gone|away|out) (?=from|until|till?|on)/i, 'I am away '),
        ).replace(
          /^((?:I am|We are|I'm|We're) (?:away|out|out of (?:the )?office|on vacation|closed)) (?=[A-Z][a-z]+ \d|[A-Z][a-z]+day)/,
          '$1 from ',
        ),
      ),
    ].join(' '),
    ['Best regards,', name, company].filter(Boolean).join('\n'),
  ].join('\n\n'),
  missing: name ? [] : ['your name'],
});
