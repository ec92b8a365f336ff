/** Negations of the analysis. Its questions ("is it here?") deny nothing. */
const negation = /\b(?:no|not|without|missing|lacks?|none|never|could not find)\b/i;

/** What a negation can deny, and whether the résumé has it. */
const subjects = [
  { what: 'name', words: /\byour (?:full )?name\b/i, has: ({ name }) => name },
  { what: 'e-mail', words: /\be-?mail\b/i, has: ({ email }) => email },
  { what: 'phone', words: /\b(?:phone|telephone)\b/i, has: ({ phone }) => phone },
  { what: 'town', words: /\btown you live in\b/i, has: ({ place }) => place },
  {
    what: 'dates of jobs',
    words:
      /\bfrom when to when\b|\b(?:no|not|without|missing|lacks?) (?:any )?(?:dates?|months?)\b/i,
    has: ({ jobs }) => jobs?.some(({ dates }) => dates),
  },
  {
    what: 'years of education',
    words: /\bno years?\b/i,
    has: ({ education }) => education?.some(({ dates }) => dates),
  },
  {
    what: 'degree',
    words: /\bno (?:degree|certificate)\b/i,
    has: ({ education }) => education?.length,
  },
  ...['summary', 'experience', 'education', 'skills'].map((kind) => ({
    what: `section ${kind}`,
    words: new RegExp(`\\bsection\\b.*\\b${kind}\\b|\\breads as ${kind}\\b`, 'i'),
    has: ({ sections }) => sections?.some((section) => section.kind === kind),
  })),
];

/** The sentence that names a section quotes it; other quotes are the résumé's own words. */
const withoutQuotes = (text) =>
  text.replace(/“([^”]*)”/g, (_quote, inner) => (/^[A-Z]\w+$/.test(inner) ? inner : ' '));

/** The sentences of a text; a quoted line is part of one, whatever stops are in it. */
const sentencesOf = (text) => text.match(/(?:“[^”]*”|[^.“]|\.(?!\s+[A-Z“]))+\.?/g) ?? [];

/** Numbers in a quoted line: neither years nor names such as "We4IT". */
const hasNumber = (line) => /(?<![\p{L}\d])\d/u.test(line.replace(/\b(?:19|20)\d\d\b/g, ''));

function wrongAboutNumbers(text) {
  const quoted = /“([^”]*)”/.exec(text)?.[1] ?? '';
  if (/names no number/.test(text) && hasNumber(quoted)) return [`a number in “${quoted}”`];
  if (/in numbers/.test(text) && !hasNumber(quoted)) return [`praises a number in “${quoted}”`];
  return [];
}

/** A number of years in any language: "9 years", "12年". */
const someYears =
  /(?<![\d.,])(?:[1-9]|[1-5]\d|[٠-٩]{1,2})\+?\s?(?:years|yrs|años|ans|années|jahr|anos|anni|jaar|lat\b|лет|שנ|سن|عام|年|년)/iu;

/** Whether a summary that states the years is asked for them. */
const asksForYears = ({ sections, rewritten = '' }) =>
  /\[fill in: years|\[complete: años/.test(rewritten) &&
  sections.some(({ kind, lines }) => kind === 'summary' && someYears.test(lines.join(' ')));

/**
 * Findings of an analysis, and places to fill in, that deny what the résumé has.
 * @param read the reading with its analysis
 * @param right what the résumé says
 */
export function denialsOf(read, right) {
  const { feedback } = read;
  const texts = [
    ...feedback.strengths,
    ...feedback.areas_for_improvement,
    ...Object.values(feedback.section_feedback).flatMap((part) => sentencesOf(part.feedback)),
  ];
  const wrong = texts.flatMap((text) => {
    const plain = withoutQuotes(text);
    if (plain.trim().endsWith('?')) return [];
    const denied = negation.test(plain)
      ? subjects.filter(({ words, has }) => words.test(plain) && has(right)).map(({ what }) => what)
      : [];
    return [...denied, ...wrongAboutNumbers(text)];
  });
  return [...new Set([...wrong, ...(asksForYears(read) ? ['years of experience'] : [])])];
}
