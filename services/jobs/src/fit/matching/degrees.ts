/**
 * A short form before its subject at the beginning of a line or behind a mark: "BA Psychology". In capitals only, since
 * "as" and "ma" are words, and never before a program: "MS Word". Its school may follow: "AA, Chattanooga State".
 */
const shortForm = (forms: string) =>
  new RegExp(
    String.raw`(?:(?:^|[,;:(•|–—-]\s*)(?:${forms})\.?|^(?:${forms}),) (?!Word|Excel|Office|Access|Outlook|Power|Project|SQL|Teams|Windows|Dynamics)(?=\p{Lu}\p{Ll})`,
    'mu',
  );

const anyOf = (...patterns: readonly string[]) => new RegExp(patterns.join('|'), 'iu');

/** Levels of education in ascending order, by their names in postings and résumés. */
const levels: readonly { readonly name: string; readonly words: RegExp }[] = [
  {
    name: 'school',
    words: anyOf(
      String.raw`\b(?:high school|ged|secondary school|school diploma|diploma|hiset)\b`,
      String.raw`(?<!\p{L})(?:bachiller(?:ato)?|preparatoria|secundaria)(?!\p{L})`,
      String.raw`(?<!\p{L})(?:educaci[oó]n b[aá]sica|graduado escolar)(?!\p{L})`,
    ),
  },
  { name: 'college', words: /\bsome college\b/i },
  {
    name: 'associate',
    words: anyOf(
      String.raw`\bassociate(?:['’]?s)? (?:degree|of|in|or)\b`,
      String.raw`\ba\.?a\.?s\b|\ba\.[as]\.(?=[\s,)]|$)`,
      String.raw`\bassociate degree\b`,
      String.raw`(?<!\p{L})(?:t[eé]cnico (?:superior|medio|en)|grado (?:superior|medio))(?!\p{L})`,
      String.raw`(?<!\p{L})(?:ciclo formativo|formaci[oó]n profesional|tecnicatura)(?!\p{L})`,
    ),
  },
  {
    name: 'bachelor',
    words: anyOf(
      String.raw`\bbachelor(?:['’]?s)?\b`,
      String.raw`\bb\.? ?(?:a|s|sc|eng|ba|f\.?a)\b\.?(?= |,|$)(?= ?(?:degree|in|of|,|$))`,
      String.raw`\bb\.(?:a|s|sc|eng|f\.a)\.(?= )`,
      String.raw`\bbsn\b`,
      String.raw`\bcollege degree\b`,
      String.raw`\buniversity degree\b`,
      String.raw`\bfour[- ]year degree\b`,
      String.raw`\bundergraduate degree\b`,
      String.raw`(?<!\p{L})(?:licenciad[oa]|licenciatura|grado en|grado universitario)(?!\p{L})`,
      String.raw`(?<!\p{L})(?:t[ií]tulo universitario|estudios universitarios)(?!\p{L})`,
      String.raw`(?<!\p{L})(?:ingenier[ií]a en)(?!\p{L})`,
    ),
  },
  {
    name: 'master',
    words: anyOf(
      String.raw`\bmaster(?:['’]?s)?(?: degree| of| in)\b`,
      String.raw`\bm\.? ?(?:sc|ba|s\.?w)\b`,
      // "Med-surg" is none.
      String.raw`\bm\. ?ed\b`,
      String.raw`\bm\.(?:a|s)\.`,
      String.raw`\bmsn\b`,
      String.raw`\bgraduate degree\b`,
      String.raw`(?<!\p{L})(?:maestr[ií]a|m[aá]ster en|m[aá]ster universitario|posgrado)(?!\p{L})`,
    ),
  },
  {
    name: 'doctorate',
    words:
      /\bph\.? ?d\b|\bdoctor(?:ate|al|\sof)\b|\bj\.?d\b\.?|\bm\.d\.|\bdnp\b|(?<!\p{L})doctorado(?!\p{L})/iu,
  },
];

const shortForms: readonly (RegExp | undefined)[] = [
  // "Soddy Daisy High".
  /\p{Lu}\p{Ll}+ High(?=,|$)/mu,
  undefined,
  shortForm('AA|AS|AAS'),
  shortForm('BA|BS|BSc|BBA|BFA'),
  shortForm('MA|MS|MSc|MEd|MBA|MFA'),
  undefined,
];

export interface DegreeLevel {
  /** From 0. */
  readonly level: number;
  /** The text `fitDegreeName` says it in the language of a page. */
  readonly name: string;
}

const names = (level: number, text: string): boolean =>
  levels[level]?.words.test(text) === true || shortForms[level]?.test(text) === true;

/** The lowest level of education that a requirement accepts: "associate or bachelor's" is an associate degree. */
export function lowestDegree(text: string): DegreeLevel | undefined {
  const level = levels.findIndex((_, at) => names(at, text));
  return level < 0 ? undefined : { level, name: levels[level]?.name ?? '' };
}

/** The highest level that a line names. */
export function highestDegree(text: string): DegreeLevel | undefined {
  const level = levels.findLastIndex((_, at) => names(at, text));
  return level < 0 ? undefined : { level, name: levels[level]?.name ?? '' };
}
