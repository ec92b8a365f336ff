import { type Finding, quote } from './finding.js';
import { hasNumber, isResultInNumbers } from './results.js';
import { type ResumeView, type ViewLine, withoutBullet } from './resume-view.js';
import { capital, firstPerson, strongVerb, weakOpenings } from './verbs.js';

/** Most lines of one kind that are listed one by one. */
const named = 3;

function weak(lines: readonly ViewLine[]): Finding[] {
  return lines
    .flatMap((line) => {
      const text = withoutBullet(line.text);
      const opening = weakOpenings.find(({ form }) => form.test(text));
      if (!opening) return [];
      const reword = (from: string) => capital(from.replace(opening.form, opening.by));
      return [{ line, better: reword(text), reword }];
    })
    .slice(0, named)
    .map(({ line, better, reword }) => ({
      part: 'Experience',
      off: 1,
      text: `${quote(withoutBullet(line.text))} begins with words that say little. Begin with what you did.`,
      lines: [line],
      action: `Write ${quote(better)} instead of ${quote(withoutBullet(line.text))}.`,
      fix: (draft) => draft.reword(line, reword),
    }));
}

function numbers(lines: readonly ViewLine[], isEnglish: boolean): Finding[] {
  const texts = lines.map((line) => ({ line, text: withoutBullet(line.text) }));
  const results = texts.filter(({ text }) => isResultInNumbers(text, isEnglish));
  const [best] = results;
  const praise: Finding[] = best
    ? [
        {
          part: 'Experience',
          text: `${quote(best.text)} shows your result in numbers.`,
          lines: results.slice(0, named).map(({ line }) => line),
        },
      ]
    : [];
  const bare = texts.filter(({ text }) => !hasNumber(text));
  const isEnough = (lines.length - bare.length) * 3 >= lines.length;
  if (lines.length === 0 || isEnough || !isEnglish) return praise;
  return [
    ...praise,
    ...bare.slice(0, named).map(
      ({ line, text }): Finding => ({
        part: 'Experience',
        off: 0.7,
        text: `${quote(text)} names no number. How many, how much, how often, how fast?`,
        lines: [line],
        action: `Add a number to ${quote(text)}.`,
        fix: (draft) =>
          draft.reword(
            line,
            (present) => `${present.replace(/[.;]?\s*$/, '')} [fill in: number or result]`,
          ),
      }),
    ),
  ];
}

function person(lines: readonly ViewLine[]): Finding[] {
  const line = lines.find(({ text }) => firstPerson.test(withoutBullet(text)));
  if (!line) return [];
  const text = withoutBullet(line.text);
  const word = firstPerson.exec(text)?.[0].trim() ?? 'I';
  const without = (present: string) =>
    capital(present.replace(/^I(?:'m|’m|'ve|’ve| am| have| was)?\s+/, ''));
  return [
    {
      part: 'Experience',
      off: 0.5,
      text: `${quote(text)} says “${word}”. Most resumes leave the person out: it is clear who did it.`,
      lines: [line],
      action: `Leave “${word}” out of ${quote(text)}.`,
      fix: (draft) => draft.reword(line, without),
    },
  ];
}

const year = /(?<!\d)(?:19|20)\d\d(?!\d)|['’]\d\d\b|[٠-٩۰-۹]{4}|\d{1,2}[/.]\d{2}\b/;

function dates(view: ResumeView): Finding[] {
  const jobs = view.entries.filter(({ kind, dates: found }) => kind === 'experience' && found);
  const first = jobs.find(({ title, organization }) => title && organization) ?? jobs[0];
  const named = first ? view.linesAt(first.named) : [];
  const line = view.linesOf('experience').find(({ text }) => year.test(text));
  const dated = named.some(({ text }) => year.test(text)) ? named : line ? [line] : [];
  if (dated.length > 0) {
    const text = dated.map((one) => one.text).join(' · ');
    return [
      {
        part: 'Experience',
        text: `${quote(text)} tells when: readers and their software need the dates.`,
        lines: dated,
      },
    ];
  }
  const [section] = view.of('experience');
  const begin = section?.heading.text ? section.heading : section?.lines[0];
  // A date that nothing explains may be that of a job.
  if (!section || !begin || view.strayDates.length > 0) return [];
  return [
    {
      part: 'Experience',
      off: 2,
      text: `Under ${quote(begin.text)} no job says from when to when.`,
      lines: [begin],
      action: 'Give the months and years of each job.',
      fix: (draft) =>
        draft.addToSection('experience', '[fill in: month and year – month and year]', 1),
    },
  ];
}

/** Checks verbs, numbers and dates of the experience. Rules about words are for English. */
export function measureExperience(view: ResumeView): Finding[] {
  if (view.linesOf('experience').length === 0) return [];
  const { statements, isEnglish } = view;
  const strong = isEnglish && statements.find(({ text }) => strongVerb.test(withoutBullet(text)));
  const praise: Finding[] = strong
    ? [
        {
          part: 'Experience',
          text: `${quote(withoutBullet(strong.text))} begins with a strong verb.`,
          lines: [strong],
        },
      ]
    : [];
  return [
    ...praise,
    ...(isEnglish ? weak(statements) : []),
    ...numbers(statements, isEnglish),
    ...(isEnglish ? person(statements) : []),
    ...dates(view),
  ];
}
