import { isCareerBreak } from '@commons/contracts/resumes/career-break';
import type { ResumeEntry } from '@commons/contracts/resumes/resume-structure';
import { upperFirst } from '@commons/contracts/text/upper-first';
import { occupations } from '@commons/service-kit/search/vocabulary/vocabulary-lists';
import { stemOf } from '@commons/service-kit/search/words/words';
import { resultIn } from './results.js';
import { type ResumeView, withoutBullet } from './resume-view.js';

/** Fewer years are not worth a mention. */
const minYears = 2;
const maxSkills = 3;
/** Longest skill, and most words of a result, that a sentence takes up. */
const longestSkill = 32;
const maxResultWords = 20;

/** Headings of work that is not a job. */
const besideWork = /volunteer|community|leadership|rotation|activit/i;
const isNoJob = (title: string) => /\bvolunteer\b/i.test(title) || isCareerBreak(title);
const ownBoss = /^(?:self[- ]?employed|freelance)/i;

const monthsOf = (moment: string) => {
  const [year = 0, month = 1] = moment.split('-').map(Number);
  return 12 * year + month;
};
/** A job until December lasts until January. */
const endOf = (moment: string) => monthsOf(moment) + (moment.includes('-') ? 1 : 0);

/** Whole years in which the person had a job; jobs at the same time count once. */
function yearsOf(jobs: readonly ResumeEntry[], now: Date): number {
  const today = 12 * now.getFullYear() + now.getMonth() + 1;
  const spans = jobs
    .flatMap(({ start, end, present }) => {
      const until = present ? today : end && endOf(end);
      return start && until ? [[monthsOf(start), until] as const] : [];
    })
    .sort(([one], [other]) => one - other);
  let months = 0;
  let reached = 0;
  for (const [from, to] of spans) {
    months += Math.max(0, to - Math.max(from, reached));
    reached = Math.max(reached, to);
  }
  return Math.floor(months / 12);
}

/** "SECURITY OFFICER" → "Security Officer", but "RN" and "U.S." are unchanged. */
const withoutCapitals = (text: string) =>
  /\p{Ll}/u.test(text)
    ? text
    : text.replace(
        /\p{Lu}{4,}|(?<=\p{Lu}{4,} )\p{Lu}{3}\b/gu,
        (word) => word[0] + word.slice(1).toLowerCase(),
      );

/** "Clinical Social Worker, Oncology" → "Clinical Social Worker". */
const roleOf = ({ title = '' }: ResumeEntry) => {
  const [role = ''] = withoutCapitals(title).split(/\s*[,(|/–—]\s*|\.\s+(?=\p{Lu})/u);
  return upperFirst(role);
};

const forces =
  /^(?:the )?(?:(?:(?:united states|u\.? ?s\.?) )?(?:army|navy|marine corps|air force|coast guard|space force)(?: reserves?)?|.*national guard)$/i;
/** A soldier serves "in the Army", others work "at" their employer. */
const atEmployer = (name: string) =>
  forces.test(name) ? `in the ${name.replace(/^the /i, '')}` : `at ${name}`;

/** The last words of all occupations: "cook", "driver", "lead". */
const namesOfWork = new Set(
  occupations
    .split(/[\n,>]/)
    .flatMap((name) => name.trim().split(' ').at(-1) || [])
    .map(stemOf),
);
/** "The Dockside" is a place of work that was read as a title, and nobody is a "Babysitting". */
const namesWork = (role: string) =>
  !/ing$/i.test(role) &&
  (role.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => namesOfWork.has(stemOf(word)));

/** The job that the person has now, or had last. */
function latestOf(jobs: readonly ResumeEntry[]): ResumeEntry | undefined {
  const time = ({ present, end, start }: ResumeEntry) => (present ? '9999' : (end ?? start ?? ''));
  const named = jobs.filter(
    ({ organization, title = '', start, end }) =>
      (organization || ownBoss.test(title)) && (start ?? end),
  );
  return [...named].sort((one, other) => time(other).localeCompare(time(one)))[0];
}

const sentence = (text: string) => `${text.replace(/[.;,\s]+$/, '')}.`;

/** The first result in numbers, as the person wrote it. */
function resultOf(view: ResumeView): string[] {
  const results = view.statements.map(({ text }) => withoutBullet(text));
  const found = results.find(
    (text) => resultIn(text, true) && text.split(/\s+/).length <= maxResultWords,
  );
  return found ? [sentence(upperFirst(found))] : [];
}

const jobsOf = (view: ResumeView) =>
  view.entries.filter(
    ({ kind, section, title }) =>
      kind === 'experience' &&
      title !== undefined &&
      !isNoJob(title) &&
      !besideWork.test(view.resume.sections[section]?.heading ?? ''),
  );

/** What a résumé says of the person's work: the role, the years, where. */
function workOf(view: ResumeView, now: Date) {
  const jobs = jobsOf(view);
  const latest = latestOf(jobs);
  const role = latest ? roleOf(latest) : '';
  // A single small word is no title: "repipes" in a list of what was done.
  if (!latest || !namesWork(role) || /^\p{Ll}+$/u.test(latest.title ?? '')) return undefined;
  const years = yearsOf(jobs, now);
  const employer = withoutCapitals(latest.organization ?? '');
  const isOwnBoss = !employer || ownBoss.test(employer);
  const at = isOwnBoss ? 'self-employed' : atEmployer(employer);
  const place = `${latest.present ? 'currently' : 'most recently'} ${at}`;
  return {
    role,
    place,
    years: years < minYears ? undefined : `${years} years of work experience`,
  };
}

/** Whether somebody still learns: they look for something else than they do beside it. */
export const isStudying = ({ entries }: ResumeView, now = new Date()): boolean =>
  entries.some(
    ({ kind, end, present }) =>
      kind === 'education' &&
      (present || (end !== undefined && end > now.toISOString().slice(0, 7))),
  );

/**
 * A summary of what the résumé says alone: role, years, employer, skills, and the first result in numbers.
 * @returns undefined if the reading found no job with its employer and dates, and for those who still learn
 */
export function draftedSummary(view: ResumeView, now = new Date()): string | undefined {
  const work = isStudying(view, now) ? undefined : workOf(view, now);
  if (!work) return undefined;
  const { role, years, place } = work;
  // What names a year is a licence or certificate.
  const skills = (view.resume.skills ?? []).filter(
    (skill) => skill.length <= longestSkill && !/\b(?:19|20)\d\d\b/.test(skill),
  );
  return [
    sentence(`${role}${years ? ` with ${years}` : ''}, ${place}`),
    ...(skills.length >= maxSkills
      ? [sentence(`Strengths: ${skills.slice(0, maxSkills).join(', ')}`)]
      : []),
    ...resultOf(view),
  ].join(' ');
}

/** "10 years", "9 שנות", "٥ سنوات", "12年": how long a person has worked. */
const years =
  /(?<!\p{L})(?:years?|yrs?|años?|ans|années?|jahren?|anos?|anni|jaar|jaren|lat|lata|года?|лет|שנה|שנים|שנות|שנת|سنة|سنوات|سنين|عاما?|أعوام)(?!\p{L})|[\d一二三四五六七八九十两多余]\s?年|\d\s?년/iu;

/** Whether the lines of a summary say how long the person has worked. */
export const tellsYears = (lines: readonly string[]): boolean => years.test(lines.join(' '));

/** Whether a résumé is of somebody without a job so far, such as a pupil. */
export const isBeforeFirstJob = (view: ResumeView): boolean =>
  jobsOf(view).length === 0 && view.linesOf('experience').length === 0;

/** Whether a résumé has jobs, beside what somebody does as a volunteer. */
export const namesJobs = (view: ResumeView): boolean =>
  jobsOf(view).length > 0 ||
  view
    .of('experience')
    .some(({ heading, lines }) => lines.length > 0 && !besideWork.test(heading.text));

/** What a short summary lacks: the years and the place of work, and the first result in numbers. */
export function summaryAddition(view: ResumeView, now = new Date()): string {
  const work = view.isEnglish ? workOf(view, now) : undefined;
  const own = view.linesOf('summary').map(({ text }) => text);
  const hasYears = tellsYears(own);
  const workLine =
    work?.years && !hasYears ? [sentence(`${work.role} with ${work.years}, ${work.place}`)] : [];
  const results = view.isEnglish ? resultOf(view) : [];
  const result = results.filter((text) => !own.join(' ').includes(text));
  const wanted = [
    ...(workLine.length > 0 || hasYears ? [] : ['years']),
    ...(result.length > 0 ? [] : ['result']),
  ];
  const lacking = wanted.length > 1 ? 'both' : wanted[0];
  const open = wanted.includes('years') && isBeforeFirstJob(view) ? 'first' : lacking;
  return [...workLine, ...result, ...(open ? [view.own('resumeOpenSummary', { open })] : [])].join(
    ' ',
  );
}
