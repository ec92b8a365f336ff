import type { ResumeLanguage } from '@commons/contracts/resumes/resume-structure';

const bullet = /^[•▪◦‣·●○*–-]\s*/u;
/** Longest list of skills on one line: the pattern that splits it looks ahead from each comma. */
const longestList = 6_000;
const mostItems = 200;

/** Ratings drawn with symbols or given in numbers: "★★★★☆", "●●●○○", "90%", "4/5". */
const rating = /[\s:–-]*(?:[★☆●○■□▪▫◆◇•·]{2,}|\d{1,3}\s?%|\d{1,2}\s?\/\s?\d{1,2})\s*$/u;

const unique = (items: readonly string[]) => [
  ...new Map(items.map((item) => [item.toLowerCase(), item])).values(),
];

/** "Languages: Python, Go" → Python, Go. Sentences are not skills. */
export function skillsIn(lines: readonly string[]): string[] {
  const skills = lines
    .map((line) =>
      line
        .replace(rating, '')
        .replace(bullet, '')
        .replace(/^[^:：]{2,40}[:：]\s*/, '')
        // A label in the first cell of a table: "EDV | SAP, EPLAN".
        .replace(/^[^|,;]{2,24} \| (?=[^|]*[,;][^|]*$)/, ''),
    )
    .flatMap((line) =>
      line.slice(0, longestList).split(/\s*[,;|•·◆■●，、；،؛]\s*(?![^(]*\))|\s+\/\s+|\s{3,}/),
    )
    .map((skill) =>
      skill
        .replace(rating, '')
        .replace(/^[^:：]{2,40}[:：]\s+/, '')
        .replace(/\.$/, '')
        .trim(),
    )
    .filter((skill) => skill.length > 0 && skill.length <= 60 && skill.split(' ').length <= 6)
    .filter((skill) => /[\p{L}]/u.test(skill));
  return unique(skills).slice(0, mostItems);
}

const level =
  /^(.{2,40}?)(?:\s*[:|–—-]\s*|\s*\(|\s*,\s*|\s+)((?:native|mother|fluent|fluency|bilingual|proficient|professional|full|limited|advanced|intermediate|upper|basic|beginner|elementary|conversational|conversant|working|good|excellent|very good|business|school|c[12]|b[12]|a[12]|muttersprach\p{L}*|verhandlungssicher|fließend|fliessend|gut\p{L}*|sehr gut|grundkenntnisse|nativo|nativa|lengua materna|fluido|fluida|avanzado|intermedio|básico|langue maternelle|courant|bilingue|intermédiaire|avancé|notions|débutant|fluente|avançado|intermediário|materna|madrelingua|ottimo|buono|scolastico|moedertaal|vloeiend|goed|ojczysty|biegły|biegle|komunikatywn\p{L}*|родной|свободн\p{L}*|средний|базов\p{L}*|母语|精通|流利|熟练|ネイティブ|日常会話|ビジネス|원어민|비즈니스|اللغة الأم|طلاقة|ممتاز|جيد|שפת אם|גבוהה|טובה).{0,60}?)\)?$/iu;

/** Languages with their level: "German (B2)", "English – native". */
export function languagesIn(lines: readonly string[]): ResumeLanguage[] {
  return lines
    .map((line) => line.replace(bullet, '').slice(0, 400))
    .flatMap((line) =>
      level.test(line) && !/,\s*\p{Lu}|;/u.test(line)
        ? [line]
        : line.split(/\s*[,;|•·、，；]\s*(?![^(]*\))/),
    )
    .map((item) => item.trim())
    .filter((item) => item.length >= 2 && item.length <= 100 && /\p{L}/u.test(item))
    .map((item) => {
      const [, name, found] = level.exec(item) ?? [];
      if (name && found) return { name: name.trim(), level: found.replace(/\)$/, '').trim() };
      return { name: item.replace(rating, '').trim() };
    })
    .filter(({ name }) => name.length > 0 && name.split(' ').length <= 4)
    .slice(0, 20);
}

/** Longest name of a certification. */
const longestCertification = 160;
const mostCertifications = 30;

/** The entries of a section of certifications: no sentences, and dates stay with their line. */
export function certificationsIn(lines: readonly string[]): string[] {
  const found: string[] = [];
  for (const line of lines) {
    const text = line.replace(bullet, '').trim();
    const last = found.at(-1);
    const isDate = /^[\s\d()./–-]*(?:\p{L}{3,9}\.? )?(?:19|20)\d{2}\)?$/u.test(text);
    const isRest = last && !bullet.test(line) && (isDate || /^[\p{Ll}(]/u.test(text));
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
  return found.slice(0, mostCertifications);
}
