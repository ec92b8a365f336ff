import { upperFirst } from '@commons/contracts/text/upper-first';
import { isWomansName } from '../grammar/gendered-names.js';
import { addressedGroup, remindedAbout } from './addressed-group.js';
import {
  asksHelper,
  capital,
  firmOf,
  isSomebody,
  name,
  someone,
  title,
  toMany,
  unnamedReader,
} from './addressee-patterns.js';
import { withoutDescription } from './described-reader.js';
import { greetedAs } from './greeted-as.js';
import { letterHead } from './letter-heads.js';
import { withoutOpener } from './letter-openers.js';
import { namedReader } from './named-readers.js';
import type { People } from './people.js';
import { roleReader, withRoleAsThem } from './role-readers.js';

/** An entry whose named addressees are "them", as the order grammar expects, and who they are. */
export interface Addressed {
  readonly text: string;
  readonly people: Partial<People>;
}

const opens =
  '(?<=^|[.;,:!?\\n]\\s*|\\b(?:and|to|please|also|then|just|you|but|1st|2nd|3rd|first|second|third|final|last|our|a|an|nicely|politely|kindly|gently)\\s+)';
const boundary =
  "(?=\\s+(?:not\\s+to|that|about|of|for|to|if|whether|when|where|how|why|what|which|on|know|we|we're|were|wed|I|I'm|they|he|she|it|its|there|he's|she's|they're|they've|a|an|the|our|my|his|her|their|as|at|from|dropped|asked|asking|who|said|yes|no|still|thanks|who|and|back|by|because|invoice|order|free|half|this|next|happy|your|weekly|monthly|daily|regular|seasonal|two|three)\\b|\\s+[$\\d]|\\s*[,.:]|\\s*$)";

const direct = new RegExp(
  `${opens}([Tt]ell|[Ii]nform|[Aa]sk|[Rr]emind|[Tt]hank|[Ii]nvite|[Oo]ffer|[Ww]arn|[Nn]otify|[Ww]elcome|[Cc]ongratulate|[Ll]et|[Qq]uote|[Aa]ssure|[Pp]ropose to|[Ss]uggest to|[Ee]ncourage|[Uu]rge|[Uu]pdate|[Ww]ish|[Gg]ive|[Pp]romise|[Aa]pologi[sz]e to|[Ee]xplain to|[Ss]ay sorry to|(?<=^\\s*)[Ss]orry to|(?:talk|speak|meet|sit down)(?: up)? (?:to|with)|(?<=^\\s*)(?:[Bb]ill|[Ii]nvoice)|[Ss]ay thanks to|[Ss]ay (?:hi|hello) to|(?<=\\bto )meet|[Ss]ay thank you to|[Tt]hanks to|[Tt]hank you to|[Ff]ollow(?:ing)? up with|[Cc]heck(?:ing)?(?: back)?(?: in)? with|[Tt]ouch base with|[Rr]eply to|[Rr]espond to|[Gg]et back to|[Cc]omplain to|[Ww]rite(?: back)? to|[Tt]urn down|[Dd]ecline|(?:[Qq]uote|[Ee]stimate|[Bb]id|[Pp]roposal|[Rr]eminder|[Nn]otice|[Ii]nvoice|[Tt]hank[- ]you(?: note| card| letter)?) (?:for|to)|[Aa]nswer to|[Rr]esponse to|(?:meeting|walk[- ]through|visit|appointment|tour) with|(?<=^\\s*)(?:[Ss]end|[Aa]nswer|[Ee]mail|[Tt]ext|[Mm]essage)|send (?:my |our |my condolences |our condolences |condolences )?(?:condolences )?to)\\s+(${someone})${boundary}`,
  'g',
);

/** "Recommend X to Bob": the addressee is last and is only greeted. */
const indirect = new RegExp(
  `${opens}((?:[Ii]ntroduce|[Rr]ecommend|present|[Pp]ropose|[Ss]uggest|announce|pitch)(?:\\s+[\\w'’-]+){0,9}?)\\s+to\\s+(?:(?:the |our |my )?[a-z]{4,} (?=[A-Z]))?(${someone})${boundary}`,
  'g',
);
/** "See if Bob decided": the addressee is the subject of the question. */
const asked = new RegExp(
  `${opens}((?:[Ss]ee|[Cc]heck|ask|find out|know)\\s+(?:if|whether|when|what|why))\\s+((?:the )?${name})(?=\\s+(?:[a-z]+ed|have|can|could|will|would|wants?|needs?|has|is|was|got|still|likes?|had|did|made|thought)\\b)`,
  'g',
);
/** "Tell the crew Christmas party is …": nothing but the group is between the order and what is said. */
const toGroup =
  /^((?:[Tt]ell|[Rr]emind|[Ii]nform|[Ll]et))\s+((?:the|our|my|all|all our)\s+(?:[a-z]+\s+)?(?:crew|team|staff|customers|clients|parents|members|students|volunteers|tenants|guests|drivers|residents|neighbors|players|families))(?=\s+(?!and\b|or\b|who\b|of\b|at\b|from\b|in\b|on\b)[a-z])/i;
/** "Send invoice 3310 to the Ridge HOA for …". */
const sentTo = new RegExp(
  `^(?:[Pp]lease )?[Ss]end (?:an? |the |our )?invoice( #?\\d[\\w-]*)? to ((?:the )?${capital}(?:\\s${capital}){0,3})(?=\\s|,|$)`,
);
/** "Need approval on the proof for Cindy Lau at Lau Optical. …": whose matter it is. */
const matterOf = new RegExp(
  `^(?!.*\\bso that\\b)((?:[Ii] )?(?:[Ss]till )?(?:[Nn]eed|[Ww]aiting (?:on|for)|[Ll]ooking for|[Cc]hecking on|[Ff]ollow(?:ing)?[- ]up on)\\b[^.;:\\n]{3,60}?) (?:for|from) ((?:the )?(?!January|February|March|April|May\\b|June|July|August|September|October|November|December)${name}(?!'s)${firmOf})(?=\\s*[.,;\\n]|$)`,
);
/** "Quote for the band boosters, Coach Tim Huff": who stands at the end of the first line. */
const atLineEnd = new RegExp(
  `^([^\\n]{8,80}), (${title} ${capital}(?: ${capital})?)(?=\\s*(?:\\n|$))`,
);
/** "Quote for the Abernathys water heater", "estimate for Donna's deck": whose thing it is about. */
const ownersThing = new RegExp(
  `^((?:an? |the |our )?(?:[Qq]uote|[Ee]stimate|[Bb]id|[Pp]roposal|[Pp]rice)) (?:for|on) (?:(the )([A-Z][a-z]{2,})s(?:'s?|')? |((?:${title} )?${capital}(?: ${capital})?)'s )(?=(?!family\\b|and\\b|for\\b|at\\b)[a-z])`,
);
/** "Invoice 1187 for Carol Dietz: 2 pines $1,450, …". */
const billedTo = new RegExp(`^([Ii]nvoice #?\\d[\\w-]*) (?:for|to) (${name})\\s*:\\s+`);
/** "Owen's mom asked about …": she is the reader. */
const kinAsked =
  /^[A-Z][a-z]+'s (?:mom|dad|mother|father|parents|wife|husband|daughter|son|grandma) (asked|called|wants|said|wrote|told)\b/;
/** "the quote we sent Mrs. Halvorsen on November 12" */
const sentToReader = new RegExp(
  `((?:quote|estimate|offer|proposal|bid|invoice|letter|contract|samples?|plans?|bill)s? (?:that )?(?:we|I) (?:sent|gave|mailed|e-mailed|emailed|showed)) (${title} ${capital}(?: ${capital})?)(?=\\s|[,.]|$)`,
);
/** "Two deliveries from Tri-County Feed had mold", to a supplier. */
const suppliedBy = new RegExp(
  `\\bfrom (${capital}(?: ${capital}){0,2} (?:Feed|Seed|Supply|Supplies|Lumber|Paper|Foods?|Produce|Wholesale|Distribut(?:ing|ors?)|Materials|Farms?|Dairy|Printing|Linens?|Uniforms?|Steel|Glass|Packaging|Equipment|Parts|Tile|Stone|Fabrics?|Beverages?|Roasters|Co|Inc|LLC))\\b`,
);
/** "Brightview assisted living asked about …": a firm that asked is the reader. */
const firmAsked = new RegExp(
  `^(?:the )?(${capital}(?:\\s(?:${capital}|assisted|living|elementary|middle|high|baptist|methodist|nursing|senior|community|animal|credit|property)){0,2}\\s(?:living|school|church|home|center|hotel|inn|library|clinic|bank|club|hall|hospital|hoa|HOA|restaurant|cafe|brewery|farm|store|shop|company|management|union|shelter|museum|college))\\s(?=(?:asked|called|wants|wanted|needs|needed|emailed|wrote|requested|inquired|ordered|booked)\\b)`,
  'i',
);
/** "Turn down the guy from the dealer, rick": his name follows him. */
const declined =
  /^(?:[a-z]+ly )?(?:turn down|decline|say no to) the [a-z]+(?: (?:at|from|with) [\w' ]+?)?, ([A-Za-z]{3,})(?=[.,;]|$)/i;
/** "Reach out to wedding planners, we …". */
const pitchedTo =
  /^(?:reach out to|write to|e-?mail|contact|pitch|message) (?:all |local |the |our |area )*((?:[a-z-]+ ){0,2}[a-z]+s)\s*[,:]\s+(?=(?:we|we're|I|I'm|our|my|the|you|your)\b)/i;
/** "To the manager at Hotel Bexley, we …". */
const toReaderAt = new RegExp(
  `^[Tt]o (?:the |our |all )?((?:[a-z]+ ){0,2}[a-z]+)(?: (?:at|of) (?:the )?(${capital}(?:\\s${capital}){0,3}))?\\s*[,:]\\s+(?=(?:we|we're|I|I'm|our|my|the|you|your|this|please|it|there)\\b)`,
);
/** "Property managers, we …", "slip holders: …". */
const vocative =
  /^((?:[A-Za-z-]+ ){0,2}(?:managers|owners|parents|holders|customers|clients|members|neighbors|teachers|coaches|players|students|tenants|residents|drivers|vendors|volunteers|families|shoppers|homeowners|guests|riders|campers|subscribers))\s*[,:]\s+(?=(?:we|we're|I|I'm|our|my|the|you|your|this|please|it|there)\b)/i;
const upset = new RegExp(
  `^(${name})\\s+(?=(?:was|is|got)\\s+(?:very |really |so |pretty |quite )?(?:upset|angry|mad|unhappy|annoyed|disappointed|frustrated)\\b)`,
);

/** "Answer the question from Ruth Zook about selling her jams" */
const answersLetter = new RegExp(
  `^(?:[Aa]nswer|[Rr]eply to|[Rr]espond to) (?:the|an?|this) (?:[a-z]+ )?(?:question|e-?mail|letter|message|request|call|inquiry) (?:from|by) (${name})(?: (?:at|from|of) (?:the )?[\\w' &]{2,40}?)? about(?=\\s)`,
);

const upper = (letter: string) => letter.toUpperCase();

/**
 * The addressees of orders, whoever they are: people, couples, families, groups and firms.
 * @param isKnown whether an earlier entry has named the reader: who is told of is another then
 */
export function addressedIn(typed: string, isToCustomer = true, isKnown = false): Addressed {
  const entry = remindedAbout(withoutDescription(typed));
  let people: Addressed['people'] = {};
  const note = (found: string) => {
    if (!people.reader && !people.readerFirm) people = { ...people, ...greetedAs(found) };
  };
  const head = letterHead(entry);
  if (head?.reader) note(head.reader);
  const answered = answersLetter.exec(entry);
  if (answered?.[1]) note(answered[1]);
  const byRole = head || answered ? undefined : roleReader(entry);
  const told = head || answered || byRole ? undefined : addressedGroup(entry);
  if (told) note(told.group);
  if (byRole?.reader) note(byRole.reader);
  if (byRole?.firm) people = { ...people, readerFirm: byRole.firm };
  const { text: read, ...named } = namedReader(
    head?.text ??
      told?.text ??
      byRole?.text ??
      (answered ? `they asked about${entry.slice(answered[0].length)}` : entry),
    isKnown,
  );
  if (named.reader) note(named.reader);
  if (named.reader && !named.isGreeted) people = { ...people, isNamedAsOther: true };
  if (named.sender) people = { ...people, sender: named.sender };
  if (named.business) people = { ...people, business: named.business };
  const text = read
    .replace(kinAsked, 'you $1')
    .replace(sentToReader, (whole, deed: string, found: string) => {
      if (people.reader || people.readerFirm) return whole;
      note(found);
      return `${deed} you`;
    })
    .replace(firmAsked, (_, found: string) => {
      if (!people.reader && !people.readerFirm)
        people = { ...people, readerFirm: found.replace(/(?<=^|\s)[a-z]/g, upper) };
      return 'you ';
    })
    .replace(sentTo, (_, number: string | undefined, found: string) => {
      note(found.replace(/^the /, ''));
      return `invoice${number ?? ''}`;
    })
    .replace(matterOf, (whole, matter: string, found: string) => {
      if (people.reader) return whole;
      note(found);
      return matter;
    })
    .replace(atLineEnd, (whole, line: string, found: string) => {
      if (people.reader) return whole;
      note(found);
      return line;
    })
    .replace(ownersThing, (_, order: string, the?: string, family?: string, owner?: string) => {
      note(the ? `the ${family}s` : (owner ?? ''));
      return `${order} for your `;
    })
    .replace(billedTo, (_, number: string, found: string) => {
      note(found);
      return `${number}. `;
    })
    .replace(declined, (whole, found: string) => {
      note(upperFirst(found));
      return whole;
    })
    .replace(pitchedTo, (_, found: string) => {
      note(found.toLowerCase());
      return '';
    })
    .replace(toReaderAt, (_, who: string, firmName: string | undefined) => {
      note(firmName ? `the team at ${firmName}` : who.toLowerCase());
      return '';
    })
    .replace(vocative, (_, found: string) => {
      note(found.toLowerCase());
      return '';
    })
    .replace(toGroup, (_, order: string, found: string) => {
      note(found);
      return `${order} them`;
    })
    .replace(upset, (whole, found: string) => {
      if (!isSomebody(found)) return whole;
      note(found);
      return 'they ';
    })
    .replace(indirect, (whole, order: string, found: string) => {
      if (!isSomebody(found)) return whole;
      note(found);
      return order;
    })
    .replace(asked, (whole, order: string, found: string) => {
      if (!isSomebody(found)) return whole;
      note(found);
      return `${order} ${isWomansName(found) ? 'she' : 'he'}`;
    })
    .replace(direct, (whole, order: string, found: string, at: number, all: string) => {
      if (!isSomebody(found)) return whole;
      // "ask Tonya if they need help": whom the readers should ask.
      if (asksHelper.test(all.slice(at))) return `please ${order.toLowerCase()} ${found}`;
      // "Tell the crew … let Nina know": another one than the reader is told by the reader.
      if (
        (people.reader ?? people.readerFirm) &&
        /^[A-Z][a-z]+$/.test(found) &&
        !people.reader?.includes(found)
      )
        return /^(?:let|tell|ask)$/i.test(order) ? `please ${order.toLowerCase()} ${found}` : whole;
      note(found);
      return `${order} them`;
    })
    .replace(toMany, (_, order: string, found: string) => {
      note(found.toLowerCase());
      return `${order} them`;
    })
    .replace(unnamedReader, '$1 them ')
    .replace(/^\s*(?:a )?(?:big )?(?:thanks|thank you) to them\b/i, 'thank them')
    .replace(suppliedBy, (whole, found: string) => {
      if (isToCustomer || people.reader || people.readerFirm) return whole;
      people = { ...people, readerFirm: found };
      return 'from you';
    });
  // "Answer Mrs. Dow, who asked whether …", "Answer a customer who asked whether …"
  const opened = withoutOpener(
    people.reader || people.readerFirm ? text : withRoleAsThem(text, isToCustomer),
  )
    .replace(
      /^(?:(?:(?:answer|reply to|write(?: back)? to|respond to) )?(?:an?|the|another|our) [a-z]+|,)? ?who (asked|asks|wants|wanted|would like|wondered|complained|wrote|said|called)\b/i,
      (_, verb: string) =>
        `they ${/^(?:asks|wants?|wanted|would like)$/.test(verb) ? 'asked' : verb}`,
    )
    .replace(/^they asked to know\b/, 'they asked')
    // "Quote for Jim Walters for winter storage of his boat", "Offer the hotel flowers for its lobby"
    .replace(
      /^((?:an? |the |our )?(?:quote|estimate|bid|proposal|price)) for them (?=for\b)/i,
      '$1 ',
    )
    .replace(/^(?=offer them )(.*?)\bits (?=[a-z])/i, '$1their ');
  return { text: opened, people };
}
