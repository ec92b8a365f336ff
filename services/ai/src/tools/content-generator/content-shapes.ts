import { figureOf, figuresOf } from '../../facts/facts.js';
import { asSentence } from '../../facts/sentence.js';
import { shorten, upperStart } from '../wording/phrases.js';
import { signature } from '../wording/signature.js';
import { bodies } from './content-angles.js';
import type { Brief } from './content-brief.js';
import { subjectLines } from './subject-lines.js';
import { withTradeArticle } from './trade.js';

type Shape = (brief: Brief) => string[];

const joined = (blocks: readonly (string | false | undefined)[]) =>
  blocks.filter(Boolean).join('\n\n');

const tag = (words: string) =>
  `#${words
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map(upperStart)
    .join('')}`;

function hashtags({ channel, facts, trade, city, contentType }: Brief): string {
  if (!channel.hashtags || facts.constraints.noHashtags) return '';
  const own = contentType.startsWith('LinkedIn') ? 'Small Business' : 'Shop Local';
  return [trade, city, own]
    .filter((words): words is string => Boolean(words))
    .map(tag)
    .join(' ');
}

/** A post: first sentence, what there is to say, what to do next. */
const post: Shape = (brief) => {
  const tags = hashtags(brief);
  const room = brief.channel.maximum - tags.length - 2;
  return bodies(brief, room).map(({ hook, body, action, closing }) =>
    joined([
      [hook].filter(Boolean).join(' '),
      body,
      [action, closing].filter(Boolean).join(' '),
      tags,
    ]),
  );
};

/** One paragraph of at most 280 characters: the points with figures first, never cut. */
const line: Shape = (brief) => {
  const { channel } = brief;
  return bodies(brief, channel.maximum).map(({ hook, sentences, action }, variant) => {
    const ranked = [...sentences].sort(
      (one, other) => Number(/\d/.test(other)) - Number(/\d/.test(one)),
    );
    const kept = new Set<string>();
    const size = () => [...kept].reduce((sum, sentence) => sum + sentence.length + 1, 0);
    const actionRoom = action.length < channel.maximum / 2 ? action.length + 1 : 0;
    for (const sentence of ranked)
      if (size() + sentence.length + actionRoom <= channel.maximum) kept.add(sentence);
    const said = sentences.filter((sentence) => kept.has(sentence));
    const opening = hook.endsWith(said[0] ?? '-') ? '' : hook;
    const parts = [...(variant === 1 ? said.toReversed() : said), ...(actionRoom ? [action] : [])];
    const withHook = [opening, ...parts].join(' ');
    const whole = opening && withHook.length <= channel.maximum ? withHook : parts.join(' ');
    return whole || shorten(sentences[0] ?? brief.audience, channel.maximum);
  });
};

const heads0 = (raw: string) => raw.length < 4;

/** Headline of at most 30 and description of at most 90 characters, the limits of search ads. */
const ad: Shape = (brief) => {
  const { points, trade, city, company, actions, facts } = brief;
  const [action] = actions;
  const phone = figureOf(facts, 'phone')?.text ?? /[\d(][\d() .-]{6,}\d/.exec(action)?.[0];
  const short = action.length <= 45 ? action : phone ? `Call ${phone}.` : '';
  const items = points
    .filter(({ raw }) => raw.toLowerCase().replace(/[.]/g, '') !== trade && !heads0(raw))
    .flatMap(({ prose }) => (prose.length <= 75 ? [prose] : [asSentence(shorten(prose, 70))]))
    .filter((one) => one.length > 3);
  const offers = points
    .flatMap(({ items: own }) => own)
    .filter((one) => one.length <= 30 && /[$%\d]|free/i.test(one));
  const heads = [
    trade && city ? `${upperStart(trade)} in ${city}` : '',
    company ?? '',
    ...offers.map((one) => one.replace(': ', ' ')),
    trade ? upperStart(trade) : '',
    trade ? `Need ${withTradeArticle(trade)}?` : '',
    ...points.map(({ prose }) => shorten(prose, 30)),
  ].filter((one) => one.length > 2 && one.length <= 30);
  const distinct = [...new Set(heads)];
  const ranked = [...items].sort(
    (one, other) => Number(/[\d$%]|free/i.test(other)) - Number(/[\d$%]|free/i.test(one)),
  );
  return [0, 1, 2].map((variant) => {
    const order =
      variant === 0
        ? ranked
        : variant === 1
          ? ranked.toReversed()
          : [...ranked.slice(1), ...ranked.slice(0, 1)];
    const own = variant === 1 && short ? [short] : [];
    const description = [...own];
    const end = variant !== 1 && short ? short : '';
    for (const item of order)
      if ([...description, item, end].join(' ').trim().length <= 90 && !description.includes(item))
        description.push(item);
    if (end) description.push(end);
    if (description.length === 0)
      description.push(
        asSentence(shorten(points[0]?.prose ?? brief.audience, 85) || brief.audience.slice(0, 80)),
      );
    const button =
      /^(?:call|text|book|order|shop|visit|sign up|apply|learn|get|reserve|join)\b/i.exec(
        action,
      )?.[0];
    return [
      `Headline: ${distinct[variant % Math.max(distinct.length, 1)] ?? (shorten(brief.audience, 30) || 'News for you')}`,
      `Description: ${description.join(' ').slice(0, 90)}`,
      `Button: ${button ? `${upperStart(button.toLowerCase())} ${/^shop|order|call|book|apply/i.test(button) ? 'now' : /^(?:visit)/i.test(button) ? 'us' : 'today'}` : 'Learn more'}`,
    ].join('\n');
  });
};

const article: Shape = (brief) =>
  bodies(brief, brief.channel.maximum).map(({ hook, body, action, closing }) =>
    joined([hook, body, [action, closing].filter(Boolean).join(' ')]),
  );

const email: Shape = (brief) => {
  const subjects = subjectLines(brief);
  const signed = signature(brief.facts, brief.account, 'Best regards,');
  const room = brief.channel.maximum - signed.length - 90;
  return bodies(brief, room).map(({ hook, body, action, closing }, variant) =>
    joined([
      `Subject: ${subjects[variant] ?? subjects[0]}`,
      'Hello,',
      hook,
      body,
      [action, closing].filter(Boolean).join(' '),
      signed,
    ]),
  );
};

const page: Shape = (brief) => {
  const { company, trade, city, points } = brief;
  const place = city ? ` in ${city}` : '';
  const heads = [
    company && trade ? `${company}: ${trade}${place}` : '',
    trade ? `${upperStart(trade)}${place}` : '',
    company ? `Welcome to ${company}` : '',
    ...points.map(({ prose }) => shorten(prose, 60)),
    'Welcome',
  ].filter((one) => one.length > 2 && one.length <= 70 && !/^[\d$]/.test(one));
  const titles: readonly [string, string][] = [
    ['What we do', 'Your next step'],
    ['At a glance', 'Get in touch'],
    ['Why stop by', 'How to reach us'],
  ];
  return bodies(brief, brief.channel.maximum - 160).map(
    ({ hook, body, action, closing }, variant) => {
      const [what, next] = titles[variant] ?? ['', ''];
      return joined([
        `# ${heads[variant % heads.length]}`,
        hook,
        `## ${what}`,
        body,
        (action || closing) && `## ${next}`,
        [action, closing].filter(Boolean).join(' '),
      ]);
    },
  );
};

const press: Shape = (brief) => {
  const { account, company, points, facts } = brief;
  const city = account.city
    ? `${account.city.toUpperCase()}${account.state ? `, ${account.state}` : ''}`
    : '[fill in: city, state]';
  const contact = [account.name, company, account.phone, account.email].filter(Boolean).join(', ');
  const date = figuresOf(facts, 'date')
    .map(({ text }) => text)
    .find((text) => /\d/.test(text) && !/^(?:in|since)\b/i.test(text));
  const first = points[0]?.prose.replace(/[.!]+$/, '') ?? '';
  const heads = [
    shorten(first, 90),
    company
      ? `News from ${company}${account.city ? ` in ${account.city}` : ''}`
      : `News for ${brief.audience}`,
    date && company ? `${company}: mark ${date}` : shorten(points[1]?.prose ?? first, 90),
  ];
  const contactLine = (variant: number) => {
    if (!contact) return 'Contact: [fill in: name and phone]';
    if (variant === 0) return `Contact: ${contact}`;
    const parts = [account.phone, account.name, account.email, company].filter(Boolean);
    return `${variant === 1 ? 'Press contact' : 'More information'}: ${(variant === 1 ? parts : parts.toReversed()).join(' · ')}`;
  };
  return bodies(brief, 2_300).map(({ sentences, items, action }, variant) => {
    const body = variant === 1 ? items.map((item) => `- ${item}`).join('\n') : sentences.join(' ');
    const lead =
      variant === 1
        ? `${city} – ${company ?? 'A local business'} has news for ${brief.audience}:`
        : `${city} – ${body}`;
    return joined([
      'FOR IMMEDIATE RELEASE',
      `# ${heads[variant]}`,
      lead,
      variant === 1 && body,
      action,
      contactLine(variant),
      '###',
    ]);
  });
};

const subject: Shape = (brief) => subjectLines(brief);

/** The variants of each form of a channel. */
export const shapes: Readonly<Record<Brief['channel']['shape'], Shape>> = {
  line,
  subject,
  post,
  ad,
  article,
  email,
  page,
  press,
};
