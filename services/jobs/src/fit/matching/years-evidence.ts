import { isChoice } from './choices.js';
import { implies, isNear, isSameWork, type Mention, mentionsIn } from './concepts.js';
import { contentStems } from './content-words.js';
import { type DatedJob, yearsOf } from './dated-jobs.js';
import { type Evidence, maxQuotes, none } from './evidence-answer.js';
import { type PersonText, quoteOf } from './person-text.js';
import type { Requirement } from './requirements.js';

/** The subject of an experience: "commercial baking" in "3+ years of experience in commercial baking". */
const subjectOf = (text: string) =>
  text
    .replace(/^.*?\b(?:years?|años?)(?!\p{L})/iu, '')
    .replace(/\b(?:professional|paid|hands[- ]on|mid|senior|junior|level|executive)\b/gi, ' ');

/** "baking" is the work of a baker: the stems share a prefix. */
const hasForm = (stems: ReadonlySet<string>, wanted: string) =>
  [...stems].some(
    (stem) =>
      stem === wanted ||
      (Math.min(stem.length, wanted.length) >= 4 &&
        (stem.startsWith(wanted) || wanted.startsWith(stem))),
  );

/** Compares years of experience with the person's dated jobs of such work. */
export function byYears({ text, years: wanted }: Requirement, person: PersonText): Evidence {
  const { jobs } = person;
  const subject = subjectOf(text);
  const mentions = mentionsIn(subject);
  const stems = contentStems(subject);
  const isOpen = stems.size === 0 || wanted === undefined;
  const isOf = ({ mentions: named, stems: own }: DatedJob) => {
    const isNamed = (one: Mention) =>
      named.some((other) => isSameWork(one, other) || implies(other, one));
    // "Retail supervision" is both; of a choice one is enough.
    if (mentions.length > 0)
      return isChoice(subject) ? mentions.some(isNamed) : mentions.every(isNamed);
    return [...stems].some((stem) => hasForm(own, stem));
  };
  const paid = jobs.filter(({ isBreak }) => !isBreak);
  const same = isOpen ? paid : jobs.filter(isOf);
  const isClose = ({ mentions: named }: DatedJob) =>
    mentions.some((one) => named.some((other) => isNear(one, other) || implies(other, one)));
  // Years as a line cook are related to those of a baker, but not the same.
  const related = same.length > 0 ? same : jobs.filter(isClose);
  const years = { related: yearsOf(related), all: yearsOf(paid) };
  const quotes = related
    .slice(0, maxQuotes)
    .map(({ text: line }) => ({ text: line, from: sourceOf(person) }));
  if (jobs.length === 0) return { ...byStatedYears(wanted, person), years };
  if (wanted === undefined) return { state: 'ask', quotes, missing: [], years };
  const isMet = same.length > 0 && years.related >= wanted;
  const state = isMet ? 'found' : years.related > 0 ? 'partly' : 'not_found';
  return { state, quotes, missing: [], years };
}

const sourceOf = ({ lines }: PersonText) =>
  lines.find(({ from }) => from !== 'letter')?.from ?? 'resume';

/** Without dated jobs: what a line states, "Five years in kitchens". */
function byStatedYears(wanted: number | undefined, { lines }: PersonText): Evidence {
  const line = lines.find(({ text }) =>
    /\b(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez)\+? (?:years|años)(?!\p{L})/iu.test(
      text,
    ),
  );
  if (line) return { state: 'ask', quotes: [quoteOf(line, 'years')], missing: [] };
  return wanted === undefined ? { ...none, state: 'ask' } : none;
}
