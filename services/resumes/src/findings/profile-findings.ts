import type { ResumeSectionKind } from '@commons/contracts/resume-lists';
import type { ResumeStructure } from '@commons/contracts/resume-structure';
import type { ResumeProfileFindings } from '@commons/contracts/resumes';
import { namesOccupation } from '../structure/occupations.js';
import { entriesOf } from './entry-lines.js';
import { fittedFindings } from './fitted-findings.js';

const degree =
  /\b(?:b\.?sc|m\.?sc|bs|ba|ms|ma|mba|ph\.?d|bachelor|master|doctor|doctorate|associate|diploma|certificate|degree|ged|graduated|minor|major|licen[cs]e)\b/i;
const school =
  /\b(?:university|college|school|institute|academy|universit[äée]\w*|hochschule|polytechnic|seminary)\b/i;

const linesOf = ({ sections }: ResumeStructure, kind: ResumeSectionKind): string[] =>
  sections.filter((section) => section.kind === kind).flatMap(({ lines }) => lines);

/** The first matching name, else the first one, and another name. */
function pick(names: readonly string[], fits: (name: string) => boolean): [string, string] {
  const found = names.find(fits) ?? names[0] ?? '';
  return [found, names.find((name) => name !== found) ?? ''];
}

const experienceOf = (structure: ResumeStructure) =>
  entriesOf(linesOf(structure, 'experience')).map(({ dates, names, details }) => {
    const [title, company] = pick(names, namesOccupation);
    return { title, company, duration: dates, description: details.join('\n') };
  });

const educationOf = (structure: ResumeStructure) =>
  entriesOf(linesOf(structure, 'education')).map(({ dates, names, details }) => {
    const all = [...names, ...details.slice(0, 1).filter((line) => degree.test(line))];
    const institution = all.find((name) => school.test(name) && !degree.test(name));
    const others = all.filter((name) => name !== institution);
    const [title, other] = pick(others, (name) => degree.test(name));
    return { degree: title, institution: institution ?? other, year: dates };
  });

/** Longest list of skills on one line: the pattern that splits it looks ahead from each comma. */
const longestList = 6_000;

/** "Languages: Python, Go" → Python, Go. Sentences are not skills. */
const skillsOf = (structure: ResumeStructure) =>
  linesOf(structure, 'skills')
    .map((line) => line.replace(/^[•▪◦‣·●○*–-]\s*/u, '').replace(/^[^:]{2,40}:\s*/, ''))
    .flatMap((line) => line.slice(0, longestList).split(/\s*[,;|•·◆■●，、；،؛]\s*(?![^(]*\))/))
    .map((skill) => skill.replace(/\.$/, '').trim())
    .filter((skill) => skill.length > 0 && skill.length <= 60 && skill.split(' ').length <= 6);

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
  // The name may be beside the first sections.
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
export function findingsOf(structure: ResumeStructure): ResumeProfileFindings {
  const { name, email, phone, location } = structure;
  return fittedFindings({
    full_name: name,
    email,
    phone,
    location,
    professional_title: titleOf(structure),
    summary: linesOf(structure, 'summary').join('\n'),
    skills: skillsOf(structure),
    ...linksOf(structure),
    experience: experienceOf(structure),
    education: educationOf(structure),
    certifications: linesOf(structure, 'certifications').map((line) =>
      line.replace(/^[•▪◦‣·●○*–-]\s*/u, ''),
    ),
  });
}
