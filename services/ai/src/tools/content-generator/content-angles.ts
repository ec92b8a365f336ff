import { figureOf } from '../../facts/facts.js';
import { figuresIn } from '../../facts/figures.js';
import { asSentence } from '../../facts/sentence.js';
import { lowerFirst, upperStart } from '../wording/phrases.js';
import type { Brief } from './content-brief.js';
import type { Point } from './content-points.js';
import { lowerIn } from './rewordings.js';
import { withTradeArticle } from './trade.js';
import { leastShared, turnedItems } from './turned-wordings.js';

export interface Angle {
  readonly hook: string;
  readonly body: string;
  /** The body as sentences and as items of a list. */
  readonly sentences: readonly string[];
  readonly items: readonly string[];
  readonly action: string;
  readonly closing: string;
}

/** A question that the facts answer and that claims nothing. Undefined if none fits: no question is better than an empty one. */
export function questionOf({ facts, points, trade, pick }: Brief): string | undefined {
  const date = figureOf(facts, 'date')?.text;
  const isDay =
    date &&
    /^(?:this |next )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w* \d|^\d+ \w+$/i.test(
      date,
    );
  const isEvent =
    /\b(?:party|open house|night|event|festival|workshop|concert|tasting|fair|opening|trivia|launch|market)\b/i.test(
      facts.entered,
    ) && !/\bclosed\b/i.test(facts.entered);
  const isHiring = /\bhir(?:e|ing)\b|\bapply\b/i.test(facts.entered);
  // The text is about its first thought; a trade named further on is another matter.
  const isAsked = trade && points[0]?.raw.toLowerCase().includes(trade);
  const choices = [
    ...(isHiring ? ['Looking for work?', 'Ready for a new job?'] : []),
    ...(isDay && isEvent
      ? [
          `Any plans for ${date}?`,
          `What are you doing ${/^\d|^[a-z]+ \d/i.test(date) && !/day/i.test(date) ? `on ${date}` : date}?`,
        ]
      : []),
    ...(isAsked && !isHiring
      ? [`Looking for ${withTradeArticle(trade)}?`, `Do you need ${withTradeArticle(trade)}?`]
      : []),
  ];
  return choices.length > 0 ? pick(choices, 'question') : undefined;
}

const fitting = (parts: readonly string[], room: number): string[] => {
  const kept: string[] = [];
  let used = 0;
  for (const part of parts) {
    if (used + part.length + 3 > room) continue;
    used += part.length + 3;
    kept.push(part);
  }
  return kept;
};

/** Paragraphs of up to three sentences. */
const inParagraphs = (sentences: readonly string[]) =>
  sentences.length <= 4
    ? sentences.join(' ')
    : [sentences.slice(0, 3).join(' '), sentences.slice(3).join(' ')].join('\n\n');

const ours = (entered: string) => {
  const topic = entered
    .replace(/[.!?]+$/, '')
    .replace(/^(?:Why|How|What|When|Where)\b/, (word) => word.toLowerCase());
  return /^(?:our|the|a|an|my|your|why|how|what|when|where|\d|[A-Z])/.test(topic)
    ? topic
    : `our ${topic}`;
};

/** "why you should have your roof looked at": as a question, and what it takes for granted. */
function clauseTopic(about: string): { opening: string; question: string; title: string } {
  const should = /^(why|how|when|where) you (should|can|could|must|need to|have to) (.+)$/i.exec(
    about,
  );
  const [, word = '', modal = '', rest = ''] = should ?? [];
  const [head = about, list] = about.split(/:\s+/, 2);
  const items = list ? ` ${asSentence(list)}` : '';
  const sign =
    /^how (?:to|you can|you) (?:know|tell|see)(?: if| that| whether| when)? (your|the) ([\w ]{3,30}?) (is|are|needs?|has|have) ([\w ]{3,40})$/i.exec(
      head,
    );
  if (/^how (?:to|you)\b/i.test(head) && !should)
    return {
      title: upperStart(about),
      opening: `Here is ${head.replace(/^How/, 'how')}${list ? `: ${list.replace(/[.]$/, '')}.` : '.'}`,
      question: `${signQuestion(sign) ?? `Do you know ${head.replace(/^How/, 'how')}?`}${items}`,
    };
  const isNeed = / to$/.test(modal);
  return {
    title: upperStart(about),
    opening: word === 'why' ? `You ${modal} ${rest}.` : `This is about ${about}.`,
    question: should
      ? isNeed
        ? `${upperStart(word)} do you ${modal} ${rest}?`
        : `${upperStart(word)} ${modal} you ${rest}?`
      : /^(?:how|what|when|where) to /i.test(about)
        ? `Do you know ${about}?`
        : `Have you ever wondered ${about}?`,
  };
}

/** "how to know your brakes are worn" → "Are your brakes worn?" */
const signQuestion = (sign: RegExpExecArray | null): string | undefined => {
  const [, whose = '', what = '', verb = '', rest = ''] = sign ?? [];
  if (!sign || /^(?:has|have|needs?)$/i.test(verb))
    return sign
      ? `Does ${whose.toLowerCase()} ${what} ${verb.replace(/^has$/i, 'have').replace(/s$/, '')} ${rest}?`
      : undefined;
  return `${upperStart(verb)} ${whose.toLowerCase()} ${what} ${rest}?`;
};

/** What the text opens with, per angle. Empty where the owner's first clause opens it. */
function openingsOf({ points, facts, ...brief }: Brief, topic: Point | undefined) {
  // A press release reports; it does not ask.
  const isPress = brief.channel.shape === 'press';
  const question = (!isPress && questionOf({ points, facts, ...brief })) || '';
  if (!topic) return { first: '', title: '', question };
  const about = ours(topic.raw);
  if (/^(?:why|how|what|when|where)\b/i.test(about)) {
    const { opening, question: own, title } = clauseTopic(about);
    return { first: opening, title, question: own };
  }
  // A bare name of a thing opens the owner's next clause: "Barber shop: walk ins welcome til 7."
  const isAnnounced = topic.kind === 'topic' || points.length < 2;
  return {
    first: isAnnounced ? `Let us tell you about ${about}.` : '',
    title: upperStart(isAnnounced ? about : topic.raw.replace(/[.!?]+$/, '')),
    question:
      isAnnounced && !question.toLowerCase().includes(about.replace(/^(?:our|the|an?) /, ''))
        ? `Have you heard about ${about}?`
        : question,
  };
}

/** What readers decide by comes first: an offer, a price, a deadline. */
const strength = ({ prose }: Point) => {
  const kinds = figuresIn(prose).map(({ kind }) => kind);
  // A mere price says nothing before it is known of what.
  if (/^\$\S+$/.test(prose)) return 0;
  if (/\bfree\b|\boff\b|%|\bspecial\b/i.test(prose)) return 3;
  if (kinds.includes('money')) return 2;
  return /\b(?:by|until|till?|thru|through|last|ends)\b/i.test(prose) && kinds.length > 0 ? 1 : 0;
};

const strongestFirst = (points: readonly Point[], hasQuestion: boolean): Point[] => {
  const from = hasQuestion ? 0 : 1;
  const [strongest] = points
    .slice(from)
    // "She reads from her new novel" needs the sentence before it.
    .filter(({ prose }) => !/^(?:he|she|it|they|this|that|these|those)\b/i.test(prose))
    .sort((one, other) => strength(other) - strength(one));
  const lead =
    strongest && strength(strongest) > 0
      ? strongest
      : points.slice(from).findLast(({ prose }) => !/^(?:he|she|it|they|this|that)\b/i.test(prose));
  return lead ? [lead, ...points.filter((point) => point !== lead)] : [...points];
};

/** A point in the wording that is furthest from the first variant. */
const otherwise = ({ prose, others }: Point, straight: string) =>
  leastShared([prose, ...others], straight);

/** An item of a list, its words in another order where the first variant has them in the same. */
const itemOf = (item: string, straight: string) =>
  leastShared([item, ...turnedItems(item, lowerIn)], straight);

const lastLines = [
  'Any questions? Just ask us.',
  'Know somebody who should hear about this? Please pass it on.',
  'Keep this for later, or share it with a friend.',
] as const;

/** The three angles: the owner's clauses in their order, the facts at a glance, the strongest fact first. */
export function bodies(brief: Brief, room: number): Angle[] {
  const { points, tone, audience, actions, pick, facts, channel, contentType } = brief;
  const space = Math.max(room - 260, room / 2);
  const isBare = Boolean(facts.constraints.short) || contentType === 'Product Description';
  const topic = points.find(({ isTopic }) => isTopic);
  const others = points.filter((point) => point !== topic);
  const openings = openingsOf(brief, topic);
  const closing = (angle: number) =>
    isBare
      ? ''
      : (tone.closings[(angle + (pick([0, 1], 'closing') as number)) % tone.closings.length] ?? '');
  const isOpened = Boolean(openings.first);
  // The words of a bare topic open the first clause where nothing else names it.
  const named = (own: readonly Point[], opening: string) =>
    own.map(({ prose, raw }, at) =>
      topic &&
      at === 0 &&
      !opening.toLowerCase().includes(ours(topic.raw).replace(/^our /, '').toLowerCase())
        ? asSentence(`${openings.title}: ${lowerFirst(raw)}`)
        : prose,
    );
  const prose = fitting(
    isOpened ? others.map(({ prose: own }) => own) : named(others, openings.first),
    space,
  );
  const first: Angle = angleOf(
    openings.first,
    inParagraphs(prose),
    openings.first ? [openings.first, ...prose] : prose,
    unique(others.flatMap((point) => point.items)),
    actions[0],
    closing(0),
  );
  const straight = prose.join('\n');
  const items = fitting(
    unique([
      ...(openings.title ? [openings.title] : []),
      ...others.flatMap((point) => point.items.map((item) => itemOf(item, straight))),
    ]),
    space,
  );
  const lead = audience ? pick(tone.readers, 'readers').replace('…', audience) : 'At a glance:';
  const second: Angle = angleOf(
    contentType === 'Product Description' ? 'At a glance:' : lead,
    items.map((item) => `• ${item}`).join('\n'),
    openings.title
      ? [asSentence(openings.title), ...others.map((point) => otherwise(point, straight))]
      : fitting(
          others.map((point) => otherwise(point, straight)),
          space,
        ),
    items,
    actions[1],
    isBare ? '' : channel.shape === 'post' ? pick(lastLines, 'last') : lastLines[0],
  );
  const turned = fitting(
    isOpened
      ? strongestFirst(others, Boolean(openings.question)).map((point) =>
          otherwise(point, straight),
        )
      : named(
          strongestFirst(others, Boolean(openings.question)).map((point) => ({
            ...point,
            prose: otherwise(point, straight),
          })),
          openings.question,
        ),
    space,
  );
  const third = angleOf(
    openings.question,
    inParagraphs(turned),
    openings.question ? [openings.question, ...turned] : turned,
    items,
    actions[2],
    closing(1),
  );
  // Where nothing is stronger than the news, a post starts with what to do.
  const isPost = channel.shape === 'post' || channel.shape === 'line';
  const isWeak =
    others.length < 2 ||
    (isPost && actions[2] !== '' && !others.some((point) => strength(point) > 0));
  return [
    first,
    second,
    !openings.question && isWeak ? turnedAround(first, third, others, lead) : third,
  ];
}

const angleOf = (
  hook: string,
  body: string,
  sentences: readonly string[],
  items: readonly string[],
  action: string,
  closing: string,
): Angle => ({ hook, body, sentences, items, action, closing });

const unique = (all: readonly string[]) => [...new Set(all)];

/** What cannot stand in another order: what to do comes first, or its time or place, or its readers. */
function turnedAround(
  straight: Angle,
  angle: Angle,
  [only]: readonly Point[],
  lead: string,
): Angle {
  if (!only) return angle;
  if (angle.action)
    return {
      ...angle,
      hook: angle.action,
      body: straight.body,
      sentences: [angle.action, ...straight.sentences],
      action: '',
    };
  const [other] = only.others;
  if (other) return { ...angle, body: other, sentences: [other] };
  return { ...angle, hook: lead };
}
