import type { ResumeEntry } from '@commons/contracts/resumes/resume-structure';
import { escapePattern } from '@commons/contracts/text/escape-pattern';
import { type AnalysedPart, type Finding, quote } from './finding.js';
import type { ResumeView, ViewLine } from './resume-view.js';
import { usualSections } from './usual-sections.js';

/** Narration in the first person: "I worked", "trabajé", but neither "Clerk I at" nor "Café". */
const narration =
  /(?<!\p{L})(?:I(?:['’]ve)? (?!(?:at|in|for|with|of|and|to|from|on)\b)\p{Ll}|(?:[Ff]ui|[Ss]oy|[Tt]rabajé|[Ll]aboré|[Cc]ociné|[Mm]anejé|[Ll]impié|[Cc]uidé|[Ee]nseñé|[Ee]studié|[Pp]inté|[Cc]argué|[Gg]radué)(?!\p{L}))/u;
/** Words that a list leaves out. */
const framing =
  /(?<!\p{L})(?:I|I['’]ve|have|has|had|been|was|am|also|then|before|that|after|from|to|until|till|since|in|at|for|as|an?|the|with|and|worked|working|served|graduated|studied|employed|antes|también|de|del|desde|hasta|a|en|como|una?|el|la|fui|soy|trabajé|estudié|me|gradué|y)(?!\p{L})/giu;

interface Narrative {
  readonly line: ViewLine;
  readonly listed: string;
  /** Whether the sentence says nothing else. */
  readonly isWhole: boolean;
}

/** "October 2021 until March 2024" as lists write it, "since 2020" as "2020 – Present". */
function listedDates({ dates = '', present }: ResumeEntry): string {
  const since = /^(?:since|from|desde)\s+(.+)$/iu.exec(dates)?.[1];
  if (since && present) return `${since} – ${/^desde/iu.test(dates) ? 'presente' : 'Present'}`;
  return dates.replace(/\s+(?:to|until|till|through|thru|a|al|hasta)\s+/iu, ' – ');
}

function narrativesOf(view: ResumeView, kind: ResumeEntry['kind']): Narrative[] {
  return view.entries.flatMap((entry) => {
    const [line, more] = view.linesAt(entry.named);
    const { title, organization, dates } = entry;
    const isNarrated = line && !more && narration.test(line.text) && /[.!]$/.test(line.text.trim());
    if (entry.kind !== kind || !isNarrated || !organization || !dates) return [];
    const names = [title, organization, dates].filter((part) => part !== undefined);
    const left = names
      .reduce((text, name) => text.replace(new RegExp(escapePattern(name), 'iu'), ' '), line.text)
      .replace(framing, ' ');
    const listed = [title, organization, listedDates(entry)].filter(Boolean).join(', ');
    return [{ line, listed, isWhole: !/\p{L}{2}/u.test(left) }];
  });
}

const subjects = [
  { kind: 'experience', part: 'Experience' },
  { kind: 'education', part: 'Education' },
] as const satisfies readonly { kind: string; part: AnalysedPart }[];

/** Jobs and courses described in sentences: lists of them are read faster, by people and by software. */
export const measureNarrative = (view: ResumeView): Finding[] =>
  subjects.flatMap(({ kind, part }) => {
    const described = narrativesOf(view, kind);
    const [first] = described;
    if (!first) return [];
    return [
      {
        part,
        off: 2,
        text: view.t('resumeTold', { kind, line: quote(first.line.text) }),
        lines: described.slice(0, 5).map(({ line }) => line),
        action: view.t('resumeListEach', { kind }),
        fix: (draft) => {
          for (const { line, listed, isWhole } of described) draft.list(line, listed, isWhole);
        },
      },
    ];
  });

/** Sections that were recognized by their content alone: software looks for headings. */
export function measureHeadings(view: ResumeView): Finding[] {
  // Headings are written in English and Spanish.
  if (!view.isEnglish && !view.isSpanish) return [];
  const bare = view.sections.filter(
    ({ kind, heading, lines }) => kind !== 'other' && !heading.text && lines.length > 0,
  );
  const named = usualSections.filter(({ kind }) => bare.some((section) => section.kind === kind));
  const [first] = bare.flatMap(({ lines }) => lines.slice(0, 1));
  if (!first || named.every(({ kind }) => kind === 'summary')) return [];
  return [
    {
      part: 'Structure',
      off: 1,
      text: view.t('resumeNoHeading', { line: quote(first.text) }),
      lines: bare.flatMap(({ lines }) => lines.slice(0, 1)),
      action: view.t('resumePutHeadings'),
      fix: (draft) => {
        for (const { kind } of named) draft.nameSection(kind, view.own('resumeHeading', { kind }));
      },
    },
  ];
}
