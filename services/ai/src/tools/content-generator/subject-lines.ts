import { lowerFirst, shorten, upperStart } from '../wording/phrases.js';
import type { Brief } from './content-brief.js';
import type { Point } from './content-points.js';
import { questionOf } from './opening-question.js';
import { sharedRuns } from './shared-runs.js';

const maximum = 60;

const beginning = (text: string) => text.toLowerCase().split(' ').slice(0, 5).join(' ');

/** Three subject lines of at most 60 characters that differ in their beginning. */
export function subjectLines(brief: Brief): string[] {
  const { company, actions } = brief;
  // "She swam in college" needs the thought before it.
  const points = brief.points
    .map((point) => point.parts?.[0] ?? point)
    .filter(({ prose }, at) => at === 0 || !/^(?:he|she|it|they|this|that|please)\b/i.test(prose));
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
    ...whole.slice(0, 2).flatMap((text) => (company ? [`${company}: ${lowerFirst(text)}`] : [])),
    ...whole.slice(0, 1).map((text) => `${questionOf(brief) ?? ''} ${upperStart(text)}`.trim()),
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
    ...whole.slice(0, 2).map((text) => `For ${brief.audience}: ${lowerFirst(text)}`),
    company ? `News from ${company}` : '',
    ...whole.slice(2).map((text) => shorten(text, maximum)),
  ].filter((text) => !/^:|:.*: |[.] /.test(text) && text.length > 3 && text.length <= maximum);
  const chosen: string[] = [];
  for (const most of [0.39, 1]) {
    for (const candidate of candidates) {
      const isNew = !chosen.some(
        (one) =>
          one.toLowerCase() === candidate.toLowerCase() ||
          sharedRuns(one, candidate) > most ||
          (most < 1 && beginning(one) === beginning(candidate)),
      );
      if (chosen.length < 3 && isNew) chosen.push(candidate);
    }
  }
  const last = [
    shorten(plain(actions[0]), maximum),
    shorten(`For ${brief.audience}`, maximum),
    'A short update',
    'For you',
    'Good to know',
  ].filter((text) => text.length > 3 && !chosen.includes(text));
  return [...chosen, ...last].slice(0, 3);
}
