import { upperFirst } from '@commons/contracts/text/upper-first';
import type { Draft } from '../../draft-model/draft.js';
import { EntryWords, wordsIn } from '../../draft-model/entry-words.js';
import { withOwnContacts } from '../../facts/account/own-contacts.js';
import { sentencesOf } from '../../facts/notes/sentence-ends.js';
import { inParagraphs } from '../../facts/requests/copy-edit/told-sentences.js';
import { greetingForm } from '../../facts/requests/greeted-reader.js';
import { withoutStrayCapitals } from '../../facts/sentences/mend-sentence.js';
import { signature } from '../wording/signature.js';
import { withWholeDays } from '../wording/whole-days.js';
import type { BuiltInText } from '../writing-tool.js';
import { missingOf } from './email-missing.js';
import { introductionOf } from './email-opening.js';
import { contractedText } from './email-types.js';
import { greetingName } from './greeting-name.js';
import type { Letter } from './letter.js';
import { withUnsaid } from './unsaid-sentences.js';

/** More sentences are parted into paragraphs. */
const longestParagraph = 5;

const asks = /\?|\b(?:please|let (?:me|us) know|call|text|reply|sorry|thank|appreciate|welcome)\b/i;

/** An e-mail of a drafted body: greeting and closing by its tone, the last words by its type. */
export function draftedEmail(
  letter: Letter,
  draft: Draft,
  limit: number | undefined,
  subject: string,
): BuiltInText {
  const { tone, type, facts, account, pick } = letter;
  const greeted = greetingName(greetedBy(letter, draft));
  const drafted = withoutGreeting(withOwnContacts(draft.text, account), greeted);
  const body = withUnsaid(letter, drafted);
  const sentences = sentencesOf(body);
  const isLong = !/\n/.test(body) && sentences.length > longestParagraph;
  const isNamed = [account.name, account.company].some((name) => name && body.includes(name));
  const introduction = isNamed ? [] : introductionOf(letter);
  const plain = (text: string) => (tone.contracted ? contractedText(text) : text);
  const closings = type.closing.filter(
    (one) => !/hearing from you|^Thank you for your time/.test(one),
  );
  const isEnded = limit !== undefined || asks.test(sentences.at(-1) ?? '') || closings.length === 0;
  const closing = isEnded ? undefined : plain(pick(closings, 'closing'));
  const text = [
    `Subject: ${tone.subjectMark}${withoutStrayCapitals(draftedSubject(draft, letter) || subject)}`,
    tone.greeting(greeted),
    introduction.map(plain).join(' '),
    ...(isLong ? inParagraphs(sentences) : [body]),
    closing,
    signature(facts, account, pick(tone.signOff, 'sign-off')),
  ];
  return {
    text: withWholeDays(text.filter(Boolean).join('\n\n')),
    missing: missingOf(letter, undefined),
  };
}

/** "Crew, Saturday is busy": the greeting says it already. */
function withoutGreeting(body: string, reader = ''): string {
  const isGreeted = reader && body.toLowerCase().startsWith(`${reader.toLowerCase()}, `);
  return isGreeted ? upperFirst(body.slice(reader.length + ', '.length)) : body;
}

/** Whom the draft greets; where it names nobody, whom the entry does. */
function greetedBy(letter: Letter, { reader }: Draft): Letter {
  if (!reader) return letter;
  const { readerFirm: _firm, ...people } = letter.facts.people;
  return {
    ...letter,
    facts: { ...letter.facts, people: { ...people, reader: greetingForm(reader) } },
  };
}

/** Shorter words say little. */
const shortest = 4;

/** "Your truck is done, plan to move it": a later part with a word that neither entry nor text has is left out. */
function draftedSubject({ subject = '', text }: Draft, { facts }: Letter): string {
  const said = new EntryWords(`${facts.entered}\n${text}`);
  const isSaid = (part: string) =>
    wordsIn(part).every((word) => word.length < shortest || said.says(word));
  const [first = '', ...parts] = subject.split(/, (?=\p{Ll})/u);
  const figuresIn = (one: string) => one.match(/(?<![\d.,])\$?(?:\d[\d,.]*\d|\d)/g) ?? [];
  const figures = new Set(figuresIn(text));
  const isPriced = (figure: string) => figures.has(figure) || !figures.has(`$${figure}`);
  // "Your bike needs 6 spokes, not 50": what are dollars in the text are nothing else in the subject.
  if (!figuresIn(subject).every(isPriced)) return '';
  return parts.every(isSaid) ? subject : first;
}
