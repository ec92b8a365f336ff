// What a text has to be, one function a rule. Each gets the request and its texts and returns what is wrong.
import { adviceRules } from './advice-rules.mjs';
import { readersRules } from './readers-eye.mjs';
import { readingGrade } from './reading-grade.mjs';
import {
  spanishSpelling,
  spelledAsNotes,
  spelledOut,
  tidied,
  withWholeMonths,
} from './writing.mjs';

const lower = (text) =>
  text
    .toLowerCase()
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/\s+/g, ' ');
const words = (text) => lower(text).match(/[\p{L}\p{N}$%'@.:/-]*[\p{L}\p{N}%]/gu) ?? [];

/** Channels in which not every variant has room for everything. */
const shortChannels = /subject line|twitter|ad copy/i;
const channelMaximum = {
  'Instagram Caption': 2_200,
  'LinkedIn Post': 3_000,
  'Facebook Post': 1_500,
  'Twitter/X Post': 280,
  'Email Subject Line': 60,
};

const entered = ({ input, account }) =>
  lower(
    `${Object.values(input)
      .flat()
      .flatMap((entry) => [entry, tidied(entry), spelledOut(entry), ...spelledAsNotes(entry)])
      .join(' ')} ${JSON.stringify(account ?? {})}`,
  );

/** "7am-6pm" and "7am to 6pm", "6 pm" and "6pm", "Oct 15" and "October 15" are one fact. */
const oneWay = (text) =>
  withWholeMonths(text)
    .replace(/(\d)[ -](?=[a-z])/g, '$1')
    .replace(/(\d(?:[ap]m)?)\s?[-–]\s?(?=\d)/g, '$1 to ');

/** Everything that was entered is in the text. */
function hasEveryFact({ must = [], input }, { variants, text }) {
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
const hasNothingForbidden = ({ mustNot = [] }, { text }) =>
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

/** No number that was neither entered nor known. */
function inventsNoNumber(request, { text }) {
  const known = withoutSeparators(entered(request)).replace(/[^\d]+/g, ' ');
  const numbers = withoutSeparators(text.replace(/^\s*\d+[.)]\s/gm, '')).match(/\d+/g) ?? [];
  return [...new Set(numbers)]
    .filter((number) => !known.split(' ').includes(number))
    .map((number) => `the number ${number} was not entered`);
}

const usualNames =
  /^(?:I|I'm|I'd|I'll|I've|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|FOR|IMMEDIATE|RELEASE|Mr|Mrs|Ms|Dr|P\.S|PS|Sir|Madam|OK|Dear|Hi|Hello|Kind|Best|Warm|Thank|Thanks|Regards|Sincerely|Subject|Headline|Description|Button|All|With)$/;

/** No name that was neither entered nor known: words with a capital inside a sentence. */
function inventsNoName(request, { text }) {
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
const echoesNoOrder = (_request, { text }) => {
  const found = orders.exec(text)?.[0];
  return found ? [`an order is echoed: "${found}"`] : [];
};

const fillIn = /\[[^\]\n]{1,120}\]/g;

/** At most two places to fill in, in each variant. */
const hasFewPlacesToFillIn = (_request, { variants }) =>
  variants.flatMap((variant) => {
    const places = variant.match(fillIn) ?? [];
    return places.length > 2 ? [`${places.length} places to fill in: ${places.join(' ')}`] : [];
  });

/** Lines that are not prose: headings, list items, labels, hashtags, salutations, closings, names. */
const noProse = (line, isClosing) =>
  isClosing ||
  /^(?:#|[-•*–]|\d+\.|(?:Subject|Asunto):|Headline|Description|Button|FOR IMMEDIATE|###|---|\|)/.test(
    line,
  ) ||
  /^#\S+( #\S+)*$/.test(line) ||
  /,$/.test(line) ||
  /^[^.!?]{1,40}: \S/.test(line);

const closing =
  /^(?:(?:kind|best|warm|many)?\s*(?:regards|wishes|thanks)|sincerely|thank you|thanks(?: again| so much)?|all the best|best|warmly|cheers|yours truly|with thanks|talk soon|take care|see you soon|saludos cordiales|atentamente|un (?:cordial )?saludo|muchas gracias)(?:[^.!?]*),$/i;

/** Whole sentences: each begins with a capital and ends with a mark; nothing is cut. */
function hasWholeSentences({ input, account }, { variants }) {
  if (/subject line/i.test(input.contentType ?? '')) return [];
  return variants.flatMap((variant) => {
    const problems = [];
    let isClosing = false;
    for (const line of variant.split('\n').map((one) => one.trim())) {
      if (closing.test(line)) isClosing = true;
      if (/…|\.\.\./.test(line)) problems.push(`cut: "${line.slice(-40)}"`);
      if (line === '' || line === account?.company || noProse(line, isClosing)) continue;
      if (!/[.!?:]["')\]]?$/.test(line)) problems.push(`no end: "${line.slice(-50)}"`);
      for (const sentence of line.split(/(?<=[.!?]["')]?)\s+(?![a-z\d(&–-])/)) {
        if (!/^["'([¿¡]?[\p{Lu}\d$#@]/u.test(sentence))
          problems.push(`no capital: "${sentence.slice(0, 40)}"`);
      }
      if (
        /[.!?] [a-z]/.test(line) &&
        !/\b(?:a\.m|p\.m|etc|vs|St|Ave|Rd|Inc|Co|Ltd|Corp|approx|No)\. [a-z]/.test(line)
      )
        problems.push(
          `no capital after a full stop: "${/.{0,15}[.!?] [a-z].{0,15}/.exec(line)?.[0]}"`,
        );
    }
    return problems;
  });
}

/** The five-word runs of the sentences and list items of a text. */
const runs = (text) =>
  new Set(
    text
      .replace(/^#.*$/gm, '')
      .split(/[.!?:]+(?:\s|$)|\n/)
      .flatMap((sentence) => {
        const all = words(sentence);
        return all.slice(4).map((_, at) => all.slice(at, at + 5).join(' '));
      }),
  );

/** The owner's clauses: every variant has to have their facts. */
const clausesOf = (input) =>
  Object.values(input)
    .flat()
    .flatMap((entry) => String(entry).split(/[.!?;:\n]+(?:\s|$)|\s[–-]\s/));

/** An ad of 90 characters has three or four runs: one of them, such as "call to book at 423-555-0152", says nothing. */
const fewestRuns = 8;

/** Share of the five-word runs of one text that another has too, in percent of the shorter one; some may not count. */
function sharedRuns(one, other, uncounted = new Set()) {
  const [some, others] = [runs(one), runs(other)];
  const shared = [...some].filter((run) => others.has(run) && !uncounted.has(run)).length;
  return (100 * shared) / Math.max(Math.min(some.size, others.size), fewestRuns);
}

/** The runs of the entry: each variant must have every fact, and the owner's own words are its best wording. */
const enteredRuns = (input) =>
  new Set(
    clausesOf(input)
      .flatMap((clause) => [
        clause,
        tidied(clause),
        spelledOut(clause),
        spanishSpelling(clause),
        ...spelledAsNotes(clause),
      ])
      .flatMap((clause) => [...runs(clause)]),
  );

/** All five-word runs of a text, over the ends of its sentences too. */
const plainRuns = (text) => {
  const all = words(text);
  return new Set(all.slice(4).map((_, at) => all.slice(at, at + 5).join(' ')));
};

/** The largest share that two of the variants have in common, in percent of the shorter one; all runs count. */
export const largestShare = (variants) =>
  Math.max(
    0,
    ...variants.flatMap((one, at) =>
      variants.slice(at + 1).map((other) => {
        const [some, others] = [plainRuns(one), plainRuns(other)];
        const shared = [...some].filter((run) => others.has(run)).length;
        return (100 * shared) / Math.max(Math.min(some.size, others.size), 1);
      }),
    ),
  );

/** Most that two variants may share, in percent. */
export const mostShared = 40;

/** The first line that readers see: no form, no heading, no salutation. */
const beginning = (variant) =>
  words(
    variant
      .split('\n')
      .find(
        (line) =>
          line.trim() &&
          !/^(?:#|(?:Subject|Asunto):|FOR IMMEDIATE|Hello|Hi\b|Dear\b|Buenos días)/.test(line),
      ) ?? '',
  )
    .slice(0, 5)
    .join(' ');

/** Variants share at most 40 % of the five-word runs around their facts, and each begins with something else. */
function differs({ input }, { variants }) {
  const problems = [];
  variants.forEach((one, at) => {
    for (const other of variants.slice(at + 1)) {
      const share = sharedRuns(one, other, enteredRuns(input));
      if (share > mostShared) problems.push(`variants share ${share.toFixed(0)} %`);
      if (one === other) problems.push('two variants are the same');
      else if (beginning(one) === beginning(other)) problems.push('two variants begin alike');
    }
  });
  return problems;
}

/** Reading grade of at most 9 (Flesch–Kincaid). */
const isEasyToRead = ({ language }, { variants }) =>
  (language ? [] : variants).flatMap((variant) => {
    const grade = readingGrade(variant);
    return grade > 9 ? [`reading grade ${grade.toFixed(1)}`] : [];
  });

/** Limits of the channel, and those that were entered: "under 50 words". */
function keepsLimits({ input }, { variants }) {
  const most = channelMaximum[input.contentType];
  const told = /(?:under|max|at most|no more than|less than) (\d+) (words|characters)/i.exec(
    Object.values(input).join(' '),
  );
  return variants.flatMap((variant) => {
    const problems = [];
    if (most && variant.length > most) problems.push(`${variant.length} characters`);
    const body = variant.replace(/^(?:Subject|Asunto):.*$/m, '');
    if (told?.[2] === 'words' && body.split(/\s+/).filter(Boolean).length > Number(told[1]) + 12)
      problems.push(`over ${told[1]} words`);
    if (told?.[2] === 'characters' && variant.length > Number(told[1]))
      problems.push(`over ${told[1]} characters`);
    const headline = /^Headline: (.*)$/m.exec(variant)?.[1];
    if (headline && headline.length > 30)
      problems.push(`headline of ${headline.length} characters`);
    const subject = /^(?:Subject|Asunto): (.*)$/m.exec(variant)?.[1];
    if (subject && subject.length > 70) problems.push(`subject of ${subject.length} characters`);
    return problems;
  });
}

/** Typing: no doubled words, wrong articles, doubled marks, stray brackets, or traces of the program. */
function isClean({ language }, { text }) {
  const prose = text
    .replace(/---VARIANT---/g, '')
    .replace(/\b(Co|Inc|Ltd|Corp)\.(?=,)/g, '$1')
    .replace(fillIn, '');
  const patterns = [
    [/\b(?!(?:that|had|so|very|bye|no|yum|ha|knock)\b)([a-z]+) \1\b/i, 'a doubled word'],
    ...(language
      ? []
      : [
          [/\ba (?:[aeio](?!ne\b|nce\b|u)|un(?!i|e\b)|hour\b|honest)[a-z]+/i, 'a for an'],
          [/\ban (?![aeioufhlmnrsx8\d])[a-z]+/i, 'an for a'],
        ]),
    [/\.\.|,,|;;|\?\?|!!|[.!?],|,\.| [,;.!?](?:\s|$)|[!?]\./, 'doubled marks'],
    [/[[\]{}]/, 'a stray bracket'],
    [/\bundefined\b|\bnull\b|\bNaN\b|\[object/, 'a trace of the program'],
    [/\byou (?:is|was|has)\b|\b(?:he|she|it) (?:are|have)\b/, 'wrong agreement'],
    [/\bwe (?:is|was|has)\b|\bI (?:is|are|has)\b/, 'wrong agreement'],
    [/\bi\b(?=[ '])(?!')/, 'a small i'],
    [
      /\b(?:to to|for for|for to|about that that|sorry sorry|please please|and and|for and)\b/i,
      'doubled words',
    ],
    [/\bbuilt-in writer\b/i, 'the text speaks of its writer'],
  ];
  return patterns.flatMap(([pattern, name]) => {
    const found = pattern.exec(prose);
    return found
      ? [
          `${name}: "${prose.slice(Math.max(found.index - 12, 0), found.index + 24).replace(/\n/g, ' ')}"`,
        ]
      : [];
  });
}

const claims =
  /\b(?:best in town|number one|#1|award-winning|world-class|guaranteed?|clinically|medically|certified|licensed|insured|cheapest|lowest prices?|highest quality|top-rated|trusted by|years of experience|gluten|allerg\w*|cures?|heals?|risk-free|no obligation|limited time)\b/gi;

/** No claim that was not entered. */
function claimsNothing(request, { text }) {
  const known = entered(request);
  return [...new Set((text.match(claims) ?? []).map((claim) => claim.toLowerCase()))]
    .filter((claim) => !known.includes(claim.replace(/s$|d$/, '')))
    .map((claim) => `claims "${claim}"`);
}

/** An e-mail has a subject, a greeting and a closing; a job description its five sections. */
function hasItsForm({ tool, input, language }, { text, variants }) {
  // Words of another language are left unchanged.
  if (language) return [];
  if (tool === 'email-assistant') {
    const problems = [];
    if (!/^(?:Subject|Asunto): \S/.test(text)) problems.push('no subject');
    if (!/^(?:Dear|Hi|Hello|Hey|Good|To whom)\b.*,$/m.test(text)) problems.push('no greeting');
    if (text.split(/\s+/).length < 25 && !/word|short|brief/i.test(Object.values(input).join(' ')))
      problems.push('too short for an e-mail');
    return problems;
  }
  if (tool === 'content-generator')
    return variants.length === 2 || variants.length === 3 ? [] : [`${variants.length} variants`];
  if (tool === 'job-matching')
    return ['Summary', 'Responsibilities', 'Required', 'Preferred', 'Work Environment']
      .filter((part) => !new RegExp(`^#+ .*${part}`, 'm').test(text))
      .map((part) => `no section ${part}`);
  return [];
}

const rules = {
  hasEveryFact,
  hasNothingForbidden,
  inventsNoNumber,
  inventsNoName,
  echoesNoOrder,
  hasFewPlacesToFillIn,
  hasWholeSentences,
  differs,
  isEasyToRead,
  keepsLimits,
  isClean,
  claimsNothing,
  hasItsForm,
  ...readersRules,
};

const computing = /^(?:business-advisor|market-analysis|financial-forecasting)$/;

/** Analyses and forecasts compute, date their steps and name their writer: judged by what they have to say. */
export const rulesFor = ({ tool }) =>
  computing.test(tool)
    ? {
        hasEveryFact,
        hasNothingForbidden,
        hasFewPlacesToFillIn,
        ...(tool === 'business-advisor' && adviceRules),
      }
    : rules;
