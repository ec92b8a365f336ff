import type { JobDescriptionValues } from '@commons/contracts/job-description-prompt';
import { builtInNote, bullets, ended, listItems, oneLine, quote } from '../entered-text.js';

const values = (entered: Partial<JobDescriptionValues>) => ({
  title: entered.jobTitle ? quote(entered.jobTitle) : '[fill in: job title]',
  department: entered.department ? quote(entered.department) : '[fill in: department]',
  responsibilities: listItems(entered.coreResponsibilities ?? ''),
  skills: listItems(entered.requiredSkills ?? ''),
  preferred: listItems(entered.preferredQualifications ?? ''),
});

/** “Junior (1-3)” implies years; other entries are repeated unchanged. */
function experience(entered = ''): string {
  const years = entered.match(/\((\d+(?:-\d+|\+))\)/)?.[1];
  if (!years) return entered ? `Experience: ${quote(entered)}` : 'Experience: [fill in: years]';
  const level = oneLine(entered.replace(/\(.*\)/, ''));
  return `${years.replace('-', ' to ')} years of related experience (${level} level)`;
}

function education(entered = ''): string {
  if (/no formal/i.test(entered)) return 'No formal education required';
  return `Education: ${entered ? `${quote(entered)} or equivalent` : '[fill in: education]'}`;
}

function summary(entered: Partial<JobDescriptionValues>): string {
  const { title, department, responsibilities, skills } = values(entered);
  const terms = [entered.employmentType, entered.workLocation]
    .filter(Boolean)
    .map((term) => quote(term ?? ''));
  const manner = terms.length > 0 ? ` (${terms.join(', ')})` : '';
  const [first, second] = responsibilities.map((item) => item.replace(/[.;]+$/, ''));
  const tasks = [first, second].filter(Boolean).join('; ');
  return [
    `We are looking for a ${title}${manner} in ${department}.`,
    tasks && ended(`The main tasks: ${tasks}`),
    skills[0] && ended(`What matters most: ${skills.slice(0, 3).join('; ')}`),
  ]
    .filter(Boolean)
    .join(' ');
}

function environment({
  department,
  employmentType,
  workLocation,
}: Partial<JobDescriptionValues>): string {
  return bullets([
    `Work location: ${workLocation ? quote(workLocation) : '[fill in: on-site, remote or hybrid, and where]'}`,
    `Employment type: ${employmentType ? quote(employmentType) : '[fill in: e.g. full-time]'}`,
    `Team: ${department ? quote(department) : '[fill in: department]'}`,
  ]);
}

/**
 * Facts that only the employer knows and the form does not ask for. They are part of the built-in writer's note, on its
 * line, not of the job: a description is published unchanged.
 */
const worthAdding =
  'Worth adding: the name of your business, hours and shifts, pay and benefits (many states ask for the pay range), and whom the person reports to.';

const orFill = (items: readonly string[], missing: string) =>
  bullets(items.length > 0 ? items : [`[fill in: ${missing}]`]);

/**
 * Fills the sections of a job description from the entries, with plain headings and lists that applicant tracking
 * systems can read.
 */
export function writeJobDescription(entered: Partial<JobDescriptionValues>): string {
  const { title, responsibilities, skills, preferred } = values(entered);
  const required = [education(entered.educationLevel), experience(entered.yearsExperience)];
  return [
    `# ${title}`,
    `## Role Summary\n\n${summary(entered)}`,
    `## Responsibilities\n\n${orFill(responsibilities, 'tasks')}`,
    `## Required Qualifications\n\n${bullets(required)}\n${orFill(skills, 'skills')}`,
    `## Preferred Qualifications\n\n${bullets(preferred.length > 0 ? preferred : ['None beyond what is required'])}`,
    `## Work Environment\n\n${environment(entered)}`,
    `---\n${builtInNote} ${worthAdding}`,
  ].join('\n\n');
}
