/** Levels of education, the lowest first, by how postings and résumés name them. */
const levels: readonly { readonly name: string; readonly words: RegExp }[] = [
  {
    name: 'a high school diploma or GED',
    words: /\b(?:high school|ged|secondary school|school diploma|hiset)\b/i,
  },
  { name: 'some college', words: /\bsome college\b/i },
  {
    name: 'an associate degree',
    words: /\bassociate(?:['’]?s)? (?:degree|of|in|or)\b|\ba\.?a\.?s\b|\bassociate degree\b/i,
  },
  {
    name: 'a bachelor’s degree',
    words:
      /\bbachelor(?:['’]?s)?\b|\bb\.? ?(?:a|s|sc|eng|ba|f\.?a)\b\.?(?= |,|$)(?= ?(?:degree|in|of|,|$))|\bbsn\b|\bcollege degree\b|\buniversity degree\b|\bfour[- ]year degree\b|\bundergraduate degree\b/i,
  },
  {
    name: 'a master’s degree',
    words:
      /\bmaster(?:['’]?s)?(?: degree| of| in)\b|\bm\.? ?(?:sc|ba|ed|s\.?w)\b|\bm\.(?:a|s)\.|\bmsn\b|\bgraduate degree\b/i,
  },
  {
    name: 'a doctorate',
    words: /\bph\.? ?d\b|\bdoctor(?:ate|al|\sof)\b|\bj\.?d\b\.?|\bm\.d\.|\bdnp\b/i,
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
