import { upperFirst } from '@commons/contracts/text/upper-first';
import { asSentence } from '../../facts/grammar/sentence.js';
import { tidyWords } from '../../facts/spelling/tidy-words.js';
import { inSeries } from '../wording/phrases.js';
import type { WriteForm } from './form.js';
import { completed } from './fragments-said.js';

const questions: readonly (readonly [RegExp, string])[] = [
  [/\bcosts? \$/i, 'What does it cost?'],
  [/\b(?:shots?|vaccin\w+|rabies)\b/i, 'Which shots are needed?'],
  [
    /\b(?:returns?|bring (?:it|them) back|back) (?:it |them )?(?:until|by|before)\b/i,
    'When does it have to be back?',
  ],
  [/\b(?:included|includes|comes with)\b/i, 'What is included?'],
  [/\b(?:ID|license|passport)\b.*\b(?:needed|required)\b/i, 'What should I bring?'],
  [/\b(?:drop[- ]?off|pick[- ]?up)\b.*\d/i, 'When can I drop off and pick up?'],
  [/\b(?:cancel\w*|notice|refund)\b/i, 'What if I have to cancel?'],
  [/\b(?:hours?|open|\d ?(?:am|pm)|\d to \d|mon\b|monday)\b/i, 'When are you open?'],
  [/\b(?:holds?|seats?|fits?|room for) (?:up to )?\d+\b/i, 'How many people fit?'],
  [/\b(?:trial|first (?:day|class|visit|time))\b/i, 'Can I try it first?'],
  [/\bno (?:dogs|pets)\b/i, 'Can I bring my dog?'],
  [/\b(?:bring|wear)\b/i, 'What should I bring?'],
  [
    /\b(?:\$|cost|price|fee|half day|full day|per (?:hour|night|month)|a month|estimate)\b|\$/i,
    'What does it cost?',
  ],
  [/\b(?:book\w*|appointments?|reserv\w+|sign up|walk[- ]?ins?)\b/i, 'Do I need an appointment?'],
  [/\b(?:park\w*|address|located|street|find you)\b/i, 'Where are you?'],
  [/\b(?:pay|cash|cards?|venmo|check|deposit)\b/i, 'How can I pay?'],
  [/\bneed\b/i, 'What should I bring?'],
  [/\b(?:ages?|kids|children|years old)\b/i, 'For which ages is it?'],
  [/\b(?:deliver\w*|ship\w*)\b/i, 'Do you deliver?'],
];

/** A question without its mark, and a dash before the answer. */
const asked =
  /((?:^|(?<=[.;\n]\s*))(?:do|does|can|are|is|will|did|what|when|where|how|who|which|why|should|may)\b[^.?!\n]{4,80}?)\s+[-–—]+\s+(\S)/gim;

/** Questions that were entered with their answers: "How often do you come? Once a week." Undefined for fewer than two. */
function askedAndAnswered(rest: string): Map<string, string[]> | undefined {
  const answers = new Map<string, string[]>();
  let question = '';
  // "do you come to me - yes"
  const marked = rest.replace(asked, '$1? $2');
  for (const sentence of tidyWords(marked).split(/(?<=[.!?])\s+|\n+/)) {
    const said = sentence.trim().replace(/^(?:[-•*]|\d+[.)]|[QA][:.])\s*/, '');
    if (said.endsWith('?')) {
      question = upperFirst(said);
      answers.set(question, []);
    } else if (said && question)
      answers.get(question)?.push(asSentence(said.replace(/^(yes|no) (?=[a-z])/i, '$1, ')));
    else if (said) return undefined;
  }
  const isWhole = [...answers.values()].every((answer) => answer.length > 0);
  return answers.size > 1 && isWhole ? answers : undefined;
}

/** "Do you haul it off yes": a question and its short answer. */
const shortAnswer =
  /^((?:do|does|can|are|is|will|did) (?:you|I|we|it|they|the|my|there) .{3,50}?)\??,? (yes|no|sure|never|always)\b[,:]? ?(.*?)[?.]?$/i;

/** Answers under the questions that they answer, by their words. */
function underQuestions(thoughts: readonly string[]): Map<string, string[]> {
  const answers = new Map<string, string[]>();
  for (const thought of thoughts) {
    const [, asked = '', word = '', more = ''] = shortAnswer.exec(thought) ?? [];
    if (asked) {
      answers.set(`${upperFirst(asked)}?`, [
        asSentence(`${upperFirst(word)}${more && `: ${more}`}`),
      ]);
      continue;
    }
    const answer = thought
      .replace(/^(?:what|which) (.+?) (?:are|is) needed \((.+)\)$/i, '$2')
      // "Vaccines rabies bordetella": the names alone.
      .replace(/^(?:vaccines?|shots?):? ([a-z]+(?: [a-z]+){0,3})$/i, (_all, names: string) =>
        inSeries(names.split(' ').filter((name) => name !== 'and')),
      );
    const question =
      questions.find(([words]) => words.test(thought))?.[1] ?? 'What else should I know?';
    answers.set(question, [...(answers.get(question) ?? []), completed(dollars(answer))]);
  }
  return answers;
}

/** Questions and answers: as they were entered, or answers under the questions that they answer. */
export const faq: WriteForm = ({ subject, rest }, thoughts, account) => {
  const answers = askedAndAnswered(rest) ?? underQuestions(thoughts);
  const title = subject
    ? `Questions about ${subject.replace(/^our |^my /i, 'our ')}`
    : 'Frequently asked questions';
  return {
    text: [
      `# ${title}`,
      ...[...answers].map(([question, said]) => `**${question}**\n${said.join(' ')}`),
      ...(account.phone ? [`**Anything else?**\nCall us at ${account.phone}.`] : []),
    ].join('\n\n'),
    missing: ['the two questions that people ask you most often by phone'],
  };
};

/** "Half day 22 full day 35" → "Half day $22, full day $35". */
const dollars = (text: string) =>
  /\b(?:half|full) (?:day|hour)|\bper\b|\bsession\b/i.test(text)
    ? text
        .replace(/(?<![$\d])\b(\d{2,4})\b(?! ?(?:am|pm|%|minutes|days|hours))/g, '$$$1')
        .replace(/(\$\d+) (?=[a-z])/gi, '$1, ')
    : text;
