import { foldWords } from '@commons/service-kit/search/words/words';
import { isChoice } from './choices.js';
import { covers, isKind, isSame, type Mention, mentionsIn } from './concepts.js';
import { contentStems } from './content-words.js';
import { byDegree } from './degree-evidence.js';
import { type Evidence, maxQuotes, none } from './evidence-answer.js';
import { nearestLine } from './near-lines.js';
import { type PersonLine, type PersonText, type Quote, quoteOf } from './person-text.js';
import type { Requirement } from './requirements.js';
import { asksTwo, languagesIn } from './spoken-languages.js';
import { byYears } from './years-evidence.js';

/** The shortest lines first: a specific sentence is better evidence than a list. */
const byLength = (lines: readonly PersonLine[]) =>
  lines.toSorted((one, other) => one.text.length - other.text.length);

interface Found {
  readonly wanted: Mention;
  readonly line?: PersonLine;
  readonly as?: Mention;
}

/** 2 for the same words, 1 for other words of the same thing. */
const nearness = (said: Mention, wanted: Mention) =>
  said.key === wanted.key ? 2 : isSame(said, wanted) ? 1 : 0;

/** A licence is best shown by the list of licences, everything else by a line that names the same thing. */
function find(wanted: Mention, lines: readonly PersonLine[]): Found {
  const found = byLength(lines).flatMap((line) => {
    const named = line.mentions.filter((mention) => covers(mention, wanted));
    const as = named.sort((one, other) => nearness(other, wanted) - nearness(one, wanted))[0];
    return as ? [{ wanted, line, as }] : [];
  });
  const isLicence = isKind(wanted, 'credential');
  const rank = ({ line, as }: (typeof found)[number]) =>
    isLicence ? (line.isCertificate ? 3 : 0) + nearness(as, wanted) : Number(isSame(as, wanted));
  return found.sort((one, other) => rank(other) - rank(one))[0] ?? { wanted };
}

function uniqueQuotes(found: readonly { line?: PersonLine; near?: string }[]): Quote[] {
  const quotes = new Map<string, Quote>();
  for (const { line, near } of found) {
    if (line && quotes.size < maxQuotes) quotes.set(line.text, quoteOf(line, near));
  }
  return [...quotes.values()];
}

/** Beside something that can be found, neither a quality nor "manage" is missing: "friendly on the phone". */
const telling = (wanted: readonly Mention[]) => {
  const others = wanted.filter((one) => !isKind(one, 'quality') && !ofAnyWork.test(one.key));
  return others.length > 0 ? others : wanted;
};

/** "Robotic", "commercial", "pediatric". */
const isAdjective = /(?:ic|al|ive|ary|ian|ous)$/i;

/** Most content words of a requirement that is a name with what qualifies it: "robotic welding". */
const maxOfName = 3;

/** What qualifies the one skill of a short requirement and is nowhere in the person's text: "robotic" welding. */
function unknownQualifiers(text: string, wanted: readonly Mention[], person: PersonText): string[] {
  const [only, ...more] = wanted;
  const isName = only && more.length === 0 && contentStems(text).size <= maxOfName;
  if (!isName || isKind(only, 'credential') || isKind(only, 'quality')) return [];
  const before = text.slice(0, text.indexOf(only.text));
  return (before.match(/[\p{L}-]{5,}/gu) ?? []).filter((word) => {
    const [stem] = contentStems(word);
    return stem && isAdjective.test(word) && !person.lines.some(({ stems }) => stems.has(stem));
  });
}

/** Verbs that say little without their object: "Inspect the vehicle" is not "inspected complaints". */
const needsObject = /^(?:inspect|supervis|train|schedul|coordinat|order|teach|hire|recruit)\S*$/;
/** Whoever is trained or led: "aides", "new employees". */
const anybody = /^(?:-?aide|employe|staff|new|team|crew|people|worker|other|member)/;

/** Whether a line has a word of what the verb of a requirement is about, if only the verb was recognized. */
function isAboutSame(text: string, { key }: Mention, { stems }: PersonLine): boolean {
  if (!needsObject.test(key)) return true;
  const objects = [...contentStems(text)].filter((stem) => stem !== key && !anybody.test(stem));
  return objects.length === 0 || objects.some((stem) => stems.has(stem));
}

/** Compares by the skills, credentials and occupations of the requirement. */
function byMentions(text: string, all: readonly Mention[], person: PersonText): Evidence {
  const wanted = telling(all);
  const found = wanted.map((mention) => find(mention, person.lines));
  const hits = found.filter(({ line }) => line);
  const missing = [
    ...found.filter(({ line }) => !line).map(({ wanted }) => wanted.text),
    ...(hits.length > 0 ? unknownQualifiers(text, wanted, person) : []),
  ];
  // Who says "kids" need not write "experience with kids".
  const differing = hits.find(
    ({ wanted, as }) => as && !wanted.key.includes(as.key) && !as.key.includes(wanted.key),
  );
  const isWhole = missing.length === 0 || (hits.length > 0 && isChoice(text));
  const [only] = hits;
  const isVague = hits.length === 1 && only?.line && !isAboutSame(text, only.wanted, only.line);
  return {
    state: isWhole && !isVague ? 'found' : hits.length > 0 ? 'partly' : 'not_found',
    quotes: uniqueQuotes(hits.map(({ line, as }) => ({ line, near: as?.text }))),
    missing: isWhole ? [] : missing,
    ...(differing?.as && { wording: { theirs: differing.wanted.text, yours: differing.as.text } }),
  };
}

const enough = 0.6;

/** Least letters of a single word that says something. */
const minLetters = 5;
/** Words of any work: "Case manager" has no "Classroom management". */
const ofAnyWork = /^(?:manag|train|servic|-?customer|system|process|program|product|project|team)/;

/** A dash marks a stem that is a whole word. */
const lettersOf = (stem: string) => stem.replace(/^-/, '').length;

/** Least letters of stems that may differ in their ends: "reconciliation" and "reconciled". */
const minOfLongStem = 6;
const maxEnd = 3;

const isOtherForm = (one: string, other: string) =>
  Math.min(one.length, other.length) >= minOfLongStem &&
  Math.abs(one.length - other.length) <= maxEnd &&
  (one.startsWith(other) || other.startsWith(one));

const hasOtherForm = (stem: string, line: PersonLine) => {
  if (stem.length < minOfLongStem) return false;
  for (const other of line.stems) if (isOtherForm(stem, other)) return true;
  return false;
};

const sharedStems = (stems: ReadonlySet<string>, line: PersonLine) =>
  [...stems].filter((stem) => line.stems.has(stem) || hasOtherForm(stem, line));

/** Stems of names within a sentence: of words with a capital that do not begin it. */
const namesIn = (text: string) =>
  new Set(
    [...text.matchAll(/(?<=[\p{L}\p{N},/(]\s*)(?<![.!?]\s*)\p{Lu}[\p{L}\p{N}+#]{2,}/gu)].flatMap(
      ([name]) => [...contentStems(name)],
    ),
  );

/** Compares by words: most of them must occur in one line. */
function byWords(text: string, person: PersonText): Evidence {
  const stems = contentStems(text);
  if (stems.size === 0) return { ...none, state: 'ask' };
  const best = person.lines
    .map((line) => ({ line, shared: sharedStems(stems, line) }))
    .filter(({ shared }) => shared.length > 0)
    .sort((one, other) => other.shared.length - one.shared.length)
    .slice(0, maxQuotes);
  const first = best[0];
  if (!first) return none;
  const quotesOf = (some: typeof best) =>
    uniqueQuotes(some.map(({ line, shared }) => ({ line, near: shared[0] ?? '' })));
  const least = Math.min(2, stems.size);
  if (first.shared.length >= least && first.shared.length / stems.size >= enough) {
    return { state: 'found', quotes: quotesOf([first]), missing: [] };
  }
  // "Dentrix" of "Dentrix or Eaglesoft", "OSHA" of "OSHA regulations".
  const named = namesIn(text);
  const byName = best.filter(({ shared }) => shared.some((stem) => named.has(stem)));
  if (byName.length > 0)
    return { state: isChoice(text) ? 'found' : 'partly', quotes: quotesOf(byName), missing: [] };
  // "Groomed dogs" for "Pet grooming": one of two words is worth showing.
  const isHalf =
    stems.size === 2 &&
    first.shared.some((stem) => lettersOf(stem) >= minLetters && !ofAnyWork.test(stem));
  if (isHalf) return { state: 'partly', quotes: quotesOf([first]), missing: [] };
  const together = new Set(best.flatMap(({ shared }) => shared));
  if (together.size >= 2 && together.size / stems.size >= enough / 2) {
    return { state: 'partly', quotes: quotesOf(best), missing: [] };
  }
  return none;
}

function byLanguage(text: string, person: PersonText): Evidence {
  const wanted = languagesIn(text);
  const lines = person.lines.map((line) => ({ line, named: languagesIn(line.text) }));
  if (wanted.length === 0) {
    const two = lines.find(({ line, named }) => named.length > 1 || asksTwo(line.text));
    return two ? { state: 'found', quotes: [quoteOf(two.line)], missing: [] } : none;
  }
  const hits = wanted.map((name) => ({
    name,
    line: lines.find(({ named }) => named.includes(name))?.line ?? writtenIn(name, person),
  }));
  const missing = hits.filter(({ line }) => !line).map(({ name }) => name);
  // Texts in English rarely mention it.
  if (hits.length === missing.length && missing.every((name) => name === 'english')) {
    return { state: 'ask', quotes: [], missing: [] };
  }
  const unsaid = missing.filter((name) => name !== 'english');
  // Who is bilingual in "English/Spanish" speaks both.
  const isOneEnough = isChoice(text) && !asksTwo(text);
  const isWhole = unsaid.length === 0 || (missing.length < hits.length && isOneEnough);
  return {
    state: isWhole ? 'found' : missing.length < hits.length ? 'partly' : 'not_found',
    quotes: uniqueQuotes(hits),
    missing: isWhole ? [] : unsaid,
  };
}

const spanishOnly = new Set('de del con los las en por para una que el y al su'.split(' '));
/** Least share of such words in a Spanish text, and least number of them. */
const spanish = { share: 0.12, least: 4 };

/** The longest line of a person who writes in Spanish, which says that they speak it. */
function writtenIn(language: string, { lines }: PersonText): PersonLine | undefined {
  if (language !== 'spanish') return undefined;
  const words = lines.flatMap(({ text }) => foldWords(text));
  const count = words.filter((word) => spanishOnly.has(word)).length;
  const isSpanish = count >= spanish.least && count / words.length >= spanish.share;
  return isSpanish ? byLength(lines).at(-1) : undefined;
}

/** Availability, strength, checks, qualities: a question unless the person mentions them. */
function byPerson(text: string, person: PersonText): Evidence {
  const named = mentionsIn(text);
  const found = named.length > 0 ? byMentions(text, named, person) : byWords(text, person);
  return found.state === 'found' ? found : { state: 'ask', quotes: [], missing: [] };
}

/** How a person's text addresses a requirement, with the lines as evidence. */
export function evidenceFor(requirement: Requirement, person: PersonText): Evidence {
  const { kind, text } = requirement;
  if (kind === 'years') return byYears(requirement, person);
  if (kind === 'degree') return byDegree(text, person);
  if (kind === 'language') return byLanguage(text, person);
  if (kind === 'personal' || kind === 'quality') return byPerson(text, person);
  const wanted = mentionsIn(text);
  const compared = byItsWords(text, wanted, person);
  if (compared.state !== 'not_found' || isCredential(wanted)) return compared;
  const near = nearestLine(text, person.lines);
  return near ? { state: 'partly', quotes: [quoteOf(near)], missing: [] } : compared;
}

function byItsWords(text: string, wanted: readonly Mention[], person: PersonText): Evidence {
  const found = wanted.length > 0 ? byMentions(text, wanted, person) : none;
  if (found.state === 'found') return found;
  const words = byWords(text, person);
  // A line with most words of the requirement addresses it, whatever the concepts.
  if (words.state === 'found' && !isCredential(wanted)) return words;
  if (found.state === 'not_found' && words.state === 'partly' && !isCredential(wanted))
    return words;
  return wanted.length > 0 ? found : words;
}

/** A licence is held or not: other words of its line are no evidence. */
const isCredential = (wanted: readonly Mention[]) =>
  wanted.some((mention) => isKind(mention, 'credential'));
