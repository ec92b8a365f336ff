import { gerundOf, verbForYou } from '../../facts/grammar/grammar.js';
import { asSentence, lowerFirst, upperStart } from '../../facts/grammar/sentence.js';
import { tidyWords } from '../../facts/spelling/tidy-words.js';
import { bullets } from '../entered-text.js';
import { noArticle, type WriteForm } from './form.js';
import { completed } from './fragments-said.js';

const names = (text: string) =>
  text.replace(
    /\b(?:rotary|lions|kiwanis|elks|club|church|school|team|department|association|ladies)\b/gi,
    upperStart,
  );
const capitalNames = (text: string) => names(tidyWords(text)).replace(/^the /i, '');

export const thanks: WriteForm = ({ subject, rest }, _thoughts, { name, company }) => {
  const forWhat = tidyWords(rest)
    .replace(/^for /i, '')
    // "who caught our goat": for catching it.
    .replace(/^who (?!is\b|was\b|has\b)([a-z]+)/i, (_, verb: string) => gerundOf(verb))
    .replace(/^who (is|was|has)\b/i, (_, verb: string) => `you ${verbForYou(verb)}`)
    .replace(/[.\s]+$/, '')
    .replace(/\b(?:their|his|her)\b/gi, 'your')
    .replace(/\b(?:they|he|she)\b/gi, 'you')
    .replace(/\b(?:them|him)\b/gi, 'you');
  const clauses = forWhat
    .split(/[.:;]\s+(?!\d)|,\s+(?=(?:we|it|I|you|your|our|say hi)\b)/i)
    .map((clause) => clause.replace(/^(?:please )?(?:mention|say|add) that /i, ''))
    .filter((clause) => clause !== '');
  const [first = '', ...others] = clauses;
  return {
    text: [
      // "Jim at Acme Supply": a letter greets him alone.
      `Dear ${capitalNames(subject).replace(/(?<=^[A-Z][\w'-]+(?: [A-Z][\w'-]+)?) (?:at|from|of|over at) (?:the )?[A-Z].*$/, '')},`,
      [
        // "they saved our shop": for saving it.
        ...(/^you (?:are|were|have)\b/.test(first)
          ? ['Thank you so much.', asSentence(first)]
          : [
              asSentence(
                `Thank you for ${lowerFirst(first).replace(/^you ([a-z]+)(?= )/i, (_, verb: string) => gerundOf(verb))}`,
              ),
            ]),
        'It meant a lot to us.',
        ...others.map(asSentence),
      ].join(' '),
      ['With thanks,', name, company].filter(Boolean).join('\n'),
    ].join('\n\n'),
    missing: ['one thing that it made possible'],
  };
};

export const welcome: WriteForm = ({ subject }, thoughts, { name, company }) => {
  const place = /\b(?:of|to|at) (.+)$/i.exec(subject)?.[1];
  return {
    text: [
      `Welcome to ${place ? place.replace(/^my /i, 'our ') : (company ?? 'us')}!`,
      [...thoughts.map(completed), 'We are glad that you are here.'].join(' '),
      [name, company].filter(Boolean).join('\n'),
    ]
      .filter(Boolean)
      .join('\n\n'),
    missing: [],
  };
};

export const group: WriteForm = ({ subject }, thoughts, { company }) => {
  const who = noArticle(noArticle(subject));
  const sentences = thoughts.map(completed);
  const isCustomers = /customers|clients|subscribers|regulars|everyone/i.test(who);
  return {
    text: isCustomers
      ? `${company ? `Hello from ${company}! ` : 'Hello! '}${sentences.join(' ')}`
      : [`Hello ${who},`, sentences.join(' '), company ?? ''].filter(Boolean).join('\n\n'),
    missing: [],
  };
};

export const invitation: WriteForm = ({ subject }, thoughts, { name, company }) => ({
  text: [
    asSentence(`You are invited to ${tidyWords(subject)}`).replace(/\.$/, '!'),
    thoughts.map(completed).join(' '),
    'We hope to see you there.',
    ['Warmly,', name, company].filter(Boolean).join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n'),
  missing: thoughts.some((thought) => /\b(?:reply|rsvp|let (?:us|me) know)\b/i.test(thought))
    ? []
    : ['by when and how people should say that they come'],
});

const clock =
  /(?<!\b(?:January|February|March|April|May|June|July|August|September|October|November|December) )\b(?:at )?(noon|midnight|\d{1,2}(?::\d\d)? ?(?:am|pm)?)$|^(noon|\d{1,2}(?::\d\d)? ?(?:am|pm))\s+/i;

/** Minutes of a day; a small hour without a half is in the afternoon, when people celebrate. */
function minutesOf(time: string): number {
  if (/noon/i.test(time)) return 720;
  const [, hour = '0', minutes = '0', half] = /(\d{1,2})(?::(\d\d))? ?(am|pm)?/i.exec(time) ?? [];
  const hours =
    (Number(hour) % 12) + (/pm/i.test(half ?? '') || (!half && Number(hour) < 8) ? 12 : 0);
  return hours * 60 + Number(minutes);
}

export const plan: WriteForm = ({ subject }, thoughts) => {
  const timed: { at: number; line: string }[] = [];
  const others: string[] = [];
  for (const thought of thoughts) {
    const found = clock.exec(thought);
    const time = found?.[1] ?? found?.[2];
    const what = thought.replace(clock, '').trim();
    if (time && what) timed.push({ at: minutesOf(time), line: `**${upperStart(time)}:** ${what}` });
    else others.push(thought);
  }
  timed.sort((one, other) => one.at - other.at);
  return {
    text: [
      `# ${upperStart(tidyWords(subject).replace(/^(?:my|our|the) /i, ''))}`,
      ...(timed.length > 0 ? [bullets(timed.map(({ line }) => line))] : []),
      ...(others.length > 0
        ? [`${timed.length > 0 ? '## All the time\n\n' : ''}${bullets(others.map(upperStart))}`]
        : []),
    ].join('\n\n'),
    missing: [
      'who is in charge of each part',
      ...(timed.length > 0 ? ['what happens if it rains'] : []),
    ],
  };
};

export const resignation: WriteForm = ({ subject }, thoughts, { name }) => {
  const reader = /\b(?:manager|boss|supervisor|owner|director) ([A-Z]\w+)/.exec(
    thoughts.join('. '),
  )?.[1];
  const post = subject.replace(/ (?:job|position|role|post)$/i, '');
  return {
    text: [
      reader ? `Dear ${reader},` : 'Hello,',
      [
        `I am writing to resign from my position as ${post}.`,
        ...thoughts.map((thought) =>
          reader && /^thank/i.test(thought) ? 'Thank you for your support.' : completed(thought),
        ),
      ].join(' '),
      'I will help to hand over my work.',
      ['Kind regards,', name ?? '[your name]'].join('\n'),
    ].join('\n\n'),
    missing: reader ? [] : ["your manager's name"],
  };
};

export const explanation: WriteForm = ({ subject }, thoughts, { name, company }) => ({
  text: [
    `Dear ${subject.toLowerCase()},`,
    thoughts
      .map((thought, at) =>
        at === 1 && !/^thank|^we\b|^please/i.test(thought)
          ? asSentence(`The reason: ${lowerFirst(thought)}`)
          : completed(thought),
      )
      .join(' '),
    ['Kind regards,', name, company].filter(Boolean).join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n'),
  missing: [],
});
