/** What kind of firm a name ends with: "Hillside Dairy", "Valley Farm Supply". */
const firm =
  '(?:supply|farms?|dairy|ranch|orchards?|nursery|church|school|daycare|preschool|auto|motors|garage|construction|builders|contracting|plumbing|electric|roofing|market|grocery|restaurant|diner|cafe|bakery|bank|clinic|hospital|hotel|inn|motel|lodge|dealership|trucking|logistics|hardware|lumber|mills?|foods|meats|produce|co|company|inc|llc|hoa|club|association|department|office|realty|properties|apartments|management)';

const capitals = (name: string) =>
  name.replace(/(?<![\p{L}'])\p{Ll}(?=\p{L}+)/gu, (letter) => letter.toUpperCase());

/** Relatives and friends as readers: "my uncle ray". */
const kin =
  '(?:uncle|aunt|cousin|brother|sister|dad|mom|father|mother|grandpa|grandma|friend|buddy|neighbor|brother-in-law|sister-in-law)';

/** Purposes as hurried writers put them, and the same with its reader and its matter apart; each with an example. */
const purposes: readonly (readonly [RegExp, (...found: string[]) => string])[] = [
  // "bill brent ochoa pumped the tank": whom to bill, and nobody called Bill
  [/^bill (?!for\b|to\b|the\b|our\b|is\b|was\b)(?=[a-z]{3,} )/, () => 'invoice for '],
  // "reach out to property managers in jamestown after the hail storm": who they are and why now
  [
    /^(?:please )?(?:reach(?:ing)? out|writ(?:e|ing)|get(?:ting)? in touch|contact(?:ing)?|e-?mail(?:ing)?|pitch(?:ing)?)(?: to| with)? ((?:the |our |local |area |nearby )*(?:[a-z'-]+ ){0,3}[a-z'-]{3,}s(?: (?:in|on|around|near) [^,.]{2,30}?)?) ((?:about|after|before|now that|ahead of)\b.+)$/i,
    (whole, readers = '', matter = '') =>
      /^the [A-Z]/.test(readers)
        ? whole
        : `I am writing to ${/ (?:in|on|around|near) /.test(readers) ? readers : 'you'} ${matter}`,
  ],
  // "bill for hillside dairy. They had us pull a tractor out"
  [
    new RegExp(
      `^(bill|invoice|billing) (?:for|to) ((?:the )?(?:[a-z&']+ ){0,3}?${firm})([.,;:]? +)(they|we|for)\\b`,
      'i',
    ),
    (_, _bill = '', who = '', _mark = '', next = '') =>
      `Invoice to ${capitals(who)}${/^for$/i.test(next) ? ' for' : `. ${/^they$/i.test(next) ? 'You' : 'We'}`}`,
  ],
  // "ask green valley farm if they can deliver": a firm in small letters
  [
    new RegExp(
      `^(ask|tell|remind|thank|inform|let) ((?:the )?(?:(?:[a-z&']+ ){1,3}?${firm}|(?:hotel|cafe|restaurant|bar|studio) [a-z']+)) (?=(?:if|whether|when|where|why|how|what|that|to|for|about|know|we|they|their)\\b)`,
    ),
    (_, order = '', who = '') => `${order} ${capitals(who)} `,
  ],
  // "Send a proposal for weekly lawn care to the Riverbend HOA"
  [
    /^(?:[Ss]end|[Ww]rite|[Mm]ake|[Ss]ubmit|[Gg]ive) (?:a|an|our|the) ([Pp]roposal|[Qq]uote|[Ee]stimate|[Bb]id) (for .+) to (?:the )?((?:[A-Z][\w'&-]+ ?)+)[.]?$/,
    (_, offer = '', what = '', who = '') => `${offer} for ${who} ${what}`,
  ],
  // "Quote for recovering six chairs for Paul and Denise Ritter"
  [
    /^((?:[Pp]roposal|[Qq]uote|[Ee]stimate|[Bb]id|[Pp]rice)) (for .+) for ((?:(?:Mrs?|Ms|Dr)\.? )?[A-Z][a-z]+(?: (?:and|&) (?:Mrs?\.? )?[A-Z][a-z]+)?(?: [A-Z][a-z]+)?)[.]?$/,
    (_, offer = '', what = '', who = '') =>
      `${offer.replace(/price/i, 'Quote')} for ${who} ${what}`,
  ],
  // "mrs dalton hasnt paid inv 118 its 925 was due oct 20"
  [
    /^((?:(?:mrs?|ms|dr)\.? )?[a-z][a-z'&-]+(?: [A-Z][\w'&-]+)*) (?:still )?(?:has ?n['o]?t|did ?n['o]?t|never) (?:yet )?pa(?:id|y) (?:the |her |his |their |our )?inv(?:oice)?\.? ?#?(\d[\w-]*),? (?:its |it's |for |of )?\$?(\d[\d,.]*\d),? (?:it )?(?:was )?due (?:on )?(.+)$/i,
    (_, who = '', number = '', amount = '', day = '') =>
      `Remind ${capitals(who)} that invoice ${number} for $${amount} was due ${day}`,
  ],
  // "get dentists to try our plant service"
  [
    /^(?:please )?get [a-z' -]+? to (?:try|buy|use|carry|book|hire|order|sign up for) (our [^,.]+)$/i,
    (_, what = '') => `promote ${what}`,
  ],
  // "need to sit down with my uncle ray about the loan"
  [
    new RegExp(
      `^(?:i |we )?(?:need|want|would like|have) to (?:sit down|talk|meet|speak|get together|chat) (?:with|w\\/?|to) my (${kin}) ([a-z]+) (?=about\\b)`,
      'i',
    ),
    (_, relation = '', name = '') =>
      `meet with ${capitals(`${/^(?:uncle|aunt|grandpa|grandma)$/i.test(relation) ? `${relation} ` : ''}${name}`)} `,
  ],
];

/**
 * The purpose of an e-mail with its reader and its matter apart, where it was typed as one run of words.
 * @param type of the e-mail, as in the form
 */
export const partedPurpose = (purpose: string, type: string): string =>
  purposes.reduce(
    (text, [pattern, say]) => text.replace(pattern, say),
    offers.test(type) ? purpose.replace(toGroup, '') : purpose,
  );

/** In an offer, "tell homeowners about our chimney check" names what is offered. */
const offers = /^(?:Sales|Cold Outreach)$/i;
const toGroup =
  /^(?:please )?tell (?:the |our |local |area |nearby )*(?:[a-z'-]+ ){0,2}[a-z'-]{3,}s (?:(?:in|on|around|near) [^,.]{2,30}? )?about (?=(?:our|the|my|a|an)\b)/i;
