import { upperFirst } from '@commons/contracts/text/upper-first';
import { isStatement, termsOf } from '../../../facts/grammar/grammar.js';
import { lowerCommonStart } from '../../../facts/grammar/sentence.js';
import { isVerb, tagged } from '../../../facts/grammar/tagging.js';
import { isKept } from '../../../facts/notes/kept-lines.js';
import { shortBefore } from '../../../facts/notes/sentence-ends.js';
import { isFaultless } from '../../wording/note-items.js';
import { withPriceAlone, withPriceAtEnd, withPrices } from '../../wording/note-prices.js';
import { spelledNotes } from '../../wording/note-spelling.js';

/** Notes in their order; a heading stands before a colon. */
export interface SplitNotes {
  readonly heading: string | undefined;
  readonly notes: readonly string[];
  /** Whether each note is a sentence with its marks, as its writer set them. */
  readonly isText?: boolean;
}

/** "Announce that we are hiring": what is said begins after the order. */
const order =
  /^(?:please )?(?:(?:announce|say|mention|post|advertise|write|tell (?:people|them|everyone|customers|clients|folks)|let (?:people|them|everyone|customers|clients|folks) know) (?:that |about )|tell (?:people|them|everyone|customers|clients|folks) (?=we\b|our\b)|(?:write |make |i (?:need|want) )?(?:an? )?(?:facebook |instagram |linkedin |short |quick )?(?:post|caption|ad|tweet|e-?mail|newsletter|blurb|text) (?:about|saying|that says|for|announcing) |(?:get|bring) (?:more |some )?(?:people|folks|customers) to |(?:advertise|promote|announce) (?=(?:our|the|my)\b))/i;
const greeting =
  /^(?:hi|hello|hey|good morning)(?: (?:everyone|everybody|all|folks|there|friends|neighbors|y'all))?[,!.] +(?=\S)/i;
/** "Dogs cats and rabbits". */
const bareList = /\b((?:[a-z]{3,}s ){2,})and (?=[a-z]{3,})/g;
/** A list that was typed without commas gets them. */
export const withCommas = (text: string) =>
  withLooseCommas(text).replace(bareList, (whole, list: string) => {
    const things = list.trim().split(' ');
    const isList = things.every((word) => {
      const [term] = termsOf(word);
      return term?.tags.has('Plural') && !term.tags.has('Verb');
    });
    return isList ? `${things.join(', ')} and ` : whole;
  });
/** "Towels shampoo and blow dryer": after a plural another thing begins. */
const looseList =
  /(?<=^|[,:] |\bof )([a-z]{3,}s )((?:[a-z]{3,} ){1,3})and (?=[a-z]{3,}(?: [a-z]+)?(?: included| each|$|,| \d| \$))/g;
const isNoun = (word: string) => {
  const [term] = termsOf(word);
  return term?.tags.has('Noun') === true && !term.tags.has('Pronoun');
};
const withLooseCommas = (text: string) =>
  text.replace(looseList, (whole, first: string, others: string) => {
    const things = [first.trim(), ...others.trim().split(' ')];
    return things.slice(1).every(isNoun) && isNoun(first.trim().replace(/s$/, ''))
      ? `${things.join(', ')} and `
      : whole;
  });
const endsWithDay =
  /\b(?:mon|tues?|weds?|thu(?:rs?)?|fri|sat|sun)(?:day|sday|nesday|rsday|urday)?$/i;
const startsWithMonth = /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i;

const chunkEnds = new RegExp(
  `\\n+|;\\s*|(?<=[A-Za-z\\d)][.!?])(?<!\\b(?:${shortBefore}|(?<![A-Z][a-z]+ )St)\\.|\\b(?:St|Co|Inc|Ltd|Corp|Ave|Rd|Blvd)\\.(?=\\s+[a-z])|\\b[ap]\\.m\\.(?=\\s+[a-z\\d]))\\s+`,
);

/** Lines and sentences. */
const chunksOf = (text: string): string[] =>
  text
    .split(chunkEnds)
    .map((chunk) => chunk.replace(/^\s*(?:[-–•*]|\d{1,2}[.)])\s+/, ''))
    .filter((chunk) => chunk.trim());

const isPunctuated = (note: string): boolean =>
  /^["“'(]?[\p{Lu}\d$].*[.!?]["”')]?$/u.test(note.trim());

/** Written with a capital and a final mark, and hardly any commas. */
export const isMarked = (note: string): boolean =>
  isPunctuated(note) && (note.match(/,\s/g)?.length ?? 0) * 5 <= note.split(' ').length;

const headed = /^([^,:]{4,70}):\s+(\S.*)$/;
/** "We turn units in 48 hours: painting, …" is a sentence with a list, and no heading. */
const isHeaded = (chunk: string) => {
  const heading = headed.exec(chunk)?.[1];
  return (
    heading !== undefined && !(/^(?:we|our|I|it|you)\b/i.test(heading) && isStatement(heading))
  );
};

/** "Wreath workshop Dec 5, $35 with materials": one of several subjects, with its price. */
const hasPriceBehind = (chunk: string) => {
  const [first = '', ...others] = chunk.split(/,\s+/);
  return !/^\W*\d/.test(first) && others.some((piece) => /^(?:from |only |just )?\$\d/.test(piece));
};

/** Who ends all sentences but the last one with a mark means it there, too. */
const withLastMark = (chunks: readonly string[]): string[] => {
  const last = chunks.at(-1) ?? '';
  const before = chunks.slice(0, -1);
  return before.length > 0 && before.every(isMarked) && /^\p{Lu}.*[^.!?]$/u.test(last)
    ? [...before, `${last.replace(/[,;]+$/, '')}.`]
    : [...chunks];
};

/** Sentences in small letters, each but the last with its full stop: "fell once, broke my wrist. bought a drone." */
const withCapitals = (chunks: readonly string[]): string[] => {
  const isTold =
    chunks.length > 2 &&
    chunks.every((chunk, at) => /^\p{L}.*[.!?]$/u.test(chunk) || at === chunks.length - 1) &&
    isStatement(chunks[0] ?? '') &&
    // "8 weeks, 160 per kid": facts of an offer.
    !chunks.some((chunk) => /,\s[^,]*\d(?!\d*(?:[ap]m\b|:\d))/.test(chunk)) &&
    chunks.filter((chunk) => tagged(chunk).some(isVerb)).length * 2 > chunks.length;
  return isTold ? chunks.map((chunk) => upperFirst(chunk.replace(/[^.!?]$/, '$&.'))) : [...chunks];
};

const ofDay =
  /^((?:mon|tues?|wed(?:nes|s)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?):? (?=[a-z])/i;

/** "This week Tuesday courthouse 11-2, Wednesday St. Jude lot": a day a line under its week. */
function asWeek({ heading, notes }: SplitNotes): SplitNotes {
  const [, week, first] =
    /^((?:this|next) (?:week|weekend)|our schedule),?:? (.+)$/i.exec(notes[0] ?? '') ?? [];
  const days = [...(first ? [first] : []), ...notes.slice(1)];
  if (heading || !week || !first || days.filter((note) => ofDay.test(note)).length < 2)
    return { heading, notes };
  return { heading: week, notes: days.map((note) => note.replace(ofDay, '$1: ')) };
}

/** Parts notes at commas, lines and sentence ends; lists, dates with their weekday and whole sentences stay whole. */
export function splitNotes(entered: string, others: readonly string[] = []): SplitNotes {
  const spelled = spelledNotes(entered, others).replace(greeting, '');
  const said = spelled.replace(order, '');
  // "Tell them we are closed and they get a refund": they are the readers.
  const text =
    said === spelled
      ? said
      : said.replace(/\bthey (?=get\b)/g, 'you ').replace(/\bif they\b/g, 'if you');
  const chunks = withLastMark(withCapitals(chunksOf(text)));
  // Sentences with a capital and a mark each are no notes: their commas part nothing.
  const isText = chunks.every(isMarked) || (chunks.length > 2 && chunks.every(isPunctuated));
  // "Five signs that …: a, b and c. A tune-up costs $89.": who ends sentences means the first one, too.
  const isWrittenOn = chunks.length > 1 && isPunctuated(chunks[0] ?? '');
  if (chunks.length > 0 && isText && (isWrittenOn || !isHeaded(chunks[0] ?? '')))
    return { heading: undefined, notes: chunks.map(withPrices), isText };
  const named =
    chunks.some(isKept) || !isHeaded(chunks[0] ?? '') ? null : headed.exec(chunks[0] ?? '');
  const heading = named?.[1];
  if (named?.[2]) chunks[0] = named[2];
  // Who parts notes with semicolons means the commas in them.
  const hasSemicolons = (text.match(/;\s/g)?.length ?? 0) > 1;
  const notes = chunks
    .flatMap((chunk, at) => {
      const isSubject = at > 0 && chunks.length > 2 && hasPriceBehind(chunk);
      return hasSemicolons || isSubject ? [chunk] : partsOf(chunk);
    })
    .map((note) =>
      isKept(note)
        ? note
        : withPrices(withCommas(isMarked(note) ? note : note.replace(/[.,;]+$/, ''))),
    );
  const isPriced = notes.some((note) => note.includes('$'));
  const priced = isPriced ? notes.map(withPriceAtEnd) : withPriceAlone(notes);
  return asWeek({ heading, notes: priced.flatMap(atPrices) });
}

/** Whether a chunk is written as a sentence, so that its commas part no notes. */
const isWritten = (chunk: string) =>
  !chunk.includes(',') ||
  (/^[A-Z]/.test(chunk) && /[.!]$/.test(chunk) && isFaultless(chunk.replace(/[.!]+$/, '')));

/** "Owner Walt Simmons, third generation, started at age 8" is one sentence. */
const isPerson = (piece: string) =>
  /^(?:(?:[Oo]wner|[Ff]ounder|[Cc]hef|[Cc]oach|[Dd]r\.?) [A-Z]|[A-Z]\w+ [A-Z]\w+$)/.test(piece) &&
  !/\d/.test(piece) &&
  !isStatement(piece);
const isDeed = (piece: string) =>
  /^[a-z]/.test(piece) && Boolean(termsOf(piece)[0]?.tags.has('PastTense'));
/** Begins with a verb in its base form: "tell the teacher". */
const isOrder = (piece: string) =>
  piece.split(' ').length > 2 &&
  Boolean(termsOf(`to ${lowerCommonStart(piece)}`)[1]?.tags.has('Infinitive'));
const isShort = (piece: string) => piece.split(' ').length <= 3 && !/\d/.test(piece);

const pair =
  /^((?:two|both|2) (?:[a-z]+ ){0,2}[a-z]+s), ((?!(?:on|in|at|from|every|each)\b)[^,]+ and [^,]+)$/i;

const conditional =
  /^(?:before|when|whenever|if|after|because|while|once|as soon as|unless|although|though) (?:you|we|i|it|he|she|they|your|our|the|my) [^,]+$/i;

function partsOf(chunk: string): string[] {
  const plain = chunk.trim();
  if (isKept(plain)) return [plain];
  if (plain.endsWith('?') || isWritten(plain)) return [plain];
  // "two new classes, Gentle Flow on Mondays and Yoga on Thursdays": which they are.
  const [, count, listed] = pair.exec(plain.replace(/[.]$/, '')) ?? [];
  if (count && listed && !/\$/.test(listed)) return [`${count}: ${listed}`];
  const pieces = plain
    .replace(/[.!]+$/, '')
    .split(
      /,\s+(?![^(]*\))|\s[-–]\s|(?<=\w \w+ \w+ \w+) (?=please [a-z]+ )|(?<=\w \w+(?<! or| and| to| please)) (?=(?:call|text)(?: ahead)? \(?\d{3}[-. )])/,
    )
    .filter(Boolean);
  const parts: string[] = [];
  for (const piece of pieces) {
    const before = parts.at(-1);
    const isTail =
      before !== undefined &&
      ((endsWithDay.test(before) && startsWithMonth.test(piece)) ||
        /^(?:[A-Z]{2}(?: \d{5})?$|first served)/.test(piece) ||
        (/^buy /i.test(before) && /^get /i.test(piece)) ||
        // "before you throw out the sofa, the frame may be good": a condition and what it is for.
        (conditional.test(before) &&
          (isStatement(piece) ||
            isOrder(piece) ||
            /^[a-z]+ (?:it|them|your|the|us)\b/.test(piece))) ||
        (/^(?:and|or|&) /i.test(piece) && !/^and (?:we|it|that|you|i)\b/i.test(piece)));
    // "Potato glaze, smores, and cherry limeade" is one list.
    const listed = /^(?:and|or|&) (?:\w+ ?){1,3}$/i.test(piece) && before && isShort(before);
    const opened = parts.at(-2);
    if (before && opened && isDeed(piece) && isPerson(opened) && isShort(before))
      parts.splice(-2, 2, `${opened}, ${before}, ${piece}`);
    else if (before && isDeed(piece) && isPerson(before))
      parts[parts.length - 1] = `${before}, ${piece}`;
    else if (listed && opened) parts.splice(-2, 2, `${opened}, ${before}, ${piece}`);
    // "pack a photo, put the child to bed early, and tell the teacher …": orders, one each.
    else if (isTail && /^and /i.test(piece) && isOrder(piece.slice(4)) && isOrder(before))
      parts.push(piece.replace(/^and /i, ''));
    else if (isTail) parts[parts.length - 1] = `${before}, ${piece}`;
    else parts.push(piece);
  }
  return parts;
}

/** "paperbacks 50 cents hardcovers $1", "$60 ready in 2 weeks": a note each. */
const atPrices = (note: string): string[] => {
  if (isKept(note)) return [note];
  if (isStatement(note) && /^(?:we|i|our) /i.test(note)) return [note];
  // "$32 large $22 small" is one price.
  if (/^\$\d\S* [a-z]+ \$\d\S* [a-z]+$/.test(note))
    return [note.replace(/ (?=\$\d\S* [a-z]+$)/, ', ')];
  return note
    .replace(/(\$\d[\d.]*) ((?:one|two|three)[- ]story) (?=\$)/g, '$1 for $2\n')
    .replace(/^(\$\d[\d.]*) (?=(?:two|three)[- ]story)/gm, '$1 for ')
    .replace(
      /(\$\d[\d.]*|\d cents) (?=(?!an? |per |for |or |and |each|with |to |off|if |up|more|extra)[a-z]+(?: [a-z]+)? \$)/g,
      '$1\n',
    )
    .replace(/(\$\d[\d.]* each) (?=\d+ for)/g, '$1 or ')
    .replace(/(\$\d[\d.]*(?: (?:an?|per) \w+)?) (?=ready\b|delivered in \d)/g, '$1\n')
    .split('\n');
};
