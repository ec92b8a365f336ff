import { upperFirst } from '@commons/contracts/text/upper-first';
import { spelledUnits } from '../amounts/units.js';
import { withAgreement } from '../grammar/agreement.js';
import { withApostrophes } from '../grammar/apostrophes.js';
import { memoized } from '../memo.js';
import { withNamedOwners } from '../names/named-owners.js';
import { properNames } from '../names/proper-names.js';
import { sentencesOf } from '../notes/sentence-ends.js';
import { isTypedSentence } from '../sentences/typed-sentences.js';
import { englishShortForms, withoutShortForms } from './short-forms.js';
import { spellings } from './spellings.js';
import { withSureEnds } from './thought-ends.js';

const properNouns =
  /\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|april|june|july|august|september|october|november|december|christmas|thanksgiving|easter|halloween|hanukkah|ramadan|valentine|english|spanish|french|italian|mexican|chinese|american|facebook|instagram|google|yelp|linkedin|twitter|zoom|venmo|paypal)(?=s?\b)(?![\w.+-]*@)(?<![@/.][\w.-]*)/g;

/** Short weekdays and months only where the neighbours show that they are no words: "sat" may be a verb. */
const shortDays =
  /\b(?:mon|tues?|wed|thu(?:rs?)?|fri|sat|sun)(?=\s?(?:-|–|&|\/|to |thru |through |and |or )\s?(?:mon|tue|wed|thu|fri|sat|sun)|\s\d|\s(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)|\sthe\s\d|$|[,.;)])|(?<=\b(?:mon|tues?|wed|thu(?:rs?)?|fri|sat|sun)\s?(?:-|–|&|\/|to |thru |through |and |or )\s?)(?:mon|tues?|wed|thu(?:rs?)?|fri|sat|sun)\b|\bwed(?=\s(?:after|before|by|at|around|from)\s\d|\s(?:morning|afternoon|evening|night|noon)\b)/gi;
const shortMonths =
  /(?<=\b(?:in|since|until|till|starting|by|of|last|next|this|through|from|late|early|mid) )(?:jan|feb|apr|jun|jul|aug|sept?|oct|nov|dec)\b|\b(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|may|march)(?=\.?\s\d)|(?<=\d(?:st|nd|rd|th)?\s(?:of\s)?)(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|may|march)\b/gi;

const dayAfterPreposition =
  /(?<=\b(?:by|on|until|till|next|this|every|since|or)\s)(?:mon|tues?|weds?|thurs?|fri|sat|sun)\b(?!\s+(?:down|in\b(?! the (?:morning|afternoon|evening))))/gi;
/** "Weds", "thurs" and "tues" are nothing but days; "sat" is one unless somebody sits. */
const plainDays = /\b(?:mon|tues|weds|thurs|fri)\b/g;
const saturday =
  /(?<!\b(?:we|i|they|he|she|it|you|who|just|and|had|has|have|that|all|always|never|then|been|kids?|dogs?)\s)\bsat\b(?!\s(?:in|on|there|down|for|around|with|next|by(?! (?:noon|\d|midnight|the end|morning|lunch))|near|here|idle|outside|inside|empty|still|waiting|at(?!\s\d)|too|the|a|my|our|his|her)\b)/g;
const mayMonth =
  /(?<=\b(?:in|until|till|by|since|this|next|last|of|through|before|after)\s)(?:may|march)\b(?!\s+(?:be|not|I|we|you|have|to)\b)/gi;

const monthPairs =
  /\b(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)(?= (?:bank |credit card )?(?:statements?|bill|rent|invoices?|payment|receipts|books|numbers)\b)|\b(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)(?= (?:and|or|&|to|through|thru) (?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)\b)|(?<=\b(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec) (?:and|or|&|to|through|thru) )(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\b/gi;

/** "ESTATE SALE": two words or more that shout. */
const shouted =
  /(?<![A-Z\d&-])(?!(?:HVAC|USDA|OSHA|YMCA|TN|GA)\b)[A-Z]{3,}(?: [A-Z]{3,})+(?![A-Z\d&-])/g;

/** "DO NOT overload": small words that are stressed. */
const stressed =
  /(?<![A-Z] ?)\b(?:DO NOT|DON'?T|DONT|NO|NOT|NEVER|ALWAYS|ONLY|PLEASE|MUST|ALL|VERY|ANY|AND|OR|ARE|IS|WILL|FREE)\b(?= [a-z])/g;

/** Whole sentences with their marks: who writes them gives names their capitals, and verbs their form (decision B173). */
const isWrittenWithCare = (text: string) => sentencesOf(text).every(isTypedSentence);

/** Corrects the spelling of what was typed in haste. Numbers and names stay as they were entered. */
export const tidyWords = memoized((text): string => tidied(text, false));

/** Corrects the spelling of whole sentences: their marks are those that belong there. */
export const tidySentences = memoized((text): string => tidied(text, true));

function tidied(text: string, hasEnds: boolean): string {
  let plain = text
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/[ \t\u00a0]+/g, ' ')
    .replace(/([!?])[!?]+/g, (marks) => (marks.includes('?') ? '?' : '!'))
    .replace(/(?:\.{2,}|…)(?=\s|$)/g, '.')
    .replace(/\s+([,;.!?])(?=\s|$)/g, '$1')
    .replace(/,(?=[A-Za-z])/g, ', ')
    .replace(shouted, (words) => upperFirst(words.toLowerCase()))
    .replace(stressed, (words) => words.toLowerCase());
  plain = withoutShortForms(plain, englishShortForms);
  for (const [wrong, right] of spellings) {
    plain = plain.replace(wrong, (found: string, ...groups: unknown[]) => {
      const filled = right
        .replace(/\$1/g, typeof groups[0] === 'string' ? groups[0] : '')
        .replace(/\$2/g, typeof groups[1] === 'string' ? groups[1] : '');
      return /^[A-Z][a-z]/.test(found) ? upperFirst(filled) : filled;
    });
  }
  const spelledOut = withApostrophes(plain);
  plain = withNamedOwners(hasEnds ? spelledOut : withSureEnds(spelledOut))
    .replace(
      /\b(sun|mon|tues?|wed|thurs?|fri|sat) (?=(?:mon|tues?|wed|thurs?|fri|sat|sun)\b)/gi,
      '$1 and ',
    )
    .replace(/\b(today|tonight|tomorrow) (?=closed\b)/gi, '$1, ');
  const spelled = withArticles(spelledUnits(plain));
  const isCareful = isWrittenWithCare(text);
  if (isCareful && !hasEnds) return spelled;
  const dayNames = spelled
    .replace(properNouns, upperFirst)
    .replace(shortDays, upperFirst)
    .replace(shortMonths, upperFirst)
    .replace(monthPairs, upperFirst)
    .replace(mayMonth, upperFirst)
    .replace(dayAfterPreposition, upperFirst)
    .replace(plainDays, upperFirst)
    .replace(saturday, upperFirst)
    .replace(sunlight, (light) => light.toLowerCase());
  // The marks may not be those of its writer, whose names and days were typed in haste.
  if (isCareful) return dayNames;
  const named = properNames(dayNames);
  return hasEnds ? named : withAgreement(named).replace(dated, '$1 on ');
}

/** "The wedding June 20" is on that day. */
const dated =
  /\b(wedding|party|event|meeting|appointment|anniversary|birthday|class|concert|game|show|fundraiser|inspection|closing) (?=(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec) \d)/g;

/** The sun that shines is no Sunday. */
const sunlight =
  /(?<=\b(?:direct|full|the|partial|some|hot|morning|afternoon|of|more|evening) )Sun\b/g;

/** "a id" → "an id", "an hundred" → "a hundred". */
const withArticles = (text: string) =>
  text
    .replace(
      /\b(a|(?<=^|[.!?:\n•"] ?)A)(?= (?:[aei]|o(?!ne\b|nce\b)|u(?!ni|s[ae]|ti|k|r[io]|-)|hour|honest|heir)[a-z])/g,
      '$1n',
    )
    .replace(/\b(a)n(?= (?!hour|honest|honor|heir|herb)[bcdfghjklmnpqrstvwyz][a-z])/g, '$1');

const pictographs =
  /(?:[\p{Extended_Pictographic}\u{1f1e6}-\u{1f1ff}][\u{1f3fb}-\u{1f3ff}]?\ufe0f?(?:\u200d\p{Extended_Pictographic}\ufe0f?)*)+/gu;

/** Emojis separate what precedes them from what follows, as bullets do. */
export const withoutEmojis = (text: string): string =>
  text.replace(pictographs, '\n').replace(/[ \t]*(?:[:;]-?[)D(P]|<3|\^\^)(?=\s|$)/g, '');
