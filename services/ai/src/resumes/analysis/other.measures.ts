import { isBeforeFirstJob, summaryAddition, tellsYears } from './drafted-summary.js';
import { type Finding, quote } from './finding.js';
import { wordCount } from './language.js';
import { type ResumeView, type ViewLine, withoutBullet } from './resume-view.js';
import { shownSkills, usualSkills } from './shown-skills.js';

/** Clichés that any applicant could use. */
const hollow =
  /\b(hard[- ]?work(?:ing|er)|people person|(?:fast|quick) learner|team player|go[- ]getter|detail[- ]oriented|self[- ]starter|think outside the box|results[- ]driven|synergy|dynamic|motivated individual|references available)\b/i;

/** What says the same of everybody, in a part of an English résumé. */
function hollowFinding(
  { isEnglish, t }: ResumeView,
  part: 'Summary' | 'Skills',
  lines: readonly ViewLine[],
): Finding[] {
  if (!isEnglish) return [];
  for (const line of lines) {
    const word = hollow.exec(line.text)?.[0];
    if (!word) continue;
    return [
      {
        part,
        off: 1,
        text: t('resumeHollow', { line: quote(line.text), word }),
        lines: [line],
        action: t('resumeReplaceHollow', { word, part: part === 'Skills' ? 'skills' : 'summary' }),
      },
    ];
  }
  return [];
}

/** Checks the summary: a short text at the top. */
export function measureSummary(view: ResumeView): Finding[] {
  const { t } = view;
  const lines = view.linesOf('summary');
  const [first] = lines;
  if (!first) return [];
  const texts = lines.map(({ text }) => text);
  const words = wordCount(texts.join(' '));
  const untold = isBeforeFirstJob(view) ? 'first' : 'nothing';
  const told = tellsYears(texts) ? 'years' : untold;
  const findings: Finding[] = [];
  if (words > 110) {
    findings.push({
      part: 'Summary',
      off: 1.5,
      text: t('resumeLongSummary', { line: quote(first.text), words }),
      lines,
      action: t('resumeShortenSummary'),
    });
  }
  // Arabic and Hebrew write small words as one with the next.
  const least = /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(first.text) ? 11 : 15;
  if (words < least) {
    findings.push({
      part: 'Summary',
      off: 1.5,
      text: t('resumeShortSummary', { line: quote(texts.join(' ')), told }),
      lines,
      action: t('resumeSayInSummary', { told }),
      fix: (draft) => draft.addToSection('summary', summaryAddition(view)),
    });
  }
  findings.push(...hollowFinding(view, 'Summary', lines));
  return findings.length > 0
    ? findings
    : [
        {
          part: 'Summary',
          text: t('resumeGoodSummary', { line: quote(first.text) }),
          lines: [first],
        },
      ];
}

/** Items of a skill list, whatever their separator. */
const skillsIn = (lines: readonly string[]) =>
  lines
    .flatMap((line) =>
      withoutBullet(line)
        .replace(/^[^:：]{2,40}[:：]\s*/, '')
        .split(/[,;|•·，、；،]/),
    )
    .map((text) => text.trim())
    .filter(Boolean);

const ownTools = /^(?:my |own )?(?:tools|equipment|herramientas)$/i;

export function measureSkills(view: ResumeView): Finding[] {
  const lines = view.linesOf('skills');
  const texts = lines.map(({ text }) => text);
  const [first] = lines;
  if (!first) return [];
  const { skills: read = [] } = view.resume;
  const listed = skillsIn(texts);
  const skills = read.length > 0 ? read : listed;
  const count = Math.max(skills.length, listed.length);
  // Sentences about skills cannot be counted.
  const isProse = wordCount(texts.join(' ')) > 8 * count;
  const said = hollowFinding(view, 'Skills', lines);
  if (count < usualSkills && !isProse) {
    return [
      {
        part: 'Skills',
        off: 2,
        text: view.t('resumeFewSkills', { line: quote(texts.join(', ')), count }),
        lines,
        action: view.t('resumeNameSkills'),
        fix: (draft) => {
          const shown = shownSkills(view);
          const isOpen = shown.length + count < usualSkills;
          const added = [
            ...(shown.length > 0 ? [shown.join(', ')] : []),
            ...(isOpen ? [view.own('resumeOpenMoreSkills')] : []),
          ];
          // Tools that a person owns are another list.
          const isOfTools = view.of('skills').every(({ heading }) => ownTools.test(heading.text));
          if (isOfTools)
            draft.addSection(
              'skills',
              view.own('resumeHeading', { kind: 'skills' }),
              added.join(', '),
            );
          else for (const text of added) draft.addToSection('skills', text);
        },
      },
      ...said,
    ];
  }
  const text = isProse
    ? view.t('resumeSkillsProse', { line: quote(first.text) })
    : view.t('resumeGoodSkills', {
        list: quote(skills.slice(0, 6).join(', ')),
        count: skills.length,
      });
  return [{ part: 'Skills', text, lines: lines.slice(0, 5) }, ...said];
}

const degree =
  /\b(bachelor|master|ph\.?\s?d|doctor|associate|diploma|ged|high school|certificate|b\.?\s?(?:a|s|sc|eng|ba)\b|m\.?\s?(?:a|s|sc|eng|ba)\b|mba|degree)/i;
const year = /(?<!\d)(?:19|20)\d\d(?!\d)|['’]\d\d\b|[٠-٩۰-۹]{4}/;

/** Praises the first course with a degree, a school and dates, else what is known of it. */
function praiseOf(
  view: ResumeView,
  courses: ResumeView['entries'],
  first: ViewLine,
): Pick<Finding, 'text' | 'lines'> {
  const whole = courses.find(({ title, organization, dates }) => title && organization && dates);
  const named = view.linesAt(whole?.named ?? []);
  const lines = named.length > 0 ? named : [first];
  const text = quote(lines.map((line) => line.text).join(' · '));
  return {
    text: whole
      ? view.t('resumeWholeCourse', { line: text })
      : view.t('resumeSomeCourse', { line: text }),
    lines,
  };
}

export function measureEducation(view: ResumeView): Finding[] {
  const lines = view.linesOf('education');
  const [first] = lines;
  if (!first) return [];
  const courses = view.entries.filter(({ kind }) => kind === 'education');
  const findings: Finding[] = [];
  const isSure = view.isReadWhole('education') ? 'yes' : 'no';
  const namesDegree =
    courses.some(({ title }) => title) || lines.some(({ text }) => degree.test(text));
  // Degrees of other languages have other names.
  if (!namesDegree && view.isEnglish) {
    findings.push({
      part: 'Education',
      off: isSure === 'yes' ? 2 : 0,
      text: view.t('resumeNoDegree', { line: quote(first.text), isSure }),
      lines: [first],
      action: view.t('resumeNameDegree'),
      fix: (draft) => draft.addToSection('education', view.own('resumeOpenDegree'), 1),
    });
  }
  const isDated = courses.some(({ dates }) => dates) || lines.some(({ text }) => year.test(text));
  // A date that nothing explains may be that of the education.
  if (!isDated && view.strayDates.length === 0) {
    findings.push({
      part: 'Education',
      off: isSure === 'yes' ? 1 : 0,
      text: view.t('resumeNoYear', { line: quote(first.text), isSure }),
      lines: [first],
      action: view.t('resumeGiveYears'),
      fix: (draft) => draft.addToSection('education', view.own('resumeOpenYear'), 1),
    });
  }
  return findings.length > 0
    ? findings
    : [
        {
          part: 'Education',
          ...praiseOf(view, courses, first),
        },
      ];
}
