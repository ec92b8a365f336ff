import type { ResumeLanguage } from '@commons/contracts/resumes/resume-structure';
import { knownHeading } from '../headings/headings.js';
import { withoutBullet } from '../lines/bullet.js';
import { fieldIn } from '../lines/fields.js';
import { iconLetter, rating } from './lists.js';

const level =
  /^(.{2,40}?)(?:\s*[:：|–—-]\s*|\s*\(|\s*,\s*|\s+)((?:native|heritage|mother|fluent|fluency|bilingual|proficient|professional|full|limited|advanced|intermediate|upper|basic|beginner|elementary|conversational|conversant|working|good|excellent|very good|business|school|c[12]|b[12]|a[12]|muttersprach\p{L}*|verhandlungssicher|fließend|fliessend|gut\p{L}*|sehr gut|grundkenntnisse|nativo|nativa|lengua materna|fluido|fluida|avanzado|intermedio|básico|(?:langue )?maternelle|bon niveau|courant|bilingue|intermédiaire|avancé|notions|débutant|fluente|avançado|intermediário|matern[ao]|madrelingua|ottimo|buono|scolastico|moedertaal|vloeiend|goed|ojczysty|biegły|biegle|komunikatywn\p{L}*|родной|свободн\p{L}*|средний|базов\p{L}*|母语|精通|流利|熟练|ネイティブ|日常会話|ビジネス|원어민|비즈니스|اللغة الأم|طلاقة|ممتاز|جيد|שפת אם|גבוהה|טובה).{0,60}?)\)?$/iu;

const languageCodes =
  'en es fr de pt it nl pl ru zh ja ko ar he hi ur bn vi tl uk ro el tr fa sw so am th id ht hu cs sv da no fi sr hr bg sq yo ig'.split(
    ' ',
  );

/** Names of languages that people in town speak, from the runtime's own data. */
const spoken = new Set(
  ['en', 'es', 'fr', 'de', 'pt', 'it'].flatMap((language) => {
    const names = new Intl.DisplayNames([language], { type: 'language', fallback: 'none' });
    return languageCodes.flatMap((code) => names.of(code)?.toLowerCase() ?? []);
  }),
);

/** How many words of a line are names of languages. */
const countSpoken = (line: string) =>
  (line.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => spoken.has(word)).length;

/** "English & Spanish", "Bilingual: Spanish and English": two languages without a comma. */
const eachOf = (item: string): string[] =>
  countSpoken(item) < 2
    ? [item]
    : item
        .replace(
          /^(?:fully )?(?:bilingual|bilingüe|bilingue)(?:\s*[:–-])?\s+(?:in\s+|en\s+)?/iu,
          '',
        )
        .split(/\s*[&/]\s*|\s+(?:and|und|y|et|e)\s+/iu);

/** "conversational Spanish", "fluent in English". */
const levelBefore =
  /^(native|fluent|conversational|basic|intermediate|advanced|proficient|working|some|good)(?: level)?(?: in)? (\p{Lu}\p{L}+)$/iu;

/** The grid of the European form: "LISTENING C1 READING C1 WRITING B2". */
const gridCell =
  /\b(?:listening|reading|writing|spoken production|spoken interaction|understanding|speaking)\b/gi;
const gridLevel = /\b[ABC][12]\b/;

/** "Mother tongue(s): Romanian", "Other language(s): English". */
const tongue =
  /^(mother tongue|native language|first language|other language)(?:\(s\)|s)?\s*[:|]\s*/i;

/** "Spoken: Intermediate" below a language. */
const ofSkill =
  /^(?:spoken|written|read|speak|write|speaking|reading|writing|listening|understanding)\s*[:|]\s*(\S.*)$/i;

/** The level of a language on a line of its own below it. */
function levelAlone(line: string): string | undefined {
  if (
    line.replace(gridCell, '') !== line &&
    line.replace(gridCell, '').replace(/\b[ABC][12]\b|[\s|]/g, '') === ''
  )
    return gridLevel.exec(line)?.[0];
  const [, told] = ofSkill.exec(line) ?? [];
  if (told) return told;
  return /^\(?(?:(?:native|full|limited|professional|elementary|basic)\b.*\b(?:proficiency|level|speaker)|native|fluent|conversational|[abc][12])\)?$/i.test(
    line.trim(),
  )
    ? line.trim().replace(/^\(|\)$/g, '')
    : undefined;
}

/** Puts levels after their languages: those of forms, and those on lines of their own. */
function withLevelsBehind(lines: readonly string[]): string[] {
  const joined: string[] = [];
  for (const line of lines) {
    const alone = levelAlone(line);
    const last = joined.at(-1);
    const [, kind] = tongue.exec(line) ?? [];
    if (alone === undefined) {
      const name = line.replace(tongue, '');
      joined.push(kind && !/^other/i.test(kind) ? `${name} (native)` : name);
    } else if (last !== undefined && !level.test(last))
      joined[joined.length - 1] = `${last} (${alone})`;
  }
  return joined;
}

/** Languages with their level: "German (B2)", "English – native". */
export function languagesIn(lines: readonly string[]): ResumeLanguage[] {
  return withLevelsBehind(lines.map((line) => withoutBullet(line).slice(0, 400)))
    .flatMap((line) =>
      level.test(line) && !/,\s*[\p{Lu}\p{Lo}]|;/u.test(line) && countSpoken(line) < 2
        ? [line]
        : line.split(/\s*[,;|•·、，；]\s*(?![^(]*\))/),
    )
    .flatMap(eachOf)
    .map((item) => item.trim().replace(/\.$/, '').replace(iconLetter, ''))
    .filter((item) => item.length >= 2 && item.length <= 100 && /\p{L}/u.test(item))
    .map((item) => {
      const [, early, called] = levelBefore.exec(item) ?? [];
      if (early && called) return { name: called, level: early };
      const [, name, found] = level.exec(item) ?? [];
      if (name && found) return { name: name.trim(), level: found.replace(/\)$/, '').trim() };
      return { name: item.replace(rating, '').trim() };
    })
    .filter(({ name }) => name.length > 0 && name.split(' ').length <= 4)
    .slice(0, 20);
}

const spokenLabel = /^spoken(?: languages?)?$/i;

/** The text behind "Languages:", "Languages known:", "Spoken:". */
function behindLabel(line: string): string | undefined {
  const { label = '', value = '' } = fieldIn(line) ?? {};
  const isLabel = spokenLabel.test(label) || knownHeading(label) === 'languages';
  return isLabel ? value : undefined;
}

/** "Languages: English, conversational Spanish" among the skills, unlike "Languages: Python, Go". */
export const isLineOfLanguages = (line: string): boolean =>
  countSpoken(behindLabel(line) ?? '') > 0;

/** The list after the label of such a line. */
export const withoutLabel = (line: string): string => behindLabel(line) ?? line;
