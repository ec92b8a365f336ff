import type { ResumeSectionKind } from '@commons/contracts/resumes/resume-lists';
import type { ResumeEntry, ResumeStructure } from '@commons/contracts/resumes/resume-structure';
import type { ResumeProfileFindings } from '@commons/contracts/resumes/resumes';
import { withoutBullet } from '../structure/lines/bullet.js';
import { structureOf } from '../structure/structure.js';
import { namesOccupation } from '../structure/vocabulary/occupations.js';
import { fittedFindings } from './fitted-findings.js';

const linesOf = ({ sections }: ResumeStructure, kind: ResumeSectionKind): string[] =>
  sections.filter((section) => section.kind === kind).flatMap(({ lines }) => lines);

const entriesOf = ({ entries = [] }: ResumeStructure, kind: ResumeEntry['kind']) =>
  entries.filter((entry) => entry.kind === kind);

const experienceOf = (structure: ResumeStructure) =>
  entriesOf(structure, 'experience').map(({ title, organization, dates, details }) => ({
    title: title ?? '',
    company: organization ?? '',
    duration: dates ?? '',
    description: details
      .map((at) => withoutBullet(structure.lines[at] ?? '').trim())
      .filter(Boolean)
      .join('\n'),
  }));

const educationOf = (structure: ResumeStructure) =>
  entriesOf(structure, 'education').map(({ title, organization, dates }) => ({
    degree: title ?? '',
    institution: organization ?? '',
    year: dates ?? '',
  }));

const asAddress = (link: string | undefined) =>
  link && (/^https?:\/\//i.test(link) ? link : `https://${link}`);

function linksOf({ links }: ResumeStructure) {
  const linkedin = links.find((link) => /linkedin\.com\//i.test(link));
  const github = links.find((link) => /github\.com\//i.test(link));
  const other = links.filter((link) => link !== linkedin && link !== github);
  return {
    linkedin_url: asAddress(linkedin),
    github_url: asAddress(github),
    website_url: asAddress(other[0]),
  };
}

/** The line below the name, if it names an occupation. */
function titleOf({ lines, name, sections }: ResumeStructure): string | undefined {
  const end = sections[0] ? lines.indexOf(sections[0].heading) : 6;
  // The name may be next to the first sections.
  const named = name ? lines.findIndex((line) => line.toLowerCase() === name.toLowerCase()) : -1;
  const below = named < 0 ? [] : lines.slice(named + 1, named + 2);
  const head = [...lines.slice(0, Math.max(end, 0)), ...below].flatMap((line) =>
    line.split(/\s*[|•·]\s*/),
  );
  return head.find(
    (line) =>
      line !== name && line.length <= 80 && namesOccupation(line) && !/[@:.]|\d{4}/.test(line),
  );
}

/** Profile fields from a résumé; fields that it does not have are absent. */
export function findingsOf(stored: ResumeStructure): ResumeProfileFindings {
  // Records from before the entries were read.
  const structure = stored.entries ? stored : structureOf(stored.lines.map((text) => ({ text })));
  const { name, email, phone, location } = structure;
  return fittedFindings({
    full_name: name,
    email,
    phone,
    location,
    professional_title: titleOf(structure),
    summary: linesOf(structure, 'summary').join('\n'),
    skills: structure.skills,
    ...linksOf(structure),
    experience: experienceOf(structure),
    education: educationOf(structure),
    certifications: structure.certifications,
  });
}
