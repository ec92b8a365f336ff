/** Levels of education in ascending order, by their names in postings and résumés. */
const levels: readonly { readonly name: string; readonly words: RegExp }[] = [
  {
    name: 'a high school diploma or GED',
    words:
      /\b(?:high school|ged|secondary school|school diploma|hiset)\b|(?<!\p{L})(?:bachiller(?:ato)?|preparatoria|secundaria|educaci[oó]n b[aá]sica|graduado escolar)(?!\p{L})/iu,
  },
  { name: 'some college', words: /\bsome college\b/i },
  {
    name: 'an associate degree',
    words:
      /\bassociate(?:['’]?s)? (?:degree|of|in|or)\b|\ba\.?a\.?s\b|\bassociate degree\b|(?<!\p{L})(?:t[eé]cnico (?:superior|medio|en)|grado (?:superior|medio)|ciclo formativo|formaci[oó]n profesional|tecnicatura)(?!\p{L})/iu,
  },
  {
    name: 'a bachelor’s degree',
    words:
      /\bbachelor(?:['’]?s)?\b|\bb\.? ?(?:a|s|sc|eng|ba|f\.?a)\b\.?(?= |,|$)(?= ?(?:degree|in|of|,|$))|\bbsn\b|\bcollege degree\b|\buniversity degree\b|\bfour[- ]year degree\b|\bundergraduate degree\b|(?<!\p{L})(?:licenciad[oa]|licenciatura|grado en|grado universitario|t[ií]tulo universitario|estudios universitarios|ingenier[ií]a en)(?!\p{L})/iu,
  },
  {
    name: 'a master’s degree',
    words:
      /\bmaster(?:['’]?s)?(?: degree| of| in)\b|\bm\.? ?(?:sc|ba|ed|s\.?w)\b|\bm\.(?:a|s)\.|\bmsn\b|\bgraduate degree\b|(?<!\p{L})(?:maestr[ií]a|m[aá]ster en|m[aá]ster universitario|posgrado)(?!\p{L})/iu,
  },
  {
    name: 'a doctorate',
    words:
      /\bph\.? ?d\b|\bdoctor(?:ate|al|\sof)\b|\bj\.?d\b\.?|\bm\.d\.|\bdnp\b|(?<!\p{L})doctorado(?!\p{L})/iu,
  },
];

export interface DegreeLevel {
  /** From 0. */
  readonly level: number;
  readonly name: string;
}

/** The lowest level of education that a requirement accepts: "associate or bachelor's" is an associate degree. */
export function lowestDegree(text: string): DegreeLevel | undefined {
  const level = levels.findIndex(({ words }) => words.test(text));
  return level < 0 ? undefined : { level, name: levels[level]?.name ?? '' };
}

/** The highest level that a line names. */
export function highestDegree(text: string): DegreeLevel | undefined {
  const level = levels.findLastIndex(({ words }) => words.test(text));
  return level < 0 ? undefined : { level, name: levels[level]?.name ?? '' };
}
