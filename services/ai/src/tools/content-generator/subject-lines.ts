import { lowerFirst, shorten, upperStart } from '../wording/phrases.js';
import { questionOf } from './content-angles.js';
import type { Brief } from './content-brief.js';
import type { Point } from './content-points.js';
import { sharedRuns } from './shared-runs.js';

const maximum = 60;

/** Three subject lines of at most 60 characters that differ in their beginning. */
export function subjectLines(brief: Brief): string[] {
  const { points, company, actions, facts } = brief;
  const plain = (text: string) => text.replace(/[.!]+$/, '');
  // Mere hours or a mere price say nothing on their own.
  const isBare = ({ items }: Point) =>
    /^(?:Price|Pay|Hours|When|Where|Call): /.test(items[0] ?? '');
  const telling = points.filter((point, at) => at === 0 || !isBare(point));
  const whole = telling.map(({ prose }) => plain(prose));
  const candidates = [
    ...whole.slice(0, 2),
    ...points.slice(0, 2).flatMap(({ others }) => others.map(plain)),
    ...points.slice(0, 2).flatMap(({ items }) =>
      items.length > 1
        ? [
            `${items
              .slice(1)
              .map((one) => one.replace(/^(?:When|Where): /, ''))
              .join(', ')}: ${lowerFirst(items[0] ?? '')}`,
          ]
        : [],
    ),
    ...whole.slice(2, 4),
    ...whole
      .slice(0, 2)
      .map((text) => (company ? `${company}: ${lowerFirst(text)}` : `News: ${lowerFirst(text)}`)),
    ...whole.slice(0, 1).map((text) => `${questionOf(brief) ?? ''} ${upperStart(text)}`.trim()),
    ...whole.slice(0, 1).map((text) => `For you: ${lowerFirst(text)}`),
    ...whole.slice(0, 2).map((text) => shorten(text, maximum)),
    ...whole
      .slice(0, 1)
      .map((text) => `${upperStart(shorten(text, 40))}: ${plain(actions[0]).toLowerCase()}`),
    ...whole
      .slice(0, 1)
      .map((text) =>
        text.replace(
          /^(\d+%|\$\d+) off (?:all )?(.+?) ((?:until|till|through|this|on|in) .*)$/i,
          (_, off: string, what: string, when: string) => `${upperStart(what)}: ${off} off ${when}`,
        ),
      ),
    questionOf(brief) ?? '',
    company ? `News from ${company}` : 'News for you',
    'A short note for you',
  ].filter((text) => !/:.*: /.test(text) && text.length > 3 && text.length <= maximum);
  const chosen: string[] = [];
  for (const most of [0.39, 1]) {
    for (const candidate of candidates) {
      const isNew = !chosen.some(
        (one) => one.toLowerCase() === candidate.toLowerCase() || sharedRuns(one, candidate) > most,
      );
      if (chosen.length < 3 && isNew) chosen.push(candidate);
    }
  }
  const rest = ['News for you', 'A short note for you', 'Something new'];
  while (chosen.length < 3) chosen.push(rest[chosen.length] ?? 'News');
  void facts;
  return chosen;
}
