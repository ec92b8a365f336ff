import type { SectionLine } from '../../lines/section-line.js';
import { fullStop } from '../../lines/sentence-end.js';
import { endsInOccupation, namesOccupation } from '../../vocabulary/occupations.js';
import { hasOrganizationMark, namesDegree, namesSchool } from '../../vocabulary/organizations.js';
import type { Entry, EntryKind } from '../entry.js';
import { isDuties } from '../labels/entry-labels.js';
import { roleOf } from '../labels/record-columns.js';
import { isInSmallLetters, isName, wordsOf } from './entry-names.js';
import { piecesOf } from './entry-pieces.js';

/** Lines below an entry in which a name that is missing so far may be, if it looks like the names. */
const maxBelow = 12;
const maxNear = 3;
const maxWords = 14;
/** Most words of a title in small letters, right below its employer: "reach truck operator". */
const maxSmall = 5;

type Names = Pick<Entry, 'title' | 'organization'>;

interface Found extends Names {
  readonly place?: string;
  /** The line that names it, unless it goes on with what was done. */
  readonly at?: number;
}

/** "OTR reefer driver. 48 states.": the title may begin what was done. */
const endOfSentence = new RegExp(`${fullStop}\\s+`, 'u');

const withoutMarks = (text: string) =>
  text.replace(/^[•*–-]\s+/u, '').replace(/(?<=\p{L}\p{L}|\))\.$/u, '');

/** What was done, not who one was: "Managed the shift leader", "Worked as a clerk for two years". */
const isSentence = (text: string, kind: EntryKind) =>
  (kind === 'experience' ? /^\p{L}+(?:ed|ing)\s|[.;:]$/u : /[;:]$/u).test(text) ||
  wordsOf(text) > maxWords;

/** "Senior Consultant - Project Operation", "Site Engineer (part time)". */
const isTitle = (text: string) =>
  wordsOf(text) <= 9 &&
  !/\d/.test(text) &&
  [text, text.split(/\s[–—-]\s|\s\(/u)[0] ?? '', text.split(',').at(-1) ?? ''].some((part) =>
    endsInOccupation(part),
  );

const isEmployer = (text: string) =>
  hasOrganizationMark(text) && !namesOccupation(text) && !isInSmallLetters(text);

/** What the text of a line below could be, of what an entry lacks. */
const tests: Record<EntryKind, Record<keyof Names, (text: string) => boolean>> = {
  experience: { title: isTitle, organization: isEmployer },
  education: {
    title: (text) => namesDegree(text) && !namesSchool(text),
    organization: (text) => namesSchool(text) && !namesDegree(text),
  },
};

/** Whether a name says by its words that it is a title or degree. */
const isTitled = (name: string | undefined, kind: EntryKind) =>
  name !== undefined && (kind === 'experience' ? namesOccupation(name) : namesDegree(name));

/** The names that an entry may lack: one whose words say nothing is a title or an employer. */
function missingOf({ title, organization }: Names, kind: EntryKind): readonly (keyof Names)[] {
  if ((title && organization) || !(title || organization)) return [];
  if (isTitled(title, kind)) return ['organization'];
  return title ? ['title', 'organization'] : ['title'];
}

/**
 * The names of an entry with one that is in a line below: "Interact Incorporated | Spring 2009" above "• Software Intern",
 * "B.Sc. Botany | 2012" above "• Lakeside University, Pune".
 * @param details indexes of the lines below its names
 */
export function missingName(
  names: Names,
  named: readonly number[],
  details: readonly number[],
  lines: readonly SectionLine[],
  kind: EntryKind,
): Found | undefined {
  const last = lines.findIndex(({ at }) => at === named.at(-1));
  const lineAt = (at: number) => lines.find((line) => line.at === at)?.line;
  const own = lineAt(named[0] ?? 0);
  const body = lines.filter(({ line }) => line.font === own?.font).length * 2 > lines.length;
  for (const [step, at] of details.slice(0, maxBelow).entries()) {
    const line = lineAt(at);
    if (!line || at !== lines[last + 1 + step]?.at) return undefined;
    const isLikeNames = line.font !== undefined && line.font === own?.font && !body;
    // Where a document has one font only, a degree within the first lines below names its course.
    const isNearDegree = kind === 'education' && step < maxNear && isName(line);
    if (step > 0 && !isLikeNames && !isNearDegree) continue;
    const [first = ''] = line.text.split(endOfSentence);
    const isFirst = step === 0 && first !== line.text && wordsOf(first) <= maxSmall;
    const text = withoutMarks(isFirst ? first : line.text);
    const isSmall =
      step === 0 &&
      wordsOf(text) <= maxSmall &&
      /^\p{Ll}[\p{L}/&' -]+$/u.test(text) &&
      endsInOccupation(text);
    if (
      !(/^\p{Lu}/u.test(text) || isSmall) ||
      isDuties(text) ||
      roleOf(text) ||
      isSentence(text, kind)
    )
      continue;
    const missing = missingOf(names, kind).find((one) => tests[kind][one](text));
    if (!missing) continue;
    const { parts, place } = piecesOf([text]);
    const found = missing === 'title' ? text : (parts.find(tests[kind].organization) ?? text);
    const other = names.title ?? names.organization;
    const both =
      missing === 'title'
        ? { title: found, ...(other && { organization: other }) }
        : { ...names, organization: found };
    return {
      ...both,
      ...(place && missing === 'organization' && { place }),
      ...(!isFirst && { at }),
    };
  }
  return undefined;
}
