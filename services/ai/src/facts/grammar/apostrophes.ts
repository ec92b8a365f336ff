import { upperFirst } from '@commons/contracts/text/upper-first';
import { termsOf } from './grammar.js';

/** Contractions that are no other word without their apostrophe. */
const plain: readonly (readonly [RegExp, string])[] = [
  [
    /\b(mon|tues|wednes|thurs|fri|satur|sun)days(?= (?:[a-z]+ )?(?:class|lesson|session|market|show|game|practice|meeting|appointment|delivery|pickup|order|shift|party|dinner|lunch|brunch|walk|tour|visit)\b)/gi,
    "$1day's",
  ],
  // "nicked Biscuits ear", "flowers for margs wedding"
  [
    /(?<=\b(?:nicked|cut|clipped|checked|cleaned|trimmed|hurt|broke|for|at|about|to|of|on|missed|did|groomed) )(?!(?:his|its|hers|ours|this|kids|dogs|cats|ladies|mens|womens|customers|clients|members|students|guests|dress|glass|class|business|process|swiss|bass|boss|cross|press)\b)([a-z]{3,})s(?= (?:ear|paw|leg|tail|nose|eye|wedding|birthday|funeral|baptism|graduation|shower|bachelorette|quince|retirement)\b)/gi,
    "$1's",
  ],
  [/\bim\b/gi, "I'm"],
  [/\bive\b/gi, "I've"],
  [/\b(do|does|did|is|was|are|were|has|have|had|could|would|should|must|need)nt\b/gi, "$1n't"],
  [/\bcant\b/gi, "can't"],
  [/\bwont\b/gi, "won't"],
  [
    /\bthere'?s(?= (?:\d{2,}|[2-9]|two|three|four|five|six|several|many|plenty of \w+s)\b)/gi,
    'there are',
  ],
  [/\b(that|there|here|what|who|where|how)s\b/gi, "$1's"],
  [/\b(he|she)s\b/gi, "$1's"],
  [/\b(you|they)re\b/gi, "$1're"],
  [/\b(we|you|they|could|should|would|might)ve\b/gi, "$1've"],
  [/\b(it|that|you|they|there)ll\b/gi, "$1'll"],
  [
    /\b(you|they|it)d\b(?= (?:be|like|love|have|rather|prefer|need|want|better|been|never|also)\b)/gi,
    "$1'd",
  ],
  [/\b(we|i)d(?= (?:be|like|love|rather|prefer|appreciate|also|really)\b)/gi, "$1'd"],
  [/\b(i)'m not aint\b/gi, "$1'm not"],
  [/\bi ain'?t\b/gi, "I'm not"],
  [/\b(we|you|they) ain'?t\b/gi, "$1're not"],
  [/\b(it|he|she|that|there) ain'?t\b/gi, "$1's not"],
  [
    /\b(next|last|this) (week|month|year|yr|morning|afternoon|evening|night|season|summer|winter|spring|fall)s(?= [a-z])(?! (?:are|were|only|and|or|from|at|until|till)\b)/gi,
    "$1 $2's",
  ],
];

/** The words before and after that tell "ill", "well", "were", "lets" and "its" from their contractions. */
const base =
  '(?:be|do|have|get|make|take|send|come|call|fix|replace|give|see|need|help|pick|bring|keep|let|pay|start|handle|cover|drop|deliver|haul|waive|try|work|go|meet|put|also|still|just|gladly|text|order|add|refund|redo|hold|stop|swing|look|find|check|throw|never|always|gonna|return|ship|show|tell|want|set|run|finish|wait|train|teach|provide|supply|certify|feed|host)';
const ill = new RegExp(
  `(?<!\\b(?:is|was|are|were|be|been|being|am|feel|feels|felt|fell|fall|get|got|getting|very|too|seriously|mentally|the|an?|his|her|became)\\s)\\bill(?=\\s${base}\\b)`,
  'gi',
);
const illElse = new RegExp(ill.source.replace(/\(\?=\\s.*$/, '(?=\\s([a-z]+))'), 'gi');
const well = new RegExp(
  `(?<=\\b(?:and|then|but|so|or|that|because|if|us|me|you|here|food|it)\\s|[,;]\\s)well(?=\\s${base}\\b)`,
  'gi',
);
const lets = new RegExp(`(?<=^|[.!?,;:\\n]\\s*|\\b(?:so|and|but)\\s)lets(?=\\s${base}\\b)`, 'gi');
const were =
  /(?<=^|[.,;:!?\n]\s*|\b(?:because|so|that|know|since|when|if|but|(?:tell|inform|warn|remind)\s(?:(?:(?:mr|mrs|ms|dr)\.?\s(?:and\s)?)+)?[\w']+)\s)were(?=\s(?!you\b|we\b|they\b|to\b|it\b|there\b|your\b|the\b|these\b|those\b|any\b|all of\b)[a-z\d])(?!\s\w+\s(?:by|you|they)\b)/gi;
const wereDoing = /(?<=\band\s)were(?=\s(?:[a-z]{3,}ing|closed|not|so|happy|here)\b)/gi;

/** "its" before a noun belongs to something; before anything else it is "it is". */
function itsOf(text: string): string {
  return text.replace(/\bits\b(?=\s+(\S+)(?:\s+(\S+))?)/gi, (its, next: string, after = '') => {
    const contracted = `${its.charAt(0)}t's`;
    // "Our class graduated its 100th student"
    if (/^\d+(?:st|nd|rd|th)\b/.test(next)) return its;
    if (/^[$\d]/.test(next)) return contracted;
    const [first, second] = termsOf(`it is ${next} ${after}`.replace(/[.,;:!?]+/g, '')).slice(2);
    if (!first) return its;
    const { tags } = first;
    const isNoun = tags.has('Noun') && !tags.has('Pronoun') && !tags.has('Possessive');
    const ends = /[.,;:!?]$/.test(next) || after === '';
    if (/^(?:time|ok|okay|fine|free|own|ice|snow|icy)$/i.test(next))
      return /^own$/i.test(next) ? its : contracted;
    if (isNoun && !tags.has('Gerund')) return its;
    if (tags.has('Adjective') && !ends && second?.tags.has('Noun')) return its;
    return tags.has('Ordinal') || tags.has('Value') ? its : contracted;
  });
}

/** "Their daughters party": somebody close with something of theirs. */
const withOwners = (text: string) =>
  text.replace(
    /\b((?:my|your|his|her|their|our) (?:daughter|son|husband|wife|mom|dad|mother|father|brother|sister|baby|mama|papa|granny|grandma|grandpa|granddad|granddaddy|grandmother|grandfather|niece|nephew|friend|neighbor|dog|cat|boss))s(?= ([a-z]+|\d{2,4} [A-Z]))/gi,
    (whole, owner: string, next: string, at: number, all: string) => {
      // "her grandfathers 1920 Seth Thomas"
      if (/^\d/.test(next)) return `${owner}'s`;
      const tags = termsOf(`the ${next}`)[1]?.tags;
      const isOwned =
        tags?.has('Gerund') && /\b(?:in|with|from|for|of|at|on|by|to) $/i.test(all.slice(0, at));
      // "my dogs loved them"
      const isDone =
        /^[a-z]+(?:ed|ate)$/.test(next) &&
        /^ (?:them|it|him|her|us|the|this|that|our|your|every)\b/.test(
          all.slice(at + whole.length + 1 + next.length),
        );
      return !isDone && (isOwned || (tags?.has('Noun') && !tags.has('Verb')))
        ? `${owner}'s`
        : whole;
    },
  );

/** Puts the apostrophes that hurried writers leave out: "shes", "ill send", "were closed", "its late". */
export function withApostrophes(text: string): string {
  let mended = text
    .replace(/\byr(?=s\b)/gi, 'year')
    // "hi its lee from three forks"
    .replace(
      /^((?:hi|hey|hello)\b,?(?: [a-z'-]+,?)? )?(?:its|it's|it is) ([a-z]+)(?= (?:from|with|over at|here at|the)\b)/i,
      (_, greeting: string | undefined, name: string) =>
        `${greeting ?? ''}this is ${upperFirst(name)}`,
    );
  for (const [wrong, right] of plain)
    mended = mended.replace(wrong, (found: string, ...groups: unknown[]) => {
      const filled = right.replace(/\$([12])/g, (_, at: string) => {
        const group = groups[Number(at) - 1];
        return typeof group === 'string' ? group : '';
      });
      return /^[A-Z]/.test(found) ? upperFirst(filled) : filled;
    });
  const like = (right: string) => (found: string) =>
    /^[A-Z]/.test(found) ? upperFirst(right) : right;
  return itsOf(
    withOwners(mended)
      .replace(ill, "I'll")
      .replace(illElse, (found: string, next: string) =>
        termsOf(`to ${next}`)[1]?.tags.has('Infinitive') ? "I'll" : found,
      )
      .replace(well, like("we'll"))
      .replace(lets, like("let's"))
      .replace(were, like("we're"))
      .replace(wereDoing, like("we're"))
      .replace(/\bi\b(?=$|[\s,']|\/(?!\w))/g, 'I'),
  );
}
