/** What a request says of a review before the review itself or the owner's notes begin. */
export interface ReviewHead {
  /** Of the request; what comes after it is the review, or what its owner has to say. */
  readonly length: number;
  /** Of five, where the request says how many. */
  readonly stars: number | undefined;
  /** Who wrote the review. */
  readonly name: string | undefined;
  /** What the request calls the review. */
  readonly mood: 'good' | 'bad' | undefined;
}

const goodKinds = 'good|great|nice|positive|happy|kind|lovely|glowing|wonderful|sweet';
const badKinds =
  'bad|negative|angry|unhappy|nasty|terrible|awful|harsh|critical|unfair|rude|poor|upset';
const starsOf = 'one|two|three|four|five|[1-5]';
const order = new RegExp(
  `^(?:please )?(?:(?:can|could) you )?(?:please )?(?:write (?:me )?(?:an? |our |my )?)?(?:(?:short|polite|nice|kind|brief|warm|quick|friendly|professional) )*(?:reply|respond|response|answer)(?: to)?(?: (?:an?|the|this|that|our|my))?(?: following)?((?: (?:${goodKinds}|${badKinds}|new|recent|mixed|so-so|google|yelp|facebook|online|customer|customer's|client|public|latest|\\(?(?:${starsOf})[- ]?stars?\\)?))*) reviews?\\b(?: (?:we|i) (?:got|received|have))?(?: (?:on|for) (?:google|yelp|facebook))?`,
  'i',
);
/** "Respond to: “…”": only a review is quoted so. */
const quotedHead =
  /^(?:please )?(?:(?:can|could) you )?(?:reply|respond|answer)(?: to)?(?: this)?:?\s+(?=["“])/i;

/** "from the Castillo family", "by 'Pastor Lyle'" */
const by =
  /^ (?:from|by|of) ['"“]?((?:the |(?:Mrs?|Ms|Dr)\.? )?[A-Z][\w'-]*(?: [A-Z][\w'-]*\.?)?(?: family)?)['"”]?(?=[\s,.:;'"]|$)/;
/** "of our bakery", "from a customer": nobody who has a name. */
const byNobody =
  /^ (?:from|by|of|about) (?:an?|one of our|my|our|the) [a-z]+(?: [a-z]+)?(?= who\b| that\b|[,.:;]|$)/i;
const toReview = /^(?:\s*[,.:;?–—-]\s*|\s+(?=\S)|$)/;

function orderedHead(entered: string): ReviewHead | undefined {
  const asked = order.exec(entered);
  if (!asked) return undefined;
  const kinds = asked[1] ?? '';
  let length = asked[0].length;
  const named = by.exec(entered.slice(length)) ?? byNobody.exec(entered.slice(length));
  length += named?.[0].length ?? 0;
  const mark = toReview.exec(entered.slice(length));
  if (!mark) return undefined;
  return {
    length: length + mark[0].length,
    stars: countOf(new RegExp(`(${starsOf})[- ]?star`, 'i').exec(kinds)?.[1]),
    name: named?.[1],
    mood: new RegExp(`\\b(?:${badKinds})\\b`, 'i').test(kinds)
      ? 'bad'
      : new RegExp(`\\b(?:${goodKinds})\\b`, 'i').test(kinds)
        ? 'good'
        : undefined,
  };
}

const counts: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, five: 5 };
/** "three", "3" */
export const countOf = (stars: string | undefined): number | undefined =>
  stars === undefined ? undefined : (counts[stars.toLowerCase()] ?? Number(stars));

/** "1 star from Tim S. says we …", "reply to a 3 star from Melanie: …", in a tool for replies. */
const starsHead =
  /^(?:(?:[Pp]lease )?(?:[Rr]eply|[Rr]espond|[Aa]nswer|[Rr]esponse)(?: to)? )?(?:(?:[Aa]n?|[Tt]he|[Tt]his|[Oo]ur) )?(?:(?:bad|good|great|nice|new) )?(\d|one|two|three|four|five)[- ]?[Ss]tars? (?:(?:[Gg]oogle|[Yy]elp|[Ff]acebook) )?(?:[Rr]eview )?(?:from|by) ['"“]?((?:[A-Za-z]\. )?[A-Za-z][\w'-]*(?: [A-Z][\w'-]*\.?| [a-z](?=[. ]))?)['"”]?(?:\s+[-–—]\s+|[.:,;]?\s+)/;
/** "Reply to Latoya, 3 stars: …", "answer Bob's 2 star review" */
const namedHead =
  /^(?:[Pp]lease )?(?:[Rr]eply|[Rr]espond|[Aa]nswer)(?: to)? (?=[^.:]{0,40}?\b(\d|one|two|three|four|five)[- ]?[Ss]tars?)([A-Z][\w-]*(?: [A-Z][\w-]*\.?)?)(?:['’]s)?,? \(?(?:\d|one|two|three|four|five)[- ]?[Ss]tars?\)?(?: (?:[Gg]oogle|[Yy]elp|[Ff]acebook))?(?: review)?[.,:;]?\s*/;
/** "Bad review (1 star) by J. Coates.", "Review, 2 stars, from Ken W.:", in a tool for replies. */
const plainHead =
  /^(?:(?:[Aa]|[Tt]his|[Oo]ur) )?(?:(?:[Bb]ad|[Gg]ood|[Gg]reat|[Nn]ice|[Aa]ngry|[Nn]egative|[Pp]ositive) )?(?:\w+ )?[Rr]eview(?:,? \(?(\d|one|two|three|four|five)[- ]stars?\)?,?)? (?:from|by) ['"“]?((?:[A-Z]\. ?)?[A-Z][\w'-]*(?: [A-Z][\w'-]*\.?)?)['"”]?[.,:;]?\s+/;
/** "Thank Patty H for the 5 stars, she said …" */
const thanksHead =
  /^(?:[Pp]lease )?[Tt]hank (?=[^.]{0,50}?\b(\d|four|five)[- ]?stars?)([A-Z][\w'-]*(?: [A-Z][\w'-]*\.?)?) for (?:the|her|his|their|that|this) (?:\w+ ){0,2}?(?:\d|four|five)[- ]?stars?(?: (?:google|yelp|facebook))?(?: review)?[.,:;]?\s*/;
/** "Say thanks for 5 star review from Amber W, she said …" */
const thanksForHead =
  /^(?:[Pp]lease )?(?:[Ss]ay )?(?:[Tt]hanks|[Tt]hank you) for (?:the |a |this |our )?(?:(?:new|nice|great|kind) )?(\d|four|five)[- ]?[Ss]tars?(?: (?:[Gg]oogle|[Yy]elp|[Ff]acebook))? reviews? (?:from|by) ([A-Z][\w'-]*(?: [A-Z][\w'-]*\.?)?)[.,:;]?\s*/;
/** "Someone left us 1 star but they were never a client here" */
const strangerHead =
  /^(?:(?:someone|somebody|a (?:guy|lady|woman|man|person|stranger|customer)|this (?:guy|lady|person|customer))) (?:left|gave|wrote) us (?:a |an )?(\d|one|two|three)[- ]?stars?(?: (?:google|yelp|facebook))?(?: review)?[.,:;]?\s*(?:(?:but|and) )?/i;
/** "Thank a customer for her review. She wrote …" */
const gratefulHead =
  /^(?:[Pp]lease )?[Tt]hank (?:an?|our|the|my) (?:customer|client|guest|patient|reviewer|member|family|lady|man|woman) for (?:the|her|his|their|an?) (?:kind |nice |great |good |lovely |google |yelp )*review[.,:;]?\s*/;

const headOf = (found: RegExpExecArray | null, mood?: 'good'): ReviewHead | undefined =>
  found
    ? {
        length: found[0].length,
        stars: countOf(found[1]),
        name: found[2],
        mood: mood ?? (/\b(?:bad|angry|negative)\b/i.test(found[0]) ? 'bad' : undefined),
      }
    : undefined;

const answer = /^(?:please )?(?:reply|respond|answer)\b/i;
/** "Answer this review. 5 stars from …": the stars tell more. */
const reviewOrder =
  /^(?:please )?(?:reply|respond|answer|response)(?: to)? (?:this|the|a|our) (?:\w+ )?review(?:\s*[.:,;-]\s*|\s+)(?=(?:\d|one|two|three|four|five)[- ]?stars?\b)/i;

/**
 * How a request for a reply to a review begins; undefined where it asks for something else.
 * @param topic the name of the tool, which may say that all its requests are reviews
 */
export function reviewHeadOf(entered: string, topic: string): ReviewHead | undefined {
  const ordered = reviewOrder.exec(entered)?.[0].length ?? 0;
  const starred = headOf(starsHead.exec(entered.slice(ordered)));
  if (starred) return { ...starred, length: ordered + starred.length };
  return (
    orderedHead(entered) ??
    headOf(quotedHead.exec(entered)) ??
    headOf(namedHead.exec(entered)) ??
    headOf(thanksHead.exec(entered), 'good') ??
    headOf(thanksForHead.exec(entered), 'good') ??
    headOf(gratefulHead.exec(entered), 'good') ??
    headOf(strangerHead.exec(entered)) ??
    (/review/i.test(topic) || answer.test(entered) ? headOf(plainHead.exec(entered)) : undefined)
  );
}
