import { withoutBullet } from '../lines/bullet.js';
import { isDeed } from '../lines/deeds.js';

/** Longest list of skills on one line: the pattern that splits it looks ahead from each comma. */
const longestList = 6_000;
const maxItems = 200;

/** Ratings drawn with symbols or given in numbers: "★★★★☆", "●●●○○", "90%", "4/5". */
export const rating = /[\s:–-]*(?:[★☆●○■□▪▫◆◇•·]{2,}|\d{1,3}\s?%|\d{1,2}\s?\/\s?\d{1,2})\s*$/u;

/** Icons of fonts that give them as a sign or letter: "/ JavaScript", "t Blaze". */
export const iconLetter = /^(?:[^\p{L}\p{N}(]|[a-z\d])\s+(?=\p{Lu})/u;

/** "Forklift (4 years)": how long is no part of the skill. */
const yearsBehind =
  /\s*\((?:less than |over |more than )?(?:\d+(?:\.\d+)?\+?|a|one|10\+) ?(?:years?|yrs?|months?)\)$/i;

const unique = (items: readonly string[]) => [
  ...new Map(items.map((item) => [item.toLowerCase(), item])).values(),
];

/** "Hamburg, den 12.11.2026", at the end of a German curriculum vitae. */
const signature = /^\p{Lu}[\p{L} .-]+, (?:den )?\d{1,2}\.\s?(?:\d{1,2}\.|\p{L}+)\s?\d{4}$/u;

/** "Führerschein: B, BE": the classes of a licence mean nothing without its name. */
const drivingLicence =
  /^(?:driver['’]?s? licen[cs]e|driving licen[cs]e|führerschein\p{L}*|licencia de (?:conducir|manejo)|carn[eé] de conducir|permis(?: de conduire)?|patente(?: di guida)?|carta de condução|rijbewijs|prawo jazdy)\s*[:|]/iu;

/** Whether a line tells the classes of a driving licence. */
export const isDrivingLicence = (line: string): boolean => drivingLicence.test(withoutBullet(line));

/** "Python, Git, public" above "speaking": a list goes on in small letters. */
function withWholeLists(lines: readonly string[]): string[] {
  const whole: string[] = [];
  for (const line of lines) {
    const above = whole.at(-1) ?? '';
    const isRest = /^\p{Ll}/u.test(line) && /,[^,.;:]*\p{L}$/u.test(above);
    if (isRest) whole[whole.length - 1] = `${above} ${line}`;
    else whole.push(line);
  }
  return whole;
}

/** Behind a comma, it says more of the licence or certificate before it. */
const detail =
  /^(?:class [a-z]|endorsements?\b.*|(?:exp|expires|valid|current|renewed|recert\p{L}*|issued|since|until|no\.?|#)\b.*|state of \p{L}+)$/iu;

/** "Languages: Python, Go" → Python, Go. Sentences are not skills. */
export function skillsIn(all: readonly string[]): string[] {
  const lines = withWholeLists(all);
  const licences = lines
    .filter(isDrivingLicence)
    .map((line) => withoutBullet(line).replace(/\s*[:|][\s|]*/, ' '));
  const skills = lines
    .filter((line) => !isDrivingLicence(line))
    .filter((line) => !isDeed(withoutBullet(line)) && !signature.test(line))
    .map((line) =>
      withoutBullet(line.replace(rating, ''))
        .replace(/^[^:：]{2,40}[:：]\s*(?:\|\s*)?/, '')
        // A label in the first cell of a table: "EDV | SAP, EPLAN".
        .replace(/^[^|,;]{2,24} \| (?=[^|]*[,;][^|]*$)/, ''),
    )
    .flatMap((line) =>
      line
        .slice(0, longestList)
        .split(/\s*(?:,(?!\d{3})|[;|•·◆■▪●，、；،؛])\s*(?![^(]*\))|\s+\/\s+|\s{3,}/),
    )
    .map((skill) =>
      skill
        .replace(rating, '')
        .replace(iconLetter, '')
        .replace(/^[^:：]{2,40}[:：]\s+/, '')
        .replace(yearsBehind, '')
        .replace(/\.$/, '')
        .trim(),
    )
    .filter((skill) => skill.length > 0 && skill.length <= 60 && skill.split(' ').length <= 6)
    .filter((skill) => !detail.test(skill) && !/\d\s?%/.test(skill))
    .filter((skill) => /[\p{L}]/u.test(skill) && !/^\d+\+? ?(?:yrs?|years?)$/i.test(skill));
  return unique([...skills, ...licences]).slice(0, maxItems);
}

/** Longest name of a certification. */
const longestCertification = 160;
const maxCertifications = 30;

/** The entries of a section of certifications: no sentences, and dates stay with their line. */
export function certificationsIn(lines: readonly string[]): string[] {
  const found: string[] = [];
  for (const line of lines) {
    const text = withoutBullet(line).trim();
    const last = found.at(-1);
    const isDate = /^[\s\d()./–-]*(?:\p{L}{3,9}\.? )?(?:19|20)\d{2}\)?$/u.test(text);
    const isRest = last && withoutBullet(line) === line && (isDate || /^[\p{Ll}(]/u.test(text));
    if (isRest && last.length + text.length < longestCertification) {
      found[found.length - 1] = `${last} ${text}`;
    } else if (
      text.length <= longestCertification &&
      text.split(/\s+/).length <= 18 &&
      /\p{L}{2}|\p{Lo}/u.test(text)
    ) {
      found.push(text);
    }
  }
  return found.slice(0, maxCertifications);
}
