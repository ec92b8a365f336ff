import type { AccountFacts } from '../../facts/account/account-facts.js';
import { readFacts } from '../../facts/facts.js';
import type { Act } from '../../facts/grammar/acts.js';
import { isStatement } from '../../facts/grammar/grammar.js';
import { asSentence } from '../../facts/grammar/sentence.js';
import { tidyWords } from '../../facts/spelling/tidy-words.js';
import { lowerFirst } from '../wording/phrases.js';
import type { BuiltInText } from '../writing-tool.js';
import { avoidedIn, thoughtsOf } from './fragments-said.js';
import { spoken } from './spoken.js';

/** "Reply to a bad 2 star Google review from the Lopez family:" */
export const reviewHead =
  /^(?:[Pp]lease )?(?:[Ww]rite (?:a |an )?)?(?:[Rr]eply|[Rr]esponse|[Aa]nswer|[Rr]espond)(?: to)?(?: (?:a|an|the|this|our))? (?:bad |good |great |negative |positive )?(\d|one|two|three|four|five)?[- ]?(?:stars? )?(?:[Gg]oogle |[Yy]elp |[Ff]acebook )?review(?: (?:from|by) ['"“]?((?:the )?[A-Z][\w'-]*(?: [A-Z][\w'-]*)?(?: family)?)['"”]?)?(?:[,.:;]\s*|\s+(?=who\b|saying\b|that\b|about\b|she\b|he\b|they\b|[A-Z]|["“])|$)/;
/** "1 star from Tim S. says we …", "reply to a 3 star from Melanie: …", in a tool for replies. */
export const starsHead =
  /^(?:(?:[Pp]lease )?(?:[Rr]eply|[Rr]espond|[Aa]nswer|[Rr]esponse)(?: to)? )?(?:(?:[Aa]n?|[Tt]he|[Tt]his|[Oo]ur) )?(?:(?:bad|good|great|nice|new) )?(\d|one|two|three|four|five)[- ]?[Ss]tars? (?:(?:[Gg]oogle|[Yy]elp|[Ff]acebook) )?(?:[Rr]eview )?(?:from|by) ['"“]?((?:[A-Za-z]\. )?[A-Za-z][\w'-]*(?: [A-Z][\w'-]*\.?| [a-z](?=[. ]))?)['"”]?(?:\s+[-–—]\s+|[.:,;]?\s+)/;
/** "Bad review (1 star) by J. Coates.", in a tool for replies. */
export const plainHead =
  /^(?:(?:[Aa]|[Tt]his|[Oo]ur) )?(?:(?:[Bb]ad|[Gg]ood|[Gg]reat|[Nn]ice|[Aa]ngry|[Nn]egative|[Pp]ositive) )?(?:\w+ )?[Rr]eview(?: \((\d|one|two|three|four|five)[- ]stars?\))? (?:from|by) ['"“]?((?:[A-Z]\. ?)?[A-Z][\w'-]*(?: [A-Z][\w'-]*\.?)?)['"”]?[.,:;]?\s+/;
/** "Thank Patty H for the 5 stars, she said …" */
export const thanksHead =
  /^(?:[Pp]lease )?[Tt]hank (?=[^.]{0,50}?\b(\d|four|five)[- ]?stars?)([A-Z][\w'-]*(?: [A-Z][\w'-]*\.?)?) for (?:the|her|his|their|that|this) (?:\w+ ){0,2}?(?:\d|four|five)[- ]?stars?(?: (?:google|yelp|facebook))?(?: review)?[.,:;]?\s*/;
/** "Someone left us 1 star but they were never a client here" */
export const strangerHead =
  /^(?:(?:someone|somebody|a (?:guy|lady|woman|man|person|stranger|customer)|this (?:guy|lady|person|customer))) (?:left|gave|wrote) us (?:a |an )?(\d|one|two|three)[- ]?stars?(?: (?:google|yelp|facebook))?(?: review)?[.,:;]?\s*(?:(?:but|and) )?/i;
/** The review is of another business, or of nobody who was a customer. */
const isMistaken =
  /\b(?:never|not|isn't|wasn't|weren't|aren't)\b[^.]{0,20}\b(?:clients?|customers?|patients?|guests?|been here|came here|used us)\b|\bmixed us up\b|\bwrong (?:business|place|shop|company|store|office|clinic)\b|\b(?:meant|thinking of|confus\w+) (?:for )?(?:the )?(?:other|another)\b/i;

/** "She says that we …" */
const complaint =
  /^(?:who )?(?:(?:she|he|they|(?:the|our|this|a) (?:customer|client|reviewer|guest|person|author|patient|lady|man|woman|family)) (?=say\b)say|(?:(?:she|he|they|(?:the|our|this|a) (?:customer|client|reviewer|guest|person|author|patient|lady|man|woman|family)) )?(?:says|said|saying|claims?|claimed|complains?|complained|wrote|writes)) (?:that )?/i;
/** The owner says that it happened. */
const admission =
  /\b(?:we|i)(?: are|'re| am|'m| were| was)? (?:really |very |so )?(?:sorry|apologi[sz]e|wrong|late|at fault)\b|\b(?:our|my) (?:fault|mistake)\b/i;
const onlySorry =
  /^(?:and |but )?(?:we|i)(?:(?: are|'re| am|'m) (?:really |very |so )?sorry|(?: want| would like|'d like) to (?:say (?:i'm |we're )?sorry|apologi[sz]e))(?: about (?:it|that|this))?$/i;
/** The review itself, which stands above its reply. */
const quotation = /["“]([^"”]{8,})["”]/;
/** The review with what leads to it: "He wrote …". */
const quotedWords =
  /(?:\b(?:he|she|they|who)\s+(?:wrote|writes|says?|said|complains?)(?: that)?\s*[:,]?\s*)?["“][^"”]{8,}["”]/i;
const toWriter: Readonly<Record<string, string>> = {
  i: 'you',
  we: 'you',
  my: 'your',
  our: 'your',
  me: 'you',
  us: 'you',
  they: 'we',
  their: 'our',
  them: 'us',
  "i'm": "you're",
  "we're": "you're",
  am: 'are',
};

/** "waited 20 minutes and nobody said a word" */
const hisDeed =
  /^(?:waited|had to|called|asked|got|paid|ordered|drove|sat|stood|left|never got|was told|were told)(?= )/i;

/** "Showed up late, left soot on my hearth": what the business did. */
const ourDeed =
  /^(?:showed up|came|came late|forgot|missed|broke|charged|overcharged|scratched|ruined|damaged|never (?:showed|came|called|answered)|didn't|did not|took|made|sent|lost|burned|cut|left (?!a\b)(?=\w+ (?:on|in|all|over)\b))(?= )/i;

/** What the review's writer says of themselves and of the business, said to them. */
const forItsWriter = (text: string) =>
  text
    .replace(
      /\b(?:I'm|we're|I|we|my|our|me|us|am|they|their|them)\b/gi,
      (word) => toWriter[word.toLowerCase()] ?? word,
    )
    .replace(/\byou was\b/g, 'you were');

/** "Food was good but we waited an hour": what went wrong, said to its writer. Undefined where that is not plain. */
function complaintIn(review: string): string | undefined {
  const clause = review
    .split(/[.!?]+(?:\s|$)|,? (?:but|however|except),? /)
    [/ (?:but|however|except),? /.test(review) ? 1 : 0]?.trim();
  if (
    !clause ||
    /\byou(?:r|rs)?\b/i.test(clause) ||
    !(
      /^(?:i|we|my|our|the|they|it|nobody|no one)\b/i.test(clause) ||
      hisDeed.test(clause) ||
      ourDeed.test(clause)
    )
  )
    return undefined;
  const said = clause
    .replace(hisDeed, (deed) => `I ${deed.charAt(0).toLowerCase()}${deed.slice(1)}`)
    .replace(ourDeed, (deed) => `they ${deed.charAt(0).toLowerCase()}${deed.slice(1)}`)
    .replace(/, (?=\w+(?:ed|t)?\b [^,]*$)/, ' and ')
    .replace(/^.+$/s, forItsWriter);
  return isStatement(said) ? lowerFirst(said) : undefined;
}

/** "good work but nobody called": words of the review, not what happened. */
const remark = /^(?:good|great|bad|nice|slow|rude|poor|ok|okay|not|no|very|too|always|never)\b/i;
/** "say thanks": the reply does. */
const courtesy =
  /^(?:and )?(?:say|tell (?:him|her|them)) (?:thanks|thank you|hi|hello|we appreciate it)(?: (?:so|very) much)?$/i;

/** "crew was on time and my dogs loved them" → "the crew was on time and your dogs loved them" */
function praiseIn(review: string): string | undefined {
  const words = forItsWriter(review.trim().replace(/[.!]+$/, ''));
  const said =
    /^(?:crew|staff|team|food|service|driver|tech|place|people|girls|guys|ladies)\b/i.test(words)
      ? `the ${lowerFirst(words.charAt(0).toLowerCase() + words.slice(1))}`
      : words;
  return isStatement(said) && !remark.test(said) && !/\byou (?:guys|all)\b/i.test(review)
    ? lowerFirst(said)
    : undefined;
}

/** "Maria Lopez says that" */
const writtenName =
  /^((?:[A-Z][a-z]+)(?: [A-Z][a-z]+)?) (?:says|said|wrote|writes|complains|complained) (?:that )?/;

const ofOwnPerson =
  /^[A-Z][a-z]+ (?:says?|said|is|was|will|has|had|did|got|loves|loved|wants|sends|can)\b/;
const actsOf = (thought: string): readonly Act[] =>
  ofOwnPerson.test(thought)
    ? [{ kind: 'statement', text: thought, entered: thought }]
    : readFacts([thought]).acts;

/** "You write that the driver sang but the AC was weak": what went well, and what did not. */
const praiseOf = (said: string) => {
  const [good = '', ...bad] = said.split(/,? but (?=(?:the|it|we|our|your|they|there|you)\b)/);
  return [
    asSentence(good.replace(/^You write that /, 'We are so glad that ')),
    ...bad.map((one) => `We are sorry that ${one}`),
  ];
};

/** "Hal Guthrie" → "Hal"; titles, initials and families stay. */
const firstOf = (name: string) =>
  /^[A-Z][a-z]{2,} [A-Z][a-z]{2,}$/.test(name) && !/^(?:Mrs|Miss|Doctor|Pastor|Coach)\b/.test(name)
    ? (name.split(' ')[0] ?? name)
    : name;

/** A reply to a public review: thanks or an apology by its stars, what happened, and what is offered. */
export function reviewReply(
  entered: string,
  head: RegExpExecArray,
  account: AccountFacts,
): BuiltInText {
  const whole = entered.slice(head[0].length);
  // "3 star from Melanie: good bread but waited": what the colon leads to is the review.
  const [review = ''] =
    /[:–—-]\s*$/.test(head[0]) && !quotation.test(whole) && !complaint.test(whole)
      ? (/^[^.!?]{8,}[.!?](?=\s)/.exec(whole) ?? [])
      : [];
  const rest = whole.slice(review.length);
  const name =
    head[2]
      ?.replace(/^the |['"]+[.'"]*$|(?<=\w{3})\.$/gi, '')
      .replace(/\b[a-z]/g, (letter) => letter.toUpperCase()) ?? writtenName.exec(rest)?.[1];
  const stars =
    { one: 1, two: 2, three: 3, four: 4, five: 5 }[head[1]?.toLowerCase() ?? ''] ??
    Number(head[1] ?? 5);
  const isGood = stars > 3;
  const quoted = quotation.exec(rest)?.[1] ?? (review ? tidyWords(review) : undefined);
  const thoughts = thoughtsOf(
    rest
      .replace(quotedWords, '. ')
      .replace(/^[\s.–—-]+/, '')
      .replace(
        /(\bsorry (?:for|about|that) [^,.]*?\b(?:with|to|at)) (?:her|him|them)\b/gi,
        '$1 you',
      )
      .replace(writtenName, 'they say ')
      .replace(/^who (?=\w+ed\b)/i, 'you ')
      .replace(
        /\b(?:he|she|they) (?:should|can) (?=(?:ask|call|text|stop|come|e-?mail|reach)\b)/gi,
        'please ',
      )
      .replace(
        /\b(?:(?:i|we) )?(?:want|would like|'d like|hope) (?:for )?(?:him|her|them) to (?=(?:come|stop|try|call|give|bring|visit)\b)/gi,
        'please ',
      ),
    avoidedIn(entered),
  );
  const said = thoughts.find((thought) => complaint.test(thought) && !courtesy.test(thought));
  const told = thoughts.filter((thought) => thought !== said && !courtesy.test(thought));
  // What a person says of the business is repeated as theirs, and not as what happened.
  const words = said?.replace(complaint, '') ?? '';
  const repeated = said
    ? isStatement(words) && !remark.test(words)
      ? spoken(readFacts([`You write that ${words}`]).acts)
      : [`You write: “${asSentence(words)}”`]
    : undefined;
  const admits = told.some((thought) => admission.test(thought));
  // Each thought alone: "Wendell says hi" makes nobody else the reader.
  const [first, ...others] = told
    .filter((thought) => !onlySorry.test(thought))
    .flatMap(actsOf)
    .filter(({ kind, text }) => kind !== 'thanks' || text !== '');
  const clause =
    first?.kind === 'statement' ? lowerFirst(first.text.replace(/[.!]+$/, '')) : undefined;
  const isOwn = /^you\b|^your\b/i.test(clause ?? '');
  const isClause = isStatement(words) && !remark.test(words);
  const wrong = admits && isClause ? words : isGood ? undefined : quoted && complaintIn(quoted);
  const praise = isGood && review ? praiseIn(tidyWords(review)) : undefined;
  const opening = isGood
    ? [
        'Thank you for your kind words.',
        ...(praise ? [`We are so glad that ${praise}.`] : []),
        ...(repeated ?? []).flatMap(praiseOf),
        ...(clause && isOwn ? [`We are so glad that ${clause}.`] : first ? spoken([first]) : []),
      ]
    : isMistaken.test(rest)
      ? ['Thank you for writing to us.', ...(first ? spoken([first]) : [])]
      : clause && isOwn
        ? ['Thank you for telling us.', `We are sorry that ${clause}.`]
        : [
            wrong
              ? `Thank you for telling us. We are sorry that ${wrong.replace(/[.!]+$/, '')}.`
              : said
                ? 'Thank you for telling us. We are sorry to hear that you were not happy.'
                : 'Thank you for telling us. We are sorry.',
            ...(repeated && !wrong ? repeated : []),
            ...(first ? spoken([first]) : []),
          ];
  return {
    text: [
      name ? `Hello ${firstOf(name)},` : 'Hello,',
      [...opening, ...spoken(others)].join(' '),
      account.company ?? '',
    ]
      .filter(Boolean)
      .join('\n\n'),
    missing: name ? [] : ["the reviewer's name"],
  };
}
