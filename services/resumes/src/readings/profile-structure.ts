import type { ResumeSectionKind } from '@commons/contracts/resumes/resume-lists';
import type { ResumeStructure } from '@commons/contracts/resumes/resume-structure';
import type { OwnProfile } from '../profiles/profiles.service.js';

const line = (parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(', ');
const linesOf = (text = '') => text.split('\n').filter((one) => one.trim() !== '');

/** A professional profile in the form of a résumé; undefined when nothing about work is filled in. */
export function profileStructure(profile: OwnProfile): ResumeStructure | undefined {
  const { skills = [], experience = [], education = [], certifications = [] } = profile;
  const parts: [ResumeSectionKind, string[]][] = [
    ['summary', [...linesOf(profile.professional_title), ...linesOf(profile.summary)]],
    [
      'experience',
      experience.flatMap(({ title, company, duration, description }) => [
        line([title, company, duration]),
        ...linesOf(description),
      ]),
    ],
    [
      'education',
      education.map(({ degree, institution, year }) => line([degree, institution, year])),
    ],
    ['skills', skills.length > 0 ? [skills.join(', ')] : []],
    ['certifications', certifications],
  ];
  const sections = parts
    .filter(([, lines]) => lines.length > 0)
    .map(([kind, lines]) => ({ kind, heading: '', lines }));
  if (sections.length === 0) return undefined;
  return {
    ...(profile.full_name && { name: profile.full_name }),
    links: [],
    lines: sections.flatMap(({ lines }) => lines),
    sections,
  };
}
