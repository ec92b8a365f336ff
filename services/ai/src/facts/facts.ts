import { type Figure, type FigureKind, figuresIn } from './amounts/figures.js';
import type { Act } from './grammar/acts.js';
import { typedSentence } from './grammar/sentence.js';
import { toReader } from './grammar/to-reader.js';
import { languageOf } from './language/language.js';
import { isKept, kept, keptText, withoutFirstMark, withoutKeptMarks } from './notes/kept-lines.js';
import { sentencesOf } from './notes/sentence-ends.js';
import { withExplanations } from './orders/written-instructions.js';
import { type Addressed, addressedIn } from './readers/addressees.js';
import { subjectOf, withReader } from './readers/entry-people.js';
import { ifGreetable, isGreetable } from './readers/greetable.js';
import { introducedIn, withDoer } from './readers/introduced-person.js';
import { isAbsent } from './readers/letter-heads.js';
import { type People, readPeople } from './readers/people.js';
import { readerWordsOf } from './readers/reader-words.js';
import { readerSpokenOf } from './readers/spoken-of.js';
import { actsOf, type FactOptions, type Reading } from './segments/segment-acts.js';
import { sentencesIn } from './segments/segments.js';
import { typedAct } from './segments/typed-act.js';
import { ifSurelyRead } from './sentences/surest.js';
import { isTypedSentence } from './sentences/typed-sentences.js';
import { tidyWords } from './spelling/tidy-words.js';

/** What was entered, read. Every wording is that of the entry, its spelling tidied. */
export interface Facts {
  readonly people: People;
  /** What the text has to say, in order. */
  readonly acts: readonly Act[];
  /** Amounts, dates, numbers, contacts, references, in order. */
  readonly figures: readonly Figure[];
  /** 'en', or another language by its function words. */
  readonly language: string;
  /** All entries as they were, joined by lines. */
  readonly entered: string;
}

/** Facts of one or several entries. */
export function readFacts(
  entries: string | readonly (string | undefined)[],
  {
    hasReader = true,
    isPublic = false,
    isToCustomer = true,
    isLetter = false,
    isMeeting = false,
    isWhole = false,
  }: FactOptions = {},
): Facts {
  const given = (typeof entries === 'string' ? [entries] : entries).filter(
    (entry): entry is string => Boolean(entry?.trim()),
  );
  const entered = withoutKeptMarks(given.join('\n'));
  const addressed = hasReader && !isPublic ? addressedInEntries(given, isToCustomer) : [];
  const named = (
    addressed.find(({ people: { reader } }) => reader) ??
    addressed.find(({ people: { readerFirm } }) => readerFirm)
  )?.people;
  const writer = addressed.find(({ people: { sender } }) => sender)?.people;
  const spoken = tidyWords(withoutTyped(given));
  const stated = { ...withoutReader(readPeople(tidyWords(entered))), ...readersOf(spoken) };
  const found = withReader(
    { ...(named ? { ...withoutReader(stated), ...named } : stated), ...writer },
    spoken,
    hasReader && !isPublic,
  );
  const present =
    found.reader && isAbsent(tidyWords(entered), found.reader) ? withoutReader(found) : found;
  const spokenOf =
    isLetter && isToCustomer && !present.reader && !present.readerFirm
      ? readerSpokenOf(tidyWords(entered))
      : undefined;
  const people = spokenOf ? { ...present, reader: spokenOf.reader } : present;
  const reading: Reading = {
    hasReader,
    isPublic,
    isToCustomer,
    subject: subjectOf(tidyWords(entered)),
    entered,
    isLetter,
    isMeeting,
    isWhole,
    isSpokenTo:
      isLetter &&
      spokenTo.test(entered) &&
      !ordersAbout.test(entered) &&
      !addressed.some(({ people: { isNamedAsOther } }) => isNamedAsOther),
  };
  const language = languageOf(entered);
  const acts: Act[] = [];
  let before = '';
  const doer = isLetter ? introducedIn(tidyWords(entered)) : undefined;
  /** What one thought has to say. */
  const read = (typed: string): Act[] => {
    if (isKept(typed)) {
      const line = keptText(typed);
      const who = readerWordsOf(before, line, people.reader, isToCustomer);
      const text = hasReader && !isPublic ? toReader(line, who) : line;
      before += ` ${line}`;
      return [{ kind: 'detail', text, entered: line, isPoint: true }];
    }
    const segment = withYour(typed, people.reader);
    const stood = before;
    before += ` ${segment}`;
    return language === 'en' && isTypedSentence(typed)
      ? [typedAct(segment, stood, people, reading)]
      : actsOf(segment, stood, people, reading).flatMap(saidBy);
  };
  const said = (thought: string) => withDoer(spokenOf?.inPronouns(thought) ?? thought, doer);
  for (const [at, entry] of given.entries()) {
    const sentences = sentencesIn(addressed[at]?.text ?? entry, isWhole);
    // Key points are no sentence together.
    for (const [sentence, thoughts] of sentences.entries())
      for (const act of thoughts.flatMap(said).flatMap(read))
        if (!acts.some(isSame(act))) acts.push(at === 0 ? { ...act, sentence } : act);
  }
  return {
    people,
    acts: withExplanations(acts),
    figures: uniqueFigures(acts.flatMap(({ entered: clause }) => figuresIn(clause))),
    language,
    entered,
  };
}

/** Entries without the points that are whole sentences: those name others, "Whoever needs help can ask Mr. Lindgren." */
const withoutTyped = ([first = '', ...points]: readonly string[]): string =>
  [
    first,
    ...points.map((point) =>
      sentencesOf(withoutKeptMarks(point))
        .filter((sentence) => !isTypedSentence(sentence))
        .join(' '),
    ),
  ].join('\n');

const readersOf = (text: string): Pick<People, 'reader' | 'readerFirm'> => {
  const { reader, readerFirm } = readPeople(text);
  return {
    ...(reader && isGreetable(reader) && { reader }),
    ...(readerFirm && isGreetable(readerFirm) && { readerFirm }),
  };
};

/** Whom each entry is to; the reader may stand at the beginning of a kept line. */
function addressedInEntries(entries: readonly string[], isToCustomer: boolean): Addressed[] {
  let isKnown = false;
  return entries.map((entry, at) => {
    const tidied = tidyWords(withoutFirstMark(entry));
    if (at > 0 && sentencesOf(entry).every(isTypedSentence)) return { text: entry, people: {} };
    const read = ifGreetable(addressedIn(tidied, isToCustomer, isKnown), tidied);
    isKnown ||= Boolean(read.people.reader ?? read.people.readerFirm);
    if (read.text === tidied) return { ...read, text: entry };
    return isKept(entry) ? { ...read, text: kept(read.text) } : read;
  });
}

const spokenTo =
  /(?<!\b(?:thank|can|could|would|will|if) )\b(?:your|you.re|you(?! (?:write|say|said|told)\b)|ur)\b/i;
/** "Tell her your …" still speaks of her. */
const ordersAbout =
  /\b(?:tell|ask|remind|thank|offer|invite|let|give|send|inform|warn|apologi[sz]e to|sorry to|reply to)\s+(?:him|her|them|(?:the |my |our )?(?:customer|client)s?|mr|mrs|ms|dr)\b|\b(?:he|she) (?:asked|wants|said|needs|never|hasn't|missed|ordered|called)\b/i;

/** "We missed Ms. Lowe's appointment", to Ms. Lowe herself. */
const withYour = (segment: string, reader: string | undefined): string =>
  reader?.startsWith('Mr. and Mrs. ')
    ? segment.replace(couple, 'you')
    : withYourThings(segment, reader);
const couple =
  /(?<!^|\b(?:tell|ask|remind|thank|let|invite|to|dear|hi) )\bMr\.? (?:and|&|\+) Mrs\.? [A-Z][\w-]+(?!')/i;
const withYourThings = (segment: string, reader: string | undefined): string =>
  reader && /^(?:Mr|Mrs|Ms|Miss|Dr)\b/.test(reader)
    ? segment
        .replace(
          new RegExp(
            `\\b${reader.replace(/\.? /, '\\.? ')}(?:'s?${reader.endsWith('s') ? '|' : ''})(?= (?:appointment|order|invoice|delivery|car|truck|van|house|home|yard|lawn|roof|dog|cat|kitchen|bathroom|quote|estimate|visit|account|reservation|room|son|daughter|cake|dress|suit|bike|porch|driveway|job|bill|payment|package|job|project|furnace|water heater|ac)\\b)`,
            'g',
          ),
          'your',
        )
        .replace(new RegExp(`\\b${reader.replace(/\.? /, '\\.? ')}'s(?= [a-z\\d])`, 'g'), 'your')
        .replace(
          new RegExp(
            `(?<=\\bfrom )${reader.replace(/\.? /, '\\.? ')}(?= (?:at|for|on|by|in|to|before)\\b|[,.;]|$)`,
            'g',
          ),
          'you',
        )
    : segment;

const withoutReader = ({ reader: _reader, readerFirm: _firm, ...others }: People): People => others;

/** "Quote for them": what is left once the reader is greeted. */
const isNothing = ({ kind, text }: Act) =>
  (kind === 'topic' && /^(?:for )?(?:you|them|it|the)$/i.test(text)) ||
  (kind === 'intent' &&
    /^(?:update|inform|notify|contact|e-?mail|text|message|write(?: to)?) (?:you|them)$/i.test(
      text,
    )) ||
  (/^(?:topic|detail)$/.test(kind) && /^(?:the |an? )?(?:invoice|bill|quote)$/i.test(text));

const saidBy = (act: Act): Act[] => (isNothing(act) ? [] : [ifSurelyRead(act)]);

const isSame = (act: Act) => (other: Act) =>
  other.kind === act.kind && other.text.toLowerCase() === act.text.toLowerCase();

function uniqueFigures(all: readonly Figure[]): Figure[] {
  const known = new Set<string>();
  return all.filter(({ kind, text }) => {
    const key = `${kind} ${text.toLowerCase()}`;
    if (known.has(key)) return false;
    known.add(key);
    return true;
  });
}

/** The sentences of an entry that are said as they were typed. */
export const typedIn = ({ acts }: Facts): string[] =>
  acts.filter(({ isTyped }) => isTyped).map(typedSentence);

/** The figures of these kinds. */
export const figuresOf = (facts: Facts, ...kinds: readonly FigureKind[]): Figure[] =>
  facts.figures.filter(({ kind }) => kinds.includes(kind));

/** The first figure of a kind. */
export const figureOf = (facts: Facts, kind: FigureKind): Figure | undefined =>
  facts.figures.find((figure) => figure.kind === kind);
