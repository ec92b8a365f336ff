import type { Act } from '../grammar/acts.js';
import { isClause } from '../grammar/clause-starts.js';
import { isStatement, termsOf } from '../grammar/grammar.js';
import { lowerFirst } from '../grammar/lower-first.js';
import { toReader } from '../grammar/to-reader.js';
import { completeNote, isPastDeed } from '../notes/complete-note.js';
import { readerNote } from '../notes/reader-notes.js';
import { conditionOf } from '../orders/conditional-orders.js';
import { readersNote, writersDeed, writersVerb } from '../orders/leading-verbs.js';
import { parseOrder } from '../orders/orders.js';
import { unreadOrder } from '../orders/unread-order.js';
import { instructsBeside, isAnyonesDeed, isInstruction } from '../orders/written-instructions.js';
import type { People } from '../readers/people.js';
import { isNameOf } from '../readers/reader-by-name.js';
import { ifSure } from '../sentences/surest.js';
import { readersWords } from './typed-act.js';

export interface FactOptions {
  /** Whether "he", "she" and "they" may be the reader of the text. Not in advice, where they are always others. */
  readonly hasReader?: boolean;
  /** Whether the text is for many readers: an ad, a post. */
  readonly isPublic?: boolean;
  /** Whether a "customer" of the entry is the reader. Not in a letter to a supplier, for whom customers are others. */
  readonly isToCustomer?: boolean;
  /** Whether a "you" of the entry is the reader of a letter, and "they" others then. */
  readonly isLetter?: boolean;
  /** Whether the letter asks for a meeting: days and hours in it are proposed. */
  readonly isMeeting?: boolean;
  /** Whether thoughts stay in their owner's sentences. */
  readonly isWhole?: boolean;
}

/** How a segment of an entry is read. */
export interface Reading extends Required<FactOptions> {
  /** Whether the writer says "I" or "we". */
  readonly subject: 'I' | 'we';
  readonly entered: string;
  /** Whether the entry says "you" to the reader: then "they" are others. */
  readonly isSpokenTo: boolean;
}

const labelled = /^([A-Za-z][A-Za-z' /&-]{1,28}?)\s*(?::|=)\s*(\S.*)$/;

/** "can she do the 21st": asked of the reader. */
const asksReader =
  /^(?:and |also |so )?(?:(?:can|could|would|will|did|does|do|is|are|has|have) (?:you|she|he|they)|(?:can|could|should|shall|may) (?:we|I)|(?:is|does|would|will) (?:it|that|this|either)|(?:where|when|why|how (?:soon|long)) (?:is|are|did|do|does|can|will) (?:the|my|our|your|you|we|I))\b/i;

/** "Thanks for the ice. Saved the whole wedding": what was thanked for did it. */
const effectOf = (text: string, before: string) =>
  /\bthank/i.test(before) && /^(?:saved|made|helped|meant|means|kept|saves|makes)\b/i.test(text)
    ? `it ${lowerFirst(text)}`
    : undefined;

/** "Could you write …" is asked of the writer of the text. */
const asksWriter =
  /^(?:can|could|would|will) you\b(?! (?:please )?(?:tell|let|send|give|show) (?:me|us)\b)/i;

/** An instruction as it goes on: without its capital, its "please" and its full stop. */
const spoken = (instruction: string) => {
  const plain = instruction.replace(/^Please /i, '').replace(/[.!]$/, '');
  return lowerFirst(plain);
};

/** "order 20931 arrived May 6" */
const numberedThing =
  /^(?:order|invoice|claim|check) #?\d{3,}[\w-]* (?:arrived|came|shipped|went|never|still)\b/i;
const readersDeedBy =
  /^(?:use|keep|wear|park|check|call|clean|clear|leave|move|put|take|turn|empty|label|water|rinse|store|log|enter|pick|lock|unlock|dress) (?:[^,.]* )?(?:you|your|yours)\b/i;

const isAboutPeople =
  /^(?:(?:to|client|customer|recipient|attn|reader|from|sign(?:ed)?(?: off)?(?: it)?(?: as| by)?|sender|my name is|his name is|her name is)\b\s*:?\s*)(?:(?:mr|mrs|ms|miss|dr)\.?\s+)?[A-Z][\w'’-]+(?:\s+(?:&\s+)?[A-Z][\w'’&-]*){0,3}$/;

/** "Mr. Salinas, the part is in": the greeting names him. */
const withoutVocative = (segment: string, reader: string | undefined) =>
  segment.replace(/^([^,]{2,40}), (?=\S)/, (found, name: string) =>
    isNameOf(reader, name) ? '' : found,
  );

/** "If that suits you better you should just write back" asks for it. */
const asRequest = (text: string) =>
  text.replace(
    /(?<=^|[,;] )you (?:should|must) (?:just )?(?=(?:answer|reply|respond|call|text|write|confirm|let|tell|send|bring|return)\b)/gi,
    'please ',
  );

/** What one segment of an entry has to say. @param before what was entered before it */
export function actsOf(typed: string, before: string, people: People, reading: Reading): Act[] {
  const { hasReader, isPublic, isToCustomer, subject } = reading;
  // "got room for two more" has it.
  const segment = withoutVocative(typed, people.reader)
    .replace(
      /^(?:we |I )?(still )?got (?=room|space|time|openings?|spots?|plenty)/i,
      (_, still = '') => `${subject} ${still}have `,
    )
    .replace(/^(?=(?:happened|occurred)\b)/i, 'it ')
    .replace(/^checks? (?:payable |out )?to (?=[A-Z])/, 'make checks payable to ')
    .replace(/^questions? (?=(?:to|for) (?:me|us)\b)/i, 'please bring your questions ')
    // "needs to tell us by the 25th"
    .replace(
      /^(?:and |but |so )?(?:just )?(?:needs?|has|have) to (?=(?:tell|let|text|call|e-?mail|send|bring|pay|give) (?:us|me)\b)/i,
      hasReader && !isPublic ? 'please ' : '$&',
    )
    .replace(
      /^(?:can|may) (?=(?:come|go) back\b|return\b)/i,
      /\b(?:kids?|child(?:ren)?|dogs?|they)\b/i.test(`${reading.entered}`)
        ? 'they can '
        : isToCustomer
          ? 'you can '
          : `${subject} can `,
    );
  const entered = typed;
  const pleaded = /^([a-z]{3,} .+?),? please[.!]?$/i.exec(segment)?.[1];
  if (hasReader && !isPublic && pleaded && readersNote.test(pleaded))
    return actsOf(`please ${pleaded}`, before, people, reading);
  if (isAboutPeople.test(segment)) return [];
  if (isNameOf(people.reader, segment)) return [];
  const who = readersWords(segment, before, people, reading);
  const label = labelled.exec(segment);
  if (label?.[1] && label[2] && !isStatement(label[1]) && label[1].split(' ').length <= 4) {
    if (
      /^(?:sign|signed|from|sender|my name|to|client|customer name|recipient)$/i.test(label[1]) &&
      /^[A-Z]/.test(label[2]) &&
      label[2].split(' ').length < 4
    )
      return [];
    if (
      /^(?:mention|say|include|note|ask|tell them|please say|points?|key points?|details?|important|also|ps|p\.s\.|reminder|cta|call to action|about)$/i.test(
        label[1],
      )
    )
      return actsOf(label[2], before, people, reading);
    const order = parseOrder(label[1], { who, isPublic });
    if (order && isStatement(label[2]))
      return [{ ...order, entered: label[1] }, ...actsOf(label[2], before, people, reading)];
    return [{ kind: 'detail', text: label[2].trim(), label: label[1].trim(), entered }];
  }
  const conditional = conditionOf(segment, isToCustomer);
  if (conditional) return [{ kind: 'statement', text: toReader(conditional, who), entered }];
  if (hasReader && asksReader.test(segment) && !(asksWriter.test(segment) && before === '')) {
    const [question = '', ...told] = segment.split(/,\s+(?=\S+ \S+ \S+)(?!and\b|or\b|but\b)/);
    return [
      {
        kind: 'statement',
        text: `${toReader(question, who).replace(/[.?!]+$/, '')}?`,
        entered: question,
      },
      ...(told.length > 0 ? actsOf(told.join(', '), `${before} ${question}`, people, reading) : []),
    ];
  }
  // "price increase e-mail" names what to write.
  const named =
    hasReader && !isPublic && before === ''
      ? /^(?:an? |the )?((?:[a-z]+ ){1,3})(?:e-?mail|letter|message|announcement|notice)[.!]?$/i.exec(
          segment,
        )?.[1]
      : undefined;
  if (named && !/\b(?:you|to|for|my|our|short|nice|quick)\b/i.test(named))
    return [{ kind: 'topic', text: `the ${named.trim().toLowerCase()}`, entered }];
  const maybe =
    hasReader && !isPublic
      ? /^(?:maybe|perhaps)\s+(?=(?!we\b|I\b|you\b|he\b|she\b|they\b|it\b|the\b|an?\b|next\b|in\b|on\b|not\b)[a-z]+\s)/i.exec(
          segment,
        )
      : null;
  const proposed = maybe ? segment.slice(maybe[0].length) : '';
  if (
    maybe &&
    (writersDeed.test(proposed) ||
      writersVerb.test(proposed) ||
      termsOf(`to ${proposed}`)[1]?.tags.has('Infinitive'))
  )
    return [
      {
        kind: 'statement',
        text: `maybe we could ${toReader(proposed, who)}`,
        entered,
      },
    ];
  // "use the pool lot if your driveway is full" is said to whom the driveway belongs.
  if (reading.isLetter && hasReader && readersDeedBy.test(segment))
    return [{ kind: 'call', text: `please ${toReader(segment, who)}`, entered }];
  const order = parseOrder(segment, { who, isPublic, isToCustomer });
  if (
    hasReader &&
    !isPublic &&
    isInstruction(segment) &&
    (!order ||
      (order.kind === 'call' && order.text.toLowerCase() === spoken(segment).toLowerCase()) ||
      (/^(?:intent|promise)$/.test(order.kind) &&
        isAnyonesDeed(segment) &&
        instructsBeside(reading.entered, segment)))
  )
    return [{ kind: 'call', text: `please ${toReader(spoken(segment), who)}`, entered }];
  const own = order ??
    (reading.isLetter && before === '' ? unreadOrder(segment, who) : undefined) ?? {
      kind:
        isStatement(segment) ||
        numberedThing.test(segment) ||
        (hasReader && !isPublic && isClause(segment))
          ? ('statement' as const)
          : ('detail' as const),
      text: toReader(segment, who),
    };
  const note =
    hasReader &&
    !isPublic &&
    (own.kind === 'detail' ||
      (own.kind === 'statement' &&
        (isPastDeed(own.text) ||
          /^(?:can|may|open|closed|(?:still |also |really |just )?(?:need|want|have|hope|plan)|haven't|didn't|can't|couldn't|will|would|could|may|might|been|going to|happy to|turned out|came out|looks?|pays|takes|costs|includes|lasts|comes with)\b/i.test(
            own.text,
          ))))
      ? ifSure(own.text, effectOf(own.text, before) ?? completeNote(own.text, subject))
      : undefined;
  if (note) return [{ kind: 'statement', text: note, entered }];
  const noted =
    hasReader && (own.kind === 'statement' || own.kind === 'detail')
      ? readerNote(own.text)
      : undefined;
  const said = noted ?? own;
  // "They should answer by Friday" asks the reader.
  const wanted =
    hasReader && !isPublic
      ? /^you (?:should|must) ((?:please )?(?:answer|reply|respond|call|text|write|confirm|let|tell|pay|send|sign|choose|decide|bring|return)\b.*)$/i.exec(
          said.text,
        )?.[1]
      : undefined;
  if (wanted && said.kind === 'statement')
    return [{ kind: 'call', text: `please ${wanted.replace(/^please /i, '')}`, entered }];
  // "so need the rest" lacks its subject.
  const text =
    hasReader && !isPublic
      ? said.text.replace(/\bso (?=(?:need|want) )/, `so ${subject} `)
      : said.text;
  return [{ ...said, text: hasReader && !isPublic ? asRequest(text) : text, entered }];
}
