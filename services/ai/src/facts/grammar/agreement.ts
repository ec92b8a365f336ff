import { gerundOf } from './grammar.js';
import { isNoun, tagged } from './tagging.js';

const past: Readonly<Record<string, string>> = {
  finish: 'finished',
  start: 'started',
  stop: 'stopped',
  end: 'ended',
  enjoy: 'enjoyed',
};
const isPast = /\b(?:yesterday|last (?:week|month|night|year|[a-z]+day)|\d+ (?:days|weeks) ago)\b/i;

/** "it help us" → "it helps us". */
const third = (verb: string) =>
  verb === 'have'
    ? 'has'
    : verb === 'do'
      ? 'does'
      : /(?:s|sh|ch|x|z|o)$/.test(verb)
        ? `${verb}es`
        : /[^aeiou]y$/.test(verb)
          ? `${verb.slice(0, -1)}ies`
          : `${verb}s`;

const bareVerbs =
  'help|need|have|want|look|cost|take|work|come|go|include|start|last(?! (?:week|month|night|year|spring|summer|fall|winter|[a-z]+day))|make|give|feel|mean|fit|run|open|close|cover|do';

/** Verbs that take the form in "-ing" where other languages have "to". */
const gerundVerbs = /\b(finish|finished|stop|stopped|enjoy|enjoyed|avoid) to ([a-z]+)\b/gi;

/** Mends what writers whose first language is another one say: "it help us", "we finish to paint", "we are small company". */
export function withAgreement(text: string): string {
  const mended = text
    .replace(gerundVerbs, (_, verb: string, done: string) => {
      const when = isPast.test(text) ? (past[verb.toLowerCase()] ?? verb) : verb;
      return `${when} ${gerundOf(done)}`;
    })
    .replace(
      new RegExp(
        `\\b(?<!\\b(?:can|could|will|would|does|did|if|make|let|see|that|may|might|to|should|please|and|when|until|recommend|insist|ask) )(it|he|she|this) (${bareVerbs})\\b(?! (?:or|and)\\b)`,
        'gi',
      ),
      (_, who: string, verb: string) => `${who} ${third(verb.toLowerCase())}`,
    )
    // "please she leave us a review"
    .replace(
      /\bplease (?:he|she|they|you) (?=[a-z]+ (?:us|me|the|an?|our|my|to|by|it|your|his|her)\b)/gi,
      'please ',
    )
    // "the house of Mrs. Carter"
    .replace(
      /\bthe ([a-z]+(?: [a-z]+)?) of ((?:Mrs?|Ms|Miss|Dr)\.? [A-Z][a-z]+(?: (?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May|June|July|August|September|October|November|December)[A-Z][a-z]+)?)\b/g,
      "$2's $1",
    )
    .replace(/\bno need (?=(?:buy|pay|call|bring|wait|worry|book)\b)/gi, 'no need to ')
    .replace(
      /\b(have|has) (\d+|many|several) (year|month|day)s? (?=(?:of )?(?:experience|working))/gi,
      '$1 $2 $3s of ',
    )
    .replace(/\bof of\b/g, 'of');
  return withArticle(thirdPersons(mended));
}

const roles =
  /^(?:company|business|family|shop|store|restaurant|team|bakery|firm|salon|crew|studio|farm|church|startup|club)$/;

/** "We are small company" → "we are a small company". */
function withArticle(text: string): string {
  if (!/\b(?:are|is|am|'re|'m|being|as) (?:[a-z-]+ ){0,2}[a-z]+\b/i.test(text)) return text;
  return text.replace(
    /\b((?:we|I|it|this|they) ?(?:are|am|is|'re|'m|'s)) ((?:(?!the\b|an?\b|our\b|my\b|your\b|not\b|in\b|at\b|from\b)[a-z-]+ ){1,2})([a-z]+)\b(?! [a-z]+s\b)/gi,
    (whole, be: string, words: string, noun: string) => {
      if (!roles.test(noun)) return whole;
      const [first] = tagged(words.trim());
      if (!first || (first.pos !== 'ADJ' && !isNoun(first))) return whole;
      return `${be} ${/^[aeiou]/i.test(words) ? 'an' : 'a'} ${words}${noun}`;
    },
  );
}

/** "Spray finish look like new" → "spray finish looks like new": one thing and the bare form of its verb. */
function thirdPersons(text: string): string {
  if (!/\b(?:look|cost|need|take|include|last|dry|feel|start|come)\b/i.test(text)) return text;
  const words = tagged(text);
  let mended = text;
  for (const [at, { lower, end }] of [...words.entries()].reverse()) {
    const [noun, first] = [words[at - 1], words[at - 2]];
    if (!/^(?:look|cost|take|include|last|dry|feel)$/.test(lower) || noun?.pos !== 'NOUN') continue;
    if (/s$|^(?:people|staff|crew|lot|price)$/.test(noun.lower)) continue;
    if (first && !/^(?:DET|ADJ|NOUN|PUNCT)$/.test(first.pos)) continue;
    if (
      !/^(?:like|good|great|new|nice|about|only|\$|\d|no|just|years|long|fast|and|in)/.test(
        words[at + 1]?.lower ?? '',
      )
    )
      continue;
    mended = `${mended.slice(0, end - lower.length)}${third(lower)}${mended.slice(end)}`;
  }
  return mended;
}
