/** A job description, taken apart for the fields of a posting. Parts that were not found are empty. */
export interface JobSections {
  /** All that belongs to no other part, with its headings. It begins with the summary itself, as lists show it. */
  readonly overview: string;
  readonly responsibilities: string;
  readonly required: string;
  readonly preferred: string;
}

type Part = keyof JobSections;

/** Longest heading, in words: longer lines are sentences. */
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

/** The posting shows plain text: marks of Markdown go, dashes of lists stay. */
const plain = (line: string) =>
  line.replace(/\*\*([^*]+)\*\*/g, '$1').replace(/^(\s*)[*•]\s+/, '$1- ');

/** What a tool says about itself is no part of the job. */
const isAboutWriter = (line: string) => /\bbuilt-in writer\b/i.test(line);

const isRule = (line: string) => /^\s*([-*_])(\s*\1){2,}\s*$/.test(line);

const isSummary = (title: string) =>
  /^((role|job|position) )?(summary|overview)$|^about (the|this) (role|job|position)$/i.test(title);

/**
 * Takes a written job description apart at its headings, whatever way they are marked.
 * @param jobTitle stands in a field of its own: as the first line of the text it is left out
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
