import { figuresOf } from '../../facts/facts.js';
import { shorten } from '../wording/phrases.js';
import { withWholeDays } from '../wording/whole-days.js';
import { bodies } from './content-angles.js';
import type { Brief } from './content-brief.js';
import { inThirdPerson } from './third-person.js';

const joined = (blocks: readonly (string | false | undefined)[]) =>
  blocks.filter(Boolean).join('\n\n');

/** A release in the third person: its headline, its news, whom to ask. */
export function press(brief: Brief): string[] {
  const { account, company, facts, actions } = brief;
  const told = (text: string) => inThirdPerson(text, company);
  const points = brief.points.map((point) => ({
    ...point,
    raw: told(point.raw),
    prose: told(point.prose),
    items: point.items.map(told),
    others: point.others.map(told),
  }));
  const place = account.city
    ? `${account.city.toUpperCase()}${account.state ? `, ${account.state}` : ''} – `
    : '';
  const date = figuresOf(facts, 'date')
    .map(({ text }) => text)
    .find((text) => /\d/.test(text) && !/^(?:in|since)\b/i.test(text));
  const plain = (text = '') => text.replace(/[.!]+$/, '');
  const first = plain(points[0]?.prose);
  const heads = [
    shorten(first, 90),
    company
      ? `News from ${company}${account.city ? ` in ${account.city}` : ''}`
      : shorten(first, 60) || shorten(first, 90),
    date && company
      ? `${company}: mark ${date}`
      : shorten(
          plain(
            points.slice(1).find(({ prose }) => !/^(?:he|she|it|they)\b/i.test(prose))?.prose,
          ) || first,
          90,
        ),
  ];
  // The entry's own contact stands for that of the account.
  const reached =
    /^(?:for more information, )?(?:contact|call|reach|e-?mail)\s+(.*\d{3}.*|.*@.*)$/i.exec(
      plain(actions[0]),
    )?.[1];
  const own =
    reached && /^[(\d]/.test(reached)
      ? [account.name ?? company, reached].filter(Boolean).join(', ')
      : reached;
  const known = [account.name, company, account.phone, account.email].filter((one): one is string =>
    Boolean(one),
  );
  const contacts = [known, known.toReversed(), known].map((parts, variant) =>
    parts.join(variant === 0 ? ', ' : ' · '),
  );
  const angles = bodies({ ...brief, points }, 2_300);
  const straight = angles[0]?.sentences.join(' ');
  return angles.map(({ sentences, items, action }, variant) => {
    const [lead = '', ...more] = sentences;
    const list = [...new Set(items)];
    const head = heads[variant] ?? '';
    const label = ['Contact', 'Press contact', 'More information'][variant];
    const contact = own ?? contacts[variant];
    return withWholeDays(
      joined([
        'FOR IMMEDIATE RELEASE',
        // The headline is not said twice.
        `# ${variant > 0 && plain(lead) === head ? shorten(first, 60) : head}`,
        ...(variant === 1
          ? [`${place}The facts at a glance:`, list.map((item) => `- ${item}`).join('\n')]
          : variant === 2 && sentences.join(' ') === straight
            ? [`${place}In short:`, list.map((item) => `- ${item}`).join('\n')]
            : [`${place}${lead}`, more.join(' ')]),
        !own && action,
        contact && `${label}: ${contact}`,
        '###',
      ]),
    );
  });
}
