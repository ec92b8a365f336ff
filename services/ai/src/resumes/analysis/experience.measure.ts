import { upperFirst } from '@commons/contracts/text/upper-first';
import type { Translate } from '@commons/service-kit/texts/package-texts';
import { namesJobs } from './drafted-summary.js';
import { type Finding, quote } from './finding.js';
import { hasNumber, resultIn } from './results.js';
import { type ResumeView, type ViewLine, withoutBullet } from './resume-view.js';
import { firstPerson, strongVerb, weakOpeningOf } from './verbs.js';

/** Most lines of one kind that are listed one by one. */
const named = 3;

function weak({ statements, entries, t }: ResumeView): Finding[] {
  const current = new Set(
    entries.flatMap(({ kind, present, details }) =>
      kind === 'experience' && present ? details : [],
    ),
  );
  return statements
    .flatMap((line) => {
      const text = withoutBullet(line.text);
      const opening = weakOpeningOf(text, current.has(line.index));
      if (!opening) return [];
      const reword = (from: string) => upperFirst(from.replace(opening.form, opening.by));
      return [{ line, better: reword(text), reword }];
    })
    .slice(0, named)
    .map(({ line, better, reword }) => ({
      part: 'Experience',
      off: 1,
      text: t('resumeWeakOpening', { line: quote(line.text) }),
      lines: [line],
      action: t('resumeReword', {
        better: quote(better),
        line: quote(line.text),
      }),
      fix: (draft) => draft.reword(line, reword),
    }));
}

function numbers(lines: readonly ViewLine[], { isEnglish, t, own }: ResumeView): Finding[] {
  const texts = lines.map((line) => ({ line, text: withoutBullet(line.text) }));
  const results = texts.flatMap(({ line, text }) => {
    const number = resultIn(text, isEnglish);
    return number ? [{ line, text, number }] : [];
  });
  const [best] = results;
  const praise: Finding[] = best
    ? [
        {
          part: 'Experience',
          text: t('resumeResult', { line: quote(best.text, best.number) }),
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
        text: t('resumeNoNumber', { line: quote(text) }),
        lines: [line],
        action: t('resumeAddNumber', { line: quote(text) }),
        fix: (draft) =>
          draft.reword(
            line,
            (present) => `${present.replace(/[.;]?\s*$/, '')} ${own('resumeOpenNumber')}`,
          ),
      }),
    ),
  ];
}

/** "Cared for my two children" says whose they are. */
const ownFamily =
  /\bmy (?:[\p{L}-]+ ){0,2}(?:child(?:ren)?|kids?|boys?|girls?|bab(?:y|ies)|twins|newborn|sons?|daughters?|mother|father|mom|dad|parents?|grand\p{L}+|husband|wife|family|brothers?|sisters?)(?!\p{L})/giu;
const personIn = (text: string) => firstPerson.exec(text.replace(ownFamily, ' '))?.[0].trim();

/** Most lines that say "I" and are named together. */
const most = 10;

/** "I trained two cooks, and I closed" → "Trained two cooks, and closed"; lower case remains lower case. */
function withoutPerson(text: string): string {
  const rest = text
    .replace(
      /^I(?:['’](?:m|ve)| am| have| was)?\s+(?=\p{L}|\d)(?!(?:the|an?|one|in|at|on|my|not|very|always|also)\b)/iu,
      '',
    )
    .replace(/(?<=[.!?]\s)I(?:['’]ve| have)?\s+(\p{Ll})/gu, (_, letter: string) =>
      letter.toUpperCase(),
    )
    .replace(/(?<=(?:,|;| and| but| then)\s)I(?:['’]ve| have)?\s+(?=\p{Ll})/giu, '');
  return /^i\b/.test(text) ? rest : upperFirst(rest);
}

function person(lines: readonly ViewLine[], t: Translate): Finding[] {
  const own = lines.filter(({ text }) => personIn(withoutBullet(text)));
  const [line] = own;
  if (!line) return [];
  const text = withoutBullet(line.text);
  const word = personIn(text) ?? 'I';
  const count = own.length;
  return [
    {
      part: 'Experience',
      off: 0.5,
      text: t('resumeSaysI', { line: quote(text), word }),
      lines: own.slice(0, most),
      action: t('resumeLeaveOut', { line: quote(text), word, count }),
      fix: (draft) => {
        for (const one of own) draft.reword(one, withoutPerson);
      },
    },
  ];
}

const year = /(?<!\d)(?:19|20)\d\d(?!\d)|['’]\d\d\b|[٠-٩۰-۹]{4}|\d{1,2}[/.]\d{2}\b/;

function dates(view: ResumeView): Finding[] {
  const jobs = view.entries.filter(({ kind, dates: found }) => kind === 'experience' && found);
  const first = jobs.find(({ title, organization }) => title && organization) ?? jobs[0];
  const named = first ? view.linesAt(first.named) : [];
  const line = view.linesOf('experience').find(({ text }) => year.test(text));
  const dated = named.length > 0 ? named : line ? [line] : [];
  if (dated.length > 0) {
    const text = dated.map((one) => one.text).join(' · ');
    return [
      {
        part: 'Experience',
        text: view.t('resumeTellsWhen', { line: quote(text) }),
        lines: dated,
      },
    ];
  }
  const [section] = view.of('experience');
  const begin = section?.heading.text ? section.heading : section?.lines[0];
  // A date that nothing explains may be that of a job.
  if (!section || !begin || view.strayDates.length > 0) return [];
  const isSure = view.isReadWhole('experience') ? 'yes' : 'no';
  return [
    {
      part: 'Experience',
      off: isSure === 'yes' ? 2 : 0,
      text: view.t('resumeNoDates', { line: quote(begin.text), isSure }),
      lines: [begin],
      action: view.t('resumeGiveDates', { about: namesJobs(view) ? 'jobs' : 'other' }),
      fix: (draft) => draft.addToSection('experience', view.own('resumeOpenDates'), 1),
    },
  ];
}

/** Checks verbs, numbers and dates of the experience. Rules about words are for English. */
export function measureExperience(view: ResumeView): Finding[] {
  if (view.linesOf('experience').length === 0) return [];
  const { statements, isEnglish, t } = view;
  const strong = isEnglish && statements.find(({ text }) => strongVerb.test(withoutBullet(text)));
  const praise: Finding[] = strong
    ? [
        {
          part: 'Experience',
          text: t('resumeStrongVerb', { line: quote(strong.text) }),
          lines: [strong],
        },
      ]
    : [];
  return [
    ...praise,
    ...(isEnglish ? weak(view) : []),
    ...numbers(statements, view),
    ...(isEnglish ? person(statements, t) : []),
    ...dates(view),
  ];
}
