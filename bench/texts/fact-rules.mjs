// Facts: what was entered is in the text, and nothing else.
import { lower } from './text-words.mjs';
import { spelledAsNotes, spelledOut, tidied, withWholeMonths } from './writing.mjs';

/** Channels in which not every variant has room for everything. */
const shortChannels = /subject line|twitter|ad copy/i;
const entered = ({ input, account }) =>
  lower(
    `${Object.values(input)
      .flat()
      .flatMap((entry) => [entry, tidied(entry), spelledOut(entry), ...spelledAsNotes(entry)])
      .join(' ')} ${JSON.stringify(account ?? {})}`,
  );

const numbers = [
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
/** Lists have figures: "three weeks" is "3 weeks". */
const inFigures = (text) =>
  text.replace(/\b[a-z]{3,6}\b/gi, (word) => {
    const at = numbers.indexOf(word.toLowerCase());
    return at < 0 ? word : String(at + 2);
  });

/** "7am-6pm" and "7am to 6pm", "6 pm" and "6pm", "Oct 15" and "October 15", "$9 a foot" and "$9 per foot", "every Tuesday" and "each Tuesday", "is not" and "isn't" are one fact. */
const oneWay = (text) =>
  inFigures(withWholeMonths(text))
    .replace(/(\d) de la mañana/g, '$1am')
    .replace(/(\d) de la (?:tarde|noche)/g, '$1pm')
    .replace(/(\$\d[\d.,]*|\bcents) (?:an?|per) /g, '$1 a ')
    .replace(/\beach (?=[a-z])/gi, 'every ')
    .replace(/n['’]t\b/g, ' not')
    .replace(/(\d)[ -](?!to\b)(?=[a-z])/g, '$1')
    .replace(/(\d(?:[ap]m)?)\s?[-–]\s?(?=\d)/g, '$1 to ');

/** Everything that was entered is in the text. */
export function hasEveryFact({ must = [], input }, { variants, text }) {
  const places = shortChannels.test(input.contentType ?? '') ? [text] : variants;
  return must.flatMap((fact) => {
    const choice = [fact].flat();
    const lacks = places.filter(
      (place) =>
        !choice.some((one) =>
          [String(one), oneWay(String(one))].some(
            (way) => lower(oneWay(place)).includes(lower(way)) || lower(place).includes(lower(way)),
          ),
        ),
    );
    return lacks.length > 0
      ? [
          `"${choice[0]}" is missing${places.length > 1 ? ` in ${lacks.length} of ${places.length}` : ''}`,
        ]
      : [];
  });
}

/** Nothing of what must not be in it. */
export const hasNothingForbidden = ({ mustNot = [] }, { text }) =>
  mustNot
    // A whole word: "wishes" has no "shes".
    .filter((one) =>
      new RegExp(
        `(?<![\\p{L}\\p{N}])${lower(String(one))
          .trim()
          .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`,
        'u',
      ).test(lower(text)),
    )
    .map((one) => `"${one}" is in it`);

/** "$1,280" and "1280" are one number. */
const withoutSeparators = (text) => text.replace(/(?<=\d),(?=\d{3}(?!\d))/g, '');

/** No number that was neither entered nor known; a sum that the text has to state is in `must`. */
export function inventsNoNumber(request, { text }) {
  const sums = (request.must ?? []).flat().join(' ');
  const known = withoutSeparators(
    `${entered(request)} ${inFigures(entered(request))} ${sums}`,
  ).replace(/[^\d]+/g, ' ');
  const numbers = withoutSeparators(text.replace(/^\s*\d+[.)]\s/gm, '')).match(/\d+/g) ?? [];
  return [...new Set(numbers)]
    .filter((number) => !known.split(' ').includes(number))
    .map((number) => `the number ${number} was not entered`);
}

const usualNames =
  /^(?:I|I'm|I'd|I'll|I've|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|FOR|IMMEDIATE|RELEASE|Mr|Mrs|Ms|Dr|P\.S|PS|Sir|Madam|OK|Dear|Hi|Hello|Kind|Best|Warm|Thank|Thanks|Regards|Sincerely|Subject|Headline|Description|Button|All|With)$/;

/** No name that was neither entered nor known: words with a capital inside a sentence. */
export function inventsNoName(request, { text }) {
  const known = entered(request);
  const prose = text.replace(/^(?:#|(?:Subject|Asunto):|Headline:|Button:).*$/gm, '');
  const found = prose.matchAll(/(?<=[a-z,;] )(?:[A-Z][\p{L}'-]+)(?=[\s,.;!?])/gu);
  return [...new Set([...found].map(([name]) => name.replace(/'s$/, '')))]
    .filter((name) => !usualNames.test(name) && !known.includes(name.toLowerCase()))
    .map((name) => `the name ${name} was not entered`);
}

const orders =
  /\b(?:say (?:that|sorry|thanks|we)|tell (?:them|him|her|customers|people)|ask (?:them|him|her|if|whether)\b|remind (?:them|him|her)|mention that|let (?:them|him|her|customers|people|everyone) know|write (?:an?|me|something)\b|draft an?|the matter:|make sure (?:to|they|people)|keep it|no emojis?|don't mention|apologize to (?:him|her|them)|thank (?:him|her|them)|offer (?:him|her|them)|invite (?:him|her|them)|pls|plz|thx|explain that|point out that|an? (?:e-?mail|post) (?:to|about))\b/i;

/** The text contains no instruction to the writer. */
export const containsNoInstruction = (_request, { text }) => {
  const found = orders.exec(text)?.[0];
  return found ? [`an order is echoed: "${found}"`] : [];
};

const claims =
  /\b(?:best in town|number one|#1|award-winning|world-class|guaranteed?|clinically|medically|certified|licensed|insured|cheapest|lowest prices?|highest quality|top-rated|trusted by|years of experience|gluten|allerg\w*|cures?|heals?|risk-free|no obligation|limited time)\b/gi;

/** No claim that was not entered. */
export function makesNoClaims(request, { text }) {
  const known = entered(request);
  return [...new Set((text.match(claims) ?? []).map((claim) => claim.toLowerCase()))]
    .filter((claim) => !known.includes(claim.replace(/s$|d$/, '')))
    .map((claim) => `claims "${claim}"`);
}
