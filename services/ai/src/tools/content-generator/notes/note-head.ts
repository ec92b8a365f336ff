import { isStatement, termsOf } from '../../../facts/grammar/grammar.js';
import { lowerFirst } from '../../../facts/grammar/sentence.js';
import { isFaultless, isSentence, withWholeTimes } from './note-items.js';
import { eventWords, imperatives, placeStart } from './note-words.js';
import { type Timed, timed, type When } from './when.js';

type HeadKind = 'heading' | 'statement' | 'order' | 'offer' | 'event' | 'thing';

/** The first note, parted into what it is about and when, where and for how much. */
export interface Head {
  readonly kind: HeadKind;
  readonly title: string;
  /** "starts", where the note says so. */
  readonly verb: string;
  readonly when: When | undefined;
  readonly where: string;
  readonly price: string;
  /** What stands behind the title: "12x18 inches". */
  readonly size: string;
}

const offers =
  /^(?:\d+%|\$\d+ off|(?:first|second|one|two|\d+) .* for (?:only |just )?\$\d|half (?:off|price)|buy one|no |free (?!.*\b(?:class|show|check|clinic|tour|concert|workshop|lesson|event|movie|screening)\b))/i;
/** "Goat milk soap back in stock", "fall enrollment open": a sentence but for its verb. */
export const verbless =
  /^(.+?)(?<! (?:is|are|was|be|stays?|remains?|keeps?)) ((?:now )?(?:back in stock|in stock|back|open|half price|half off|on sale|sold out|due|full|available|closed|coming|on the way)(?: (?:again|now|\p{Lu}\p{L}+day))?(?: (?:through|until|in|on|this|from|all|for) .+)?)$/iu;

const bare = { verb: '', when: undefined, where: '', price: '', size: '' } as const;
const place =
  /^(?:at|in|on|behind|inside|near|downtown)\b(?! (?:for|stock|season|bloom|time|by|demand|sale|us|our own|your|all|every|each)\b)/i;

/** "story time moves to", "our baker won": a subject with its verb. */
const hasVerb =
  /^(?!(?:new|free|no)\b)(?:\S+ ){1,5}?(?:moves?|moved|changes?|goes|went|turns?|stays?|returns?|switches|shifts|is|are|was|were|has|have|will|can|won|wins|hosts|raises|raised(?! (?:beds?|garden|floor|ranch|deck)\b)|celebrates|welcomes|announces|reopens|relocates|arrived|arrives|(?:starts?|opens?|comes?|go|goes|closes?|ends?) (?:back|up|down|again|early|late|out))\b/i;
/** Ends in the middle of a sentence. */
const isCutOff = /\s(?:to|from|of|by|and|or|is|are|the|an?|our)$/i;

/** "road work on 3rd street": what nobody looks for. */
export const disruption =
  /\b(?:road ?work|construction|detour|outage|water main|power cut|delays?|closures?|roadblock)\b/i;

/** "Winter's coming", "it's here", "we've moved": a subject and its shortened verb. */
const contracted =
  /^(?:[\w-]+ ){0,3}[\w-]+'(?:re|ve|ll|m|d) |^(?:it|that|there|here|he|she|what|\w+)'s (?:here|back|coming|almost|finally|time|been|a|an|the|our|on|over|open|out|now|officially|going|getting|not|just|still|\w+ing)\b/i;

/** "we had a cancellation so we got 2 days": no thing, whatever verb ends it. */
const ofOwn =
  /^(?:we|i|our [a-z]+|my [a-z]+|it|they|he|she|there|this|that) (?!and\b|of\b)(?=[a-z'])/i;
/** "just in", "now until Friday": no thing that anybody has. */
const noThing =
  /^(?:just|now|still|only|back|here|finally|coming|almost|ready|in|on|at|for|from|with)\b(?!.*\b(?:sale|class|party|night)$)/i;

function kindOf(title: string): HeadKind {
  if ((ofOwn.test(title) && isStatement(title)) || noThing.test(title)) return 'statement';
  if (contracted.test(title)) return 'statement';
  if (hasVerb.test(title) || isCutOff.test(title)) return 'statement';
  if (offers.test(title)) return 'offer';
  if (imperatives.test(`${title} `)) return 'order';
  if (isSentence(title) || isFaultless(title) || verbless.test(title)) return 'statement';
  return eventWords.test(title.split(/ (?:for|with|in|at) /)[0] ?? title) ? 'event' : 'thing';
}

/** "Saturdays in October 10am" is one moment. */
function wholeMoment(note: string): Timed {
  const first = timed(note);
  const next = first.when && timed(first.after);
  if (!first.when || !next?.when || next.before !== '') return first;
  const text = `${first.when.text} ${next.when.text}`;
  return { ...first, when: { ...first.when, text, time: next.when.time }, after: next.after };
}

/** "open sundays from may 4", "now hiring a baker": what the business is or does, without "we are". */
export const withoutWe =
  /^(?:now )?(?:open|closed|back|hiring|moving|booking|enrolling|expanding)(?= )(?! (?:house|mic|enrollment|gym|studio|call|bar|jam|play))/i;

/** "need a line cook tues to sat", "looking for a driver". */
const weNeed = /^(?:need|needs|in need of|looking for|seeking)\b(?=.{4})/i;
const needed = (note: string) =>
  note.replace(/^(?:needs?|in need of) /, 'need ').replace(/^(looking for|seeking) /, 'are $1 ');

/** "got 14 boxes from an estate", "finished a deck": what the business did, without "we". */
const isOurDeed = (note: string) =>
  /^[a-z]+ (?:back )?(?:an?|the|our|my|some|another|\d+|two|three|four|five|in) /i.test(note) &&
  Boolean(termsOf(note)[0]?.tags.has('PastTense')) &&
  !/^(?:made|baked|grown|sewn|poured|roasted|born|based|used|closed|located) /i.test(note);

/** "Shower remodel starts at 4200": a thing and its price, if it is no hour. */
const startsAt =
  /,? (?:starts?|starting|begins?) (?:at|from) \$?(\d[\d,]*(?:\.\d\d)?)(?=$|,| (?!am\b|pm\b))/i;
const latestHour = 24;

/** "trade in program", "walk in clinic": a verb with its particle names the thing behind it. */
const isPhrasal = (before: string, where: string) =>
  /^(?:trade|walk|drop|check|sign|drive|plug|built|build|log)$/i.test(before.trim()) &&
  /^in [a-z]+$/.test(where);

/** Reads the note that the text is about. */
export function headOf(entered: string, isHeading: boolean): Head {
  const note = entered.replace(startsAt, (whole, sum: string) =>
    Number(sum.replace(/,/g, '')) > latestHour ? ` from $${sum}` : whole,
  );
  if (!isHeading && withoutWe.test(note))
    return { ...bare, kind: 'statement', title: `we are ${withWholeTimes(lowerFirst(note))}` };
  if (!isHeading && weNeed.test(note))
    return { ...bare, kind: 'statement', title: `we ${needed(withWholeTimes(lowerFirst(note)))}` };
  if (!isHeading && isOurDeed(note))
    return { ...bare, kind: 'statement', title: `we ${withWholeTimes(lowerFirst(note))}` };
  const { before, when, after } = wholeMoment(note);
  const isOwn = ofOwn.test(note) && isStatement(note);
  const started = when && !isOwn ? /^(.+?) (starts?|begins?|opens?)$/i.exec(before) : null;
  if (isHeading && !started) return { ...bare, kind: 'heading', title: withWholeTimes(note) };
  const kind = kindOf(before);
  // "first class January 5" is no place.
  const isBareEvent =
    kind === 'event' && !timed(after).when && /^(?!(?:with|for|and|to|or|but)\b)\p{L}/u.test(after);
  const isPlace = place.test(after) || isBareEvent;
  // "Second location opens March 6 in the old bank": a whole sentence stays one.
  // "hail last Thursday" is no event to come to.
  const isOver = /^last /i.test(when?.text ?? '');
  if (!started && (isOver || before === '' || (after !== '' && !isPlace) || kind === 'statement'))
    return {
      ...bare,
      kind: before === '' ? 'offer' : kind === 'statement' ? kind : kindOf(note),
      title: withWholeTimes(note),
    };
  if (kind === 'order' || kind === 'offer')
    if (when && /^(?:before|after|by|since|in) /.test(when.text))
      return { ...bare, kind, title: withWholeTimes(note) };
    else return { ...bare, kind, title: before, when, where: after };
  const named = started?.[1] ?? before;
  const [, unpriced = named, price = ''] =
    /^(.+?),? ((?:\$\d[\d.]* or )?(?:\d+|two|three) for \$\d.*)$/.exec(named) ??
    /^(.+?),? (?:for )?((?:from |only |just )?\$\d(?!.* (?:on|off|of|when|with|if) (?:any|all|the|your|our|a)\b).*)$/.exec(
      named,
    ) ??
    [];
  const found = placeStart.exec(unpriced);
  const isPart = found !== null && isPhrasal(unpriced.slice(0, found.index), found[1] ?? '');
  const spot = found && found.index > 3 && !isPart ? found : undefined;
  const sized =
    /^(.+?),? (\d[\d.]*(?: ?x ?\d\S*| by \d\S*)(?: (?:inch(?:es)?|feet|ft))?(?: [a-z]+ ?(?:oak|pine|wood|barnwood|canvas|metal|frame)?)?|\d[\d.]* (?:oz|lb|inch|ft|quart|gallon|piece)\b.*)$/i.exec(
      spot ? unpriced.slice(0, spot.index) : unpriced,
    );
  const placeless = spot ? unpriced.slice(0, spot.index) : unpriced;
  // "Rent a 16 ft truck" has no size behind it.
  const size = sized && !isCutOff.test(sized[1] ?? '') ? sized : undefined;
  const title = size?.[1] ?? placeless;
  return {
    kind: started || kindOf(title) === 'event' ? 'event' : 'thing',
    title: title.trim().replace(/!+$/, ''),
    verb: started?.[2]?.toLowerCase() ?? '',
    when,
    where: [spot?.[1], isPlace ? (place.test(after) ? after : `at ${after}`) : '']
      .filter(Boolean)
      .join(' '),
    price,
    size: size?.[2] ?? (started && !isPlace ? after : ''),
  };
}
