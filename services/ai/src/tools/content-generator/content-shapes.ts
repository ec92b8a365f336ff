import { figureOf } from '../../facts/facts.js';
import { figuresIn } from '../../facts/figures.js';
import { asSentence } from '../../facts/sentence.js';
import { lowerFirst, shorten, upperStart } from '../wording/phrases.js';
import { signature } from '../wording/signature.js';
import { withWholeDays } from '../wording/whole-days.js';
import { type Angle, bodies } from './content-angles.js';
import type { Brief } from './content-brief.js';
import { partsOf } from './content-points.js';
import { hashtagsOf } from './hashtags.js';
import { press } from './press-release.js';
import { subjectLines } from './subject-lines.js';
import { withTradeArticle } from './trade.js';

type Shape = (brief: Brief) => string[];

const joined = (blocks: readonly (string | false | undefined)[]) =>
  blocks.filter(Boolean).join('\n\n');

/** The first angle opens with the first hook and the third with the second, where they have no opening of their own. */
const hooked = (brief: Brief, angles: readonly Angle[]): Angle[] =>
  angles.map((angle, at) => {
    const hook = at === 0 ? brief.hooks[0] : at === 2 ? brief.hooks[1] : undefined;
    return hook && angle.hook === '' ? { ...angle, hook } : angle;
  });

/** A post: first sentence, what there is to say, what to do next. */
const post: Shape = (brief) => {
  const tags = brief.facts.constraints.noHashtags ? '' : hashtagsOf(brief);
  const room = brief.channel.maximum - tags.length - 2;
  return hooked(brief, bodies(brief, room)).map(({ hook, body, action, closing }) =>
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
    const actionRoom = action && action.length < channel.maximum / 2 ? action.length + 1 : 0;
    for (const sentence of ranked)
      if (size() + sentence.length + actionRoom <= channel.maximum) kept.add(sentence);
    const said = sentences.filter((sentence) => kept.has(sentence));
    const opening = hook.endsWith(said[0] ?? '-') ? '' : hook;
    const end = actionRoom ? [action] : [];
    const withHook = [opening, ...said, ...end].join(' ');
    // Without its lead the second variant needs another order.
    const bare = [...(variant === 1 ? said.toReversed() : said), ...end].join(' ');
    const whole = opening && withHook.length <= channel.maximum ? withHook : bare;
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
  const parts = partsOf(points);
  const items = points
    .flatMap((point) => (point.prose.length <= 75 ? [point] : (point.parts ?? [point])))
    .filter(({ raw }) => raw.toLowerCase().replace(/[.]/g, '') !== trade && !heads0(raw))
    // An ad has no room for more than the owner's own words.
    .map(({ kind, raw, prose, parts: own }) =>
      kind === 'detail' && !own ? asSentence(raw) : prose,
    )
    .map((text) => (text.length <= 75 ? text : asSentence(shorten(text, 70))))
    .filter((one) => one.length > 3);
  // The thing or the offer: words that name something, never mere hours or a mere price.
  const named = (one: string) => {
    const [figure] = figuresIn(one);
    return (
      figure?.start !== 0 ||
      (/^[$%\d]/.test(one) && / (?!to\b|a\.m|p\.m)[a-z]{3,}/i.test(one) && figure.kind !== 'time')
    );
  };
  const headOf = (prose: string) =>
    prose.length <= 31 ? shorten(prose, 30) : shorten(prose.replace(/,.*$/, ''), 30);
  const firsts = parts.map(({ raw }) => headOf(asSentence(raw))).filter(named);
  const price = parts
    .map(({ prose }) => prose.replace(/[.]$/, ''))
    .find((one) => /^\$\d/.test(one) && one.length <= 14);
  const heads = [
    trade && city ? `${upperStart(trade)} in ${city}` : '',
    company ?? '',
    ...firsts.slice(0, 1),
    trade && price ? `${upperStart(trade)}: ${price}` : '',
    trade ? `Need ${withTradeArticle(trade)}?` : '',
    ...firsts.slice(1).filter((one) => /[$%\d]|free|\boff\b/i.test(one)),
    trade ? upperStart(trade) : '',
    ...firsts.slice(1),
    action.replace(/[.!]+$/, ''),
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
    const headline = distinct[variant % Math.max(distinct.length, 1)];
    for (const item of order)
      if (
        item !== asSentence(headline ?? '') &&
        [...description, item, end].join(' ').trim().length <= 90 &&
        !description.includes(item)
      )
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
      `Headline: ${headline ?? (shorten(brief.audience, 30) || 'News for you')}`,
      `Description: ${description.join(' ').slice(0, 90)}`,
      `Button: ${button ? `${upperStart(button.toLowerCase())} ${/^shop|order|call|book|apply/i.test(button) ? 'now' : /^(?:visit)/i.test(button) ? 'us' : 'today'}` : 'Learn more'}`,
    ].join('\n');
  });
};

const article: Shape = (brief) =>
  bodies(brief, brief.channel.maximum).map(({ hook, body, action, closing }) =>
    withWholeDays(joined([hook, body, [action, closing].filter(Boolean).join(' ')])),
  );

const email: Shape = (brief) => {
  const subjects = subjectLines(brief);
  const signed = signature(brief.facts, brief.account, 'Best regards,');
  const room = brief.channel.maximum - signed.length - 90;
  return hooked(brief, bodies(brief, room)).map(({ hook, body, action, closing }, variant) =>
    withWholeDays(
      joined([
        `Subject: ${subjects[variant] ?? subjects[0]}`,
        'Hello,',
        hook,
        body,
        [action, closing].filter(Boolean).join(' '),
        signed,
      ]),
    ),
  );
};

/** A beginning in the middle of a line, with the capital that was entered. */
const lowerIn = (text: string, raw: string) =>
  /^[a-z]/.test(raw) && !/^[A-Z]{2}/.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : lowerFirst(text);

const page: Shape = (brief) => {
  const { company, trade, city, points } = brief;
  // What it is, without its price: "Flat fee wills".
  const what = shorten(
    (points[0]?.prose ?? '').replace(/:?\s(?:(?:from|only|just|for)\s)?\$.*$/, ''),
    60,
  );
  const place = city ? ` in ${city}` : '';
  const heads = [
    company && trade ? `${company}: ${trade}${place}` : '',
    trade ? `${upperStart(trade)}${place}` : '',
    company && !trade ? `${company}${place}` : '',
    company ? `Welcome to ${company}` : '',
    what,
    what && points[0]?.kind === 'detail' ? `About ${lowerIn(what, points[0].raw)}` : '',
    brief.audience.length <= 60 ? `For ${brief.audience}` : '',
    'Welcome',
  ].filter((one) => one.length > 2 && one.length <= 70 && !/^[\d$]/.test(one));
  const titles: readonly [string, string][] = [
    ['What we do', 'Your next step'],
    ['At a glance', 'Get in touch'],
    ['Good to know', 'How to reach us'],
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
