import { covers, mentionsIn } from './concepts.js';
import { contentStems } from './content-words.js';
import { highestDegree, lowestDegree } from './degrees.js';
import { type Evidence, none } from './evidence-answer.js';
import { type PersonLine, type PersonText, quoteOf } from './person-text.js';

/** The subject of a degree: "nursing" of "bachelor's in nursing" and of "BSN". */
const fieldOf = (text: string) =>
  /\bbsn\b/i.test(text) ? 'nursing' : /\bin ([^,.;()]+)/i.exec(text)?.[1];

/** Words of a field that are none. */
const anyField =
  /\b(?:or|and|an?y?|related|relevant|similar|equivalent|equal|experience|fields?|degree)\b/gi;

/** Whether one of the lines with degrees names the field that a requirement asks for, if it asks for one. */
function isInField(text: string, lines: readonly PersonLine[]): boolean {
  const field = fieldOf(text)?.replace(anyField, ' ') ?? '';
  const stems = [...contentStems(field)];
  const wanted = mentionsIn(field);
  if (stems.length === 0) return true;
  return lines.some(
    (line) =>
      stems.some((stem) => line.stems.has(stem)) ||
      fieldOf(line.text) === field.trim() ||
      wanted.some((one) => line.mentions.some((other) => covers(other, one) || covers(one, other))),
  );
}

const isSchool =
  /\b(?:university|college|academy|institute|technology center|school)\b|\buniversidad|\bcolegio|\binstituto/i;

/** Compares the level and the subject of a required degree with those that the person names. */
export function byDegree(text: string, person: PersonText): Evidence {
  const asked = lowestDegree(text);
  if (!asked) return none;
  const named = person.lines
    .map((line) => ({ line, degree: highestDegree(line.text) }))
    .filter(({ degree }) => degree !== undefined)
    .sort((one, other) => (other.degree?.level ?? 0) - (one.degree?.level ?? 0));
  const [highest] = named;
  const own = highest?.degree;
  // A school without a degree that we know may be at this level.
  const school = own ? undefined : person.lines.find(({ text: line }) => isSchool.test(line));
  const missed = school ? 'ask' : 'not_found';
  const state = !own
    ? missed
    : own.level < asked.level
      ? 'partly'
      : isInField(
            text,
            named.map(({ line }) => line),
          )
        ? 'found'
        : 'ask';
  const line = highest?.line ?? school;
  return {
    state,
    quotes: line ? [quoteOf(line)] : [],
    missing: [],
    degree: { asked, ...(own && { own }) },
  };
}
