// Form: whole sentences, the limits of the channel, clean typing, easy to read.
import { readingGrade } from './reading-grade.mjs';

const maxChannelLength = {
  'Instagram Caption': 2_200,
  'LinkedIn Post': 3_000,
  'Facebook Post': 1_500,
  'Twitter/X Post': 280,
  'Email Subject Line': 60,
};

const fillIn = /\[[^\]\n]{1,120}\]/g;

/** At most two places to fill in, in each variant. */
export const hasFewPlacesToFillIn = (_request, { variants }) =>
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
export function hasWholeSentences({ input, account }, { variants }) {
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

/** Reading grade of at most 9 (Flesch–Kincaid). */
export const isEasyToRead = ({ language }, { variants }) =>
  (language ? [] : variants).flatMap((variant) => {
    const grade = readingGrade(variant);
    return grade > 9 ? [`reading grade ${grade.toFixed(1)}`] : [];
  });

/** Limits of the channel, and those that were entered: "under 50 words". */
export function keepsLimits({ input }, { variants }) {
  const most = maxChannelLength[input.contentType];
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
export function isClean({ language }, { text }) {
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
    [/\.\.|,,|;;|\?\?|!!|(?<!\b[ap]\.m)[.!?],|,\.| [,;.!?](?:\s|$)|[!?]\./, 'doubled marks'],
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

/** An e-mail has a subject, a greeting and a closing; a job description its five sections. */
export function hasItsForm({ tool, input, language }, { text, variants }) {
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
