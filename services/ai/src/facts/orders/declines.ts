import { upperFirst } from '@commons/contracts/text/upper-first';
import { termsOf } from '../grammar/grammar.js';
import { lowerFirst } from '../grammar/lower-first.js';

/** An order to say no, said to the reader, and whose it was that is declined. */
export interface Decline {
  readonly text: string;
  readonly reader?: string | undefined;
}

const begin =
  "^\\s*(?:please |(?:very )?(?:nicely|politely|kindly|gently|respectfully|graciously) |(?:I|we) (?:need|want|have|would like) to |(?:I|we)(?:'d| would) like to |(?:write )?(?:me )?(?:an? )?(?:[a-z]+ )?(?:e-?mail|letter|note|reply|message)(?: to)? )*(?:turn(?:ing)? down|declin(?:e|ing)|reject(?:ing)?|refus(?:e|ing)|pass(?:ing)? on(?!.* to (?:your|all|every|our|others|friends|anyone)\\b)|say(?:ing)? no to)";
const capital = "[A-Z][\\w'’&-]*";
const name = `(?:(?:[Mm]r|[Mm]rs|[Mm]s|[Dd]r|[Pp]astor|[Cc]oach)\\.? )?${capital}(?: (?:(?:of|and|&|for) )?(?:the )?${capital}){0,4}`;
const ordered = new RegExp(begin, 'i');
/** Whether an entry is an order to say no: it is read as a whole. */
export const isDecline = (entry: string): boolean => ordered.test(entry);

/** What somebody can be told no to. */
const asked =
  '(?:invitation|invite|offer|request|proposal|quote|bid|estimate|application|partnership|sponsorship|collaboration|nomination|inquiry|pitch|contract|order|booking|idea|suggestion)';
/** What follows up to the end; a title has a mark of its own. */
const tail = '(?:(?: (?:Mrs?|Ms|Dr|St)\\.| [^\\s.;,:]+)*?)';
/** The end of what is declined: a mark, or what else is to be said. */
const end =
  '(?=[.;,:]|$| (?:but|because|since|as we|as I|though|although)\\b| and (?:tell|say|ask|keep|leave|offer|suggest|thank|explain|let|point|recommend)\\b)';

/** "the invitation from the Rotary Club to speak in May", "Ann Cole's offer to buy the oven". */
const noun = new RegExp(
  `${begin} (?:(?:an?|the|this|that|his|her|their|your) |(?:the )?(${name})['’]s? )((?:[a-z][a-z-]+ ){0,2}?${asked})(${tail})${end}`,
);
/** "the Novak wedding on June 14" */
const occasion = new RegExp(
  `${begin} ((?:an?|the|this|that|his|her|their|your|${name}['’]s) (?:[\\w'&-]+ ){0,3}?(?:wedding|party|event|job|project|gig|catering|commission|remodel|work|reunion|birthday|shower|anniversary|banquet|fundraiser|festival|show|fair|trip|tour|date|board|panel|position|role)${tail})${end}`,
);
/** "sponsoring the 5K", "to host the reunion". */
const deed = new RegExp(`${begin} (to [a-z]+|[a-z]+ing)(${tail})${end}`);
/** "the couple who wants us to cater on Sunday". */
const wisher = new RegExp(
  `${begin} (?:an?|the|this|that) (?:[a-z]+ ){1,3}?(?:who|that) (?:wants?|wanted|asks|asked) us to(${tail})${end}`,
);
/** "give Mrs. Kessler a refund": who asked for it. */
const givenTo = new RegExp(
  `^( ?(?:to )?(?:give|sell|send|lend|pay|offer|grant|let|refund)) (${name}|him|her|them)(?= |$)`,
);
/** "from the Rotary Club", "by Hank Bell". */
const from = new RegExp(
  `\\s(?:from|by) ((?:the )?${name}(?: (?:at|of|from) (?:the )?${name})?)(?=\\s|$)`,
);

/** "the request of Priscilla Yoon to cater". */
const of = new RegExp(`\\sof (${name})(?=\\s|$)`);

const openDoor =
  /(?:,\s*|\s)?(?:\b(?:but|and|yet|while)\s+)?(?:please\s+)?\b(?:keep(?:ing)?|leav(?:e|ing)|hold(?:ing)?) (?:the|a|that) door open(?: (?:for|to|in|about) ([^.;,]+))?\.?\s*/i;
const reason =
  /^(?:,\s*|\s)?(because|since|as (?=we|I)) ?([^.;]+?)(?=[.;]|$|,? (?:but|and) (?:tell|say|ask|offer|suggest|thank|let)\b)/i;

/** A person's first name or title; all others are firms and clubs. */
const isPerson = (words: string) =>
  /^(?:Mrs?|Ms|Dr|Pastor|Coach)\b/i.test(words) ||
  Boolean(termsOf(`thank ${words} today`)[1]?.tags.has('FirstName'));

const asReader = (words: string | undefined): string | undefined => {
  const plain = words?.replace(/^the /, '');
  return plain && (isPerson(plain) ? plain : `the team at ${plain}`);
};

/** Reads "turn down the invitation to … but keep the door open"; undefined for other orders. */
export function declineOf(entry: string): Decline | undefined {
  const trimmed = entry.trimStart();
  const text = /^I\b/.test(trimmed) ? trimmed : lowerFirst(trimmed);
  const found = noun.exec(text);
  const event = found ? null : occasion.exec(text);
  const other = found || event ? null : (wisher.exec(text) ?? deed.exec(text));
  const match = found ?? event ?? other;
  if (!match) return undefined;
  let reader: string | undefined;
  let thanks: string;
  if (event) {
    thanks = `Thank you for thinking of us for ${event[1]}.`;
  } else if (found) {
    const [, owner, what = '', entered = ''] = found;
    const owned = of.exec(entered);
    const sender = from.exec(entered) ?? (owned?.[1] && isPerson(owned[1]) ? owned : null);
    reader = asReader(owner ?? sender?.[1]);
    thanks = `Thank you for your ${what}${sender ? entered.replace(sender[0], '') : entered}.`;
  } else {
    const what = match.slice(1).join('');
    const whom = givenTo.exec(what);
    if (whom?.[2] && /^[A-Z]/.test(whom[2])) reader = asReader(whom[2]);
    const said = whom ? what.replace(whom[0], `${whom[1]} you`) : what;
    thanks = /^ ?[a-z]+ing\b/.test(said)
      ? `Thank you for asking about ${said.trim()}.`
      : `Thank you for asking us to ${said.replace(/^ ?(?:to )?/, '')}.`;
  }
  let rest = text.slice(match[0].length);
  const door = openDoor.exec(rest);
  if (door) rest = rest.replace(door[0], '');
  const why = reason.exec(rest);
  if (why) rest = rest.slice(why[0].length);
  const no = `Unfortunately, ${/\b(?:I|my|me)\b/.test(entry) && !/\b(?:we|our|us)\b/i.test(entry) ? 'I' : 'we'} have to decline${door ? ' this time' : ''}${why ? ` because ${why[2]}` : ''}.`;
  const again = door
    ? `We would be glad if you kept us in mind for ${door[1] ?? 'another time'}.`
    : '';
  const further = rest.replace(/^[\s.;,:]+/, '').replace(/^(?:but|and|also)\s+(?:also\s+)?/i, '');
  return {
    text: [thanks, no, further && upperFirst(further).replace(/(?<=[^.!?])$/, '.'), again]
      .filter((sentence) => sentence.length > 1)
      .join(' '),
    reader,
  };
}
