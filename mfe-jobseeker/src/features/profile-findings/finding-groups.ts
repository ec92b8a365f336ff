import type { ProfessionalProfile } from '@commons/contracts/resumes/profiles';
import type { ResumeProfileFindings } from '@commons/contracts/resumes/resumes';
import { t } from '@commons/ui/text/texts';

/** A finding that is not in the profile, to accept or not. */
export interface Finding {
  /** Field name; for rows with their index among the findings: 'phone', 'experience.2'. */
  readonly id: string;
  readonly label: string;
  /** The found value; empty for a row whose label has it all. */
  readonly found?: string;
  /** The value that it would replace; empty for none. Rows replace nothing. */
  readonly present?: string;
  /** Preselected, because it replaces nothing. */
  readonly isSafe: boolean;
}

export interface FindingGroup {
  /** The server's name of the list. */
  readonly name: string;
  readonly title: string;
  readonly help?: string;
  readonly findings: readonly Finding[];
}

/** The text fields. */
export const textFields = [
  ['full_name', t('fullName')],
  ['email', t('email')],
  ['phone', t('phone')],
  ['location', t('location')],
  ['professional_title', t('professionalTitle')],
  ['summary', t('summary')],
  ['linkedin_url', t('linkedin')],
  ['github_url', t('github')],
  ['portfolio_url', t('portfolio')],
  ['website_url', t('website')],
] as const;

const joined = (...words: string[]) => words.filter(Boolean).join(', ');
const same = (one: unknown, other: unknown) =>
  JSON.stringify(one).toLowerCase() === JSON.stringify(other).toLowerCase();

/** Skills that the profile does not have, ignoring case. */
export function newSkills(profile: ProfessionalProfile, found: ResumeProfileFindings): string[] {
  const known = new Set(profile.skills.map((skill) => skill.toLowerCase()));
  return (found.skills ?? []).filter((skill) => {
    const isNew = !known.has(skill.toLowerCase());
    known.add(skill.toLowerCase());
    return isNew;
  });
}

function details(profile: ProfessionalProfile, found: ResumeProfileFindings): Finding[] {
  const texts = textFields.flatMap(([id, label]) => {
    const present = profile[id] ?? '';
    const text = found[id];
    return !text || text === present
      ? []
      : [{ id, label, found: text, present, isSafe: present === '' }];
  });
  const skills = newSkills(profile, found);
  if (skills.length === 0) return texts;
  return [
    ...texts,
    {
      id: 'skills',
      label: skills.length === 1 ? t('addSkill2') : t('addLengthSkills', { length: skills.length }),
      found: skills.join(', '),
      present: profile.skills.join(', '),
      isSafe: true,
    },
  ];
}

interface RowWords {
  readonly label: string;
  readonly found?: string;
}

function rows<Row>(
  name: string,
  title: string,
  present: readonly Row[],
  found: readonly Row[] | undefined,
  words: (row: Row) => RowWords,
): FindingGroup {
  return {
    name,
    title,
    help: present.length
      ? t('addedToPresent', { present: present.map((row) => words(row).label).join('; ') })
      : t('profileHasNoneNow'),
    findings: (found ?? []).flatMap((row, at) =>
      present.some((old) => same(old, row))
        ? []
        : [{ id: `${name}.${at}`, ...words(row), isSafe: present.length === 0 }],
    ),
  };
}

/** Everything that the profile does not have yet, in profile order, without empty groups. */
export function findingGroups(
  profile: ProfessionalProfile,
  found: ResumeProfileFindings,
): FindingGroup[] {
  return [
    { name: 'details', title: t('details'), findings: details(profile, found) },
    rows('experience', t('experience'), profile.experience, found.experience, (row) => ({
      label: joined(row.title, row.company),
      found: [row.duration, row.description].filter(Boolean).join('\n'),
    })),
    rows('education', t('education'), profile.education, found.education, (row) => ({
      label: joined(row.degree, row.institution),
      found: row.year,
    })),
    rows(
      'certifications',
      t('certifications'),
      profile.certifications,
      found.certifications,
      (row) => ({
        label: row,
      }),
    ),
  ].filter(({ findings }) => findings.length > 0);
}
