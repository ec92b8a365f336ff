/** The parts of a job description for the fields of a posting. Missing parts are empty. */
interface JobSections {
  /** Everything that belongs to no other part, with its headings. Starts with the summary, as lists show it. */
  readonly overview: string;
  readonly responsibilities: string;
  readonly required: string;
  readonly preferred: string;
}

type Part = keyof JobSections;

/** Maximum words of a heading: longer lines are sentences. */
const longestHeading = 6;

const heading = /^\s*(?:#{1,6}\s+(.+?)\s*#*|\*\*([^*]+?)\*\*:?|([A-Z][\w &/-]+):)\s*$/;

function headingOf(line: string): string | undefined {
  const [, marked, bold, named] = heading.exec(line) ?? [];
  const words = (marked ?? bold ?? named)?.replace(/:$/, '').replaceAll('**', '').trim();
  return words && words.split(/\s+/).length <= longestHeading ? words : undefined;
}

function partOf(title: string): Part {
  if (/prefer|nice to have|bonus|desired/i.test(title)) return 'preferred';
  if (/responsib|duties|what you.ll do/i.test(title)) return 'responsibilities';
  if (/requir|qualif|skill|must have/i.test(title)) return 'required';
  return 'overview';
}

/** Postings are plain text: strips Markdown, keeps the dashes of lists. */
const plain = (line: string) =>
  line.replace(/\*\*([^*]+)\*\*/g, '$1').replace(/^(\s*)[*•]\s+/, '$1- ');

/** A tool's statement about itself is not part of the job. */
const isAboutWriter = (line: string) => /\bbuilt-in writer\b/i.test(line);

const isRule = (line: string) => /^\s*([-*_])(\s*\1){2,}\s*$/.test(line);

const isSummary = (title: string) =>
  /^((role|job|position) )?(summary|overview)$|^about (the|this) (role|job|position)$/i.test(title);

/**
 * Splits a generated job description at its headings, however they are marked.
 * @param jobTitle dropped from the text when it is the first line: it has its own field
 */
export function jobSections(text: string, jobTitle = ''): JobSections {
  const parts: Record<Part, string[]> = {
    overview: [],
    responsibilities: [],
    required: [],
    preferred: [],
  };
  let part: Part = 'overview';
  const isTitle = (line: string) =>
    line.trim().toLowerCase() === jobTitle.trim().toLowerCase() || isSummary(line);
  for (const line of text.split(/\r?\n/)) {
    const title = headingOf(line);
    if (title) part = partOf(title);
    const isFirst = part === 'overview' && parts.overview.every((one) => one.trim() === '');
    if (isRule(line) || isAboutWriter(line) || (isFirst && isTitle(title ?? line))) continue;
    if (!title) parts[part].push(plain(line));
    else if (part === 'overview') parts.overview.push('', title);
  }
  const whole = (lines: readonly string[]) =>
    lines
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim();
  return {
    overview: whole(parts.overview),
    responsibilities: whole(parts.responsibilities),
    required: whole(parts.required),
    preferred: whole(parts.preferred),
  };
}
