import type { Act } from '../grammar/acts.js';
import { placeMarks } from '../grammar/place-marks.js';
import { type ReaderWords, toReader } from '../grammar/to-reader.js';
import type { People } from '../readers/people.js';
import { withPronouns } from '../readers/reader-by-name.js';
import { readerWordsOf } from '../readers/reader-words.js';
import type { Reading } from './segment-acts.js';

/** Whom the pronouns of a segment mean. */
export const readersWords = (
  segment: string,
  before: string,
  { reader }: People,
  { hasReader, isSpokenTo, isToCustomer }: Reading,
): ReaderWords =>
  !hasReader
    ? { he: false, they: false }
    : isSpokenTo
      ? { he: false, they: false, name: reader, isCustomer: isToCustomer }
      : {
          ...readerWordsOf(before, segment, reader, isToCustomer),
          ...(ofItsOwn.test(segment) && { they: false }),
        };

/** "Each trainer should bring what they want": "they" are whom the sentence itself names. */
const ofItsOwn =
  /^(?:each|every|everyone|everybody|whoever|anyone|anybody|nobody|both|some|most|many|two|three|all [a-z]+s|\w+s who) /i;
/** "Customers can reach me", to customers. */
const readers =
  /^(?:Our |All )?(?:[Cc]ustomers|[Cc]lients|[Gg]uests|[Mm]embers|[Pp]atients) (?=(?:can|should|will|may|must|need|do|are|have|get|receive|pay)\b)/;

/** What things do. */
const ofThings =
  /^They (?:are made|are valid|smell|last|cost|fit|weigh|contain|taste|measure|come in)\b/;
/** A couple, a family or a group. */
const isMany = (reader = '') => /\b(?:and|&|family|team|crew|staff)\b|^[a-z]/.test(reader);

/** A sentence that stays as it was typed, said to its reader. */
export const typedAct = (
  sentence: string,
  before: string,
  people: People,
  reading: Reading,
): Act => {
  const who = readersWords(sentence, before, people, reading);
  const isLetter = reading.hasReader && !reading.isPublic;
  const said =
    isLetter && reading.isToCustomer && !/\b(?:Mr|Mrs|Ms|Dr)\b/.test(people.reader ?? '')
      ? sentence.replace(readers, 'You ')
      : sentence;
  const named = who.he && people.reader ? withPronouns(said, people.reader) : said;
  // "They smell of rosemary", where nothing before has called the reader "they".
  const isOfThings =
    (/^(?:Mr|Mrs|Ms|Dr)\b/.test(people.reader ?? '') ? /^They\b/ : ofThings).test(said) &&
    !/\b(?:they|their|its)\b/i.test(before) &&
    !isMany(people.reader);
  // "We had to wash them again": things, unless something is given or said to them.
  const masked = named.replace(
    /(?<!\b(?:give|gives|gave|send|sent|show|tell|told|offer|owe|pay|ask|thank|invite|bring|call|charge|refund|help|let|meet|remind|reach|wish|see|to|for|with|from|about) )\bthem\b/g,
    placeMarks.things,
  );
  const text = toReader(masked, isOfThings ? { ...who, they: false } : who)
    .replaceAll(placeMarks.things, 'them')
    // "He should ignore this message", to him.
    .replace(/(?<=^|, )you should (not )?/i, (found, not?: string) =>
      isLetter && !/\byou should\b/i.test(sentence) ? `please ${not ? 'do not ' : ''}` : found,
    );
  return { kind: 'statement', text, entered: sentence, isTyped: true };
};
