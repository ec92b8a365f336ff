import { figureOf } from '../../facts/facts.js';
import { upperStart } from '../wording/phrases.js';
import type { Brief } from './content-brief.js';
import type { Point } from './content-points.js';
import { offered } from './detail-sentences.js';
import { sharedRuns } from './shared-runs.js';
import { withTradeArticle } from './trade.js';

export interface Angle {
  readonly hook: string;
  readonly body: string;
  /** The body as sentences and as items of a list. */
  readonly sentences: readonly string[];
  readonly items: readonly string[];
  readonly action: string;
  readonly closing: string;
}

/** A question that fits the facts and claims nothing. */
export function questionOf({ facts, trade, company, pick }: Brief): string {
  const date = figureOf(facts, 'date')?.text;
  const isDay =
    date &&
    /^(?:this |next |every )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w* \d|^\d+ \w+$/i.test(
      date,
    );
  const isEvent =
    /\b(?:party|open house|night|event|festival|class|workshop|concert|tasting|sale|fair|opening|trivia|launch|market)\b/i.test(
      facts.entered,
    );
  const isDeal = /\b(?:free|off|discount|special|sale|deal)\b|%/i.test(facts.entered);
  const choices = [
    ...(isDay && isEvent
      ? [
          `Any plans for ${date}?`,
          `What are you doing ${/^\d|^[a-z]+ \d/i.test(date) && !/day/i.test(date) ? `on ${date}` : date}?`,
        ]
      : []),
    ...(trade && !/\bhir(?:e|ing)\b|\bapply\b/i.test(facts.entered)
      ? [`Looking for ${withTradeArticle(trade)}?`, `Do you need ${withTradeArticle(trade)}?`]
      : []),
    ...(/\bhir(?:e|ing)\b/i.test(facts.entered)
      ? ['Looking for work?', 'Ready for a new job?']
      : []),
    ...(isDeal ? ['Do you like a good deal?', 'Would you like to save a little?'] : []),
  ];
  if (choices.length > 0) return pick(choices, 'question');
  return pick(
    company
      ? [`Have you heard what is new at ${company}?`, `What is new at ${company}?`]
      : ['Have you heard the news?', 'Do you have a minute?'],
    'question',
  );
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

/** The wording that shares least with the texts so far. */
const leastShared = (point: Point, texts: readonly string[]): string =>
  [...point.others, point.prose].reduce((best, one) => {
    const share = (text: string) => Math.max(...texts.map((other) => sharedRuns(text, other)), 0);
    return share(one) < share(best) ? one : best;
  }, point.others[0] ?? point.prose);

/** Most of the five-word runs that two variants may share, with some room below the rule of 40 %. */
const shareMaximum = 0.38;

/** Statements as they are; things that stand side by side in one sentence. */
function asProse(points: readonly Point[], brief: Brief, place: string): string[] {
  const sentences: string[] = [];
  let things: string[] = [];
  const close = () => {
    if (things.length > 0)
      sentences.push(offered(things, brief.pick, `${place}${sentences.length}`));
    things = [];
  };
  for (const point of points) {
    if (point.isThing && things.length < 4) things.push(point.raw);
    else {
      close();
      if (point.isThing) things.push(point.raw);
      else sentences.push(point.prose);
    }
  }
  close();
  return sentences;
}

const ours = (entered: string) => {
  const topic = entered.replace(/^(?:Why|How|What|When|Where)\b/, (word) => word.toLowerCase());
  return withOur(topic);
};

const withOur = (topic: string) =>
  /^(?:our|the|a|an|my|your|why|how|what|when|where|\d|[A-Z])/.test(topic) ? topic : `our ${topic}`;

/** Between a question and its answer. */
const bridges = [
  'Here is the short version.',
  'Then take a look at this.',
  'Here is something for you.',
] as const;
/** After the facts at a glance. */
const lastLines = [
  'Any questions? Just ask us.',
  'Know somebody who should hear about this? Please pass it on.',
  'Keep this for later, or share it with a friend.',
] as const;

/** The three angles: the news first, the facts at a glance for these readers, a question first. */
export function bodies(brief: Brief, room: number): Angle[] {
  const { points, tone, audience, actions, pick, facts } = brief;
  const space = Math.max(room - 260, room / 2);
  const isShort = facts.constraints.short;
  const topic = points.find(({ isTopic }) => isTopic);
  const others = points.filter((point) => point !== topic);
  const about = topic && ours(topic.raw.replace(/[.!?]+$/, ''));
  const isClause = /^(?:why|how|what|when|where)\b/i.test(about ?? '');
  const direct = pick(tone.direct, 'direct');
  const opening = about
    ? `${isShort ? '' : `${direct} `}${isClause ? `Let us talk about ${about}.` : `Let us tell you about ${about}.`}`
    : isShort
      ? ''
      : direct;
  const question = about
    ? isClause
      ? `Do you know ${about}?`
      : `Have you heard about ${about}?`
    : questionOf(brief);
  const readers = audience ? pick(tone.readers, 'readers').replace('…', audience) : direct;
  const closing = (angle: number) =>
    isShort
      ? ''
      : (tone.closings[(angle + (pick([0, 1], 'closing') as number)) % tone.closings.length] ?? '');
  const prose = fitting(asProse(others, brief, 'first'), space);
  const plainItems = fitting(
    unique([...(about ? [upperStart(about)] : []), ...others.flatMap(({ items: own }) => own)]),
    space,
  );
  const first: Angle = angleOf(
    opening,
    inParagraphs(prose),
    about ? [`Let us tell you about ${about}.`, ...prose] : prose,
    plainItems,
    actions[0],
    closing(0),
  );
  const said = [first.hook, first.body].join('\n');
  // A long statement stands in other words in the list.
  const itemOf = (point: Point) =>
    point.kind === 'statement' &&
    point.items.length === 1 &&
    point.others.length > 0 &&
    point.prose.split(' ').length > 7
      ? [
          leastShared(
            { ...point, others: point.others.filter((one) => !one.includes(', by the way,')) },
            [said],
          ).replace(/[.]$/, ''),
        ]
      : point.items;
  const items = fitting(
    unique([...(about ? [upperStart(about)] : []), ...others.flatMap(itemOf)]),
    space,
  );
  const second: Angle = angleOf(
    readers,
    items.map((item) => `• ${item}`).join('\n'),
    items.map((item) => (/[.?!]$/.test(item) ? item : `${item}.`)),
    items,
    actions[1],
    isShort ? '' : pick(lastLines, 'last'),
  );
  const whole = (angle: Angle) => [angle.hook, angle.body, angle.action, angle.closing].join('\n');
  const texts = [whole(first), whole(second)];
  const isLoose = ({ isThing, kind }: Point) => isThing || kind === 'detail';
  const turned = [
    ...others.filter(isLoose).toReversed(),
    ...others.filter((point) => !isLoose(point)),
  ];
  const reworded = fitting(
    asProse(turned, brief, 'third').map((sentence) => {
      const point = others.find(({ prose: one }) => one === sentence);
      return point ? leastShared(point, texts) : sentence;
    }),
    space,
  );
  const third = angleOf(
    isShort ? question : `${question} ${pick(bridges, 'bridge')}`,
    inParagraphs(reworded),
    about ? [question, ...reworded] : reworded,
    items,
    actions[2],
    closing(1),
  );
  return apart([first, second, third], points, whole);
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

/** While two variants share too much, a point without figures leaves the later one. */
function apart(
  angles: readonly Angle[],
  points: readonly Point[],
  whole: (angle: Angle) => string,
): Angle[] {
  const [first, ...others] = angles;
  if (!first) return [];
  const done = [first];
  for (const angle of others) {
    let own = angle;
    let isSwapped = false;
    const isList = own.body.startsWith('•');
    const share = () => Math.max(...done.map((other) => sharedRuns(whole(own), whole(other))));
    const soft = points
      .filter(({ isHard }) => !isHard)
      .flatMap(({ prose, others: more, items }) => [prose, ...more, ...items]);
    let parts = isList ? [...own.items] : [...own.sentences];
    while (share() > shareMaximum && parts.length > 1) {
      const removable = parts.filter((part) => soft.includes(part) && part.split(' ').length > 5);
      // Other words first, then none.
      const swap = parts.map((part) => {
        const point = points.find(({ prose, items }) => prose === part || items.includes(part));
        return point && point.others.length > 0
          ? leastShared(
              isList
                ? { ...point, others: point.others.filter((one) => !one.includes(', by the way,')) }
                : point,
              done.map(whole),
            ).replace(/[.]$/, isList ? '' : '.')
          : part;
      });
      if (!isSwapped && swap.join() !== parts.join()) {
        isSwapped = true;
        parts = swap;
        own = {
          ...own,
          body: isList ? parts.map((part) => `• ${part}`).join('\n') : inParagraphs(parts),
          sentences: isList ? own.sentences : parts,
          items: isList ? parts : own.items,
        };
        continue;
      }
      const longest = removable.sort((one, other) => other.length - one.length)[0];
      // Facts come first: only a long text leaves a thought to the other variants.
      if (!longest || points.length < 5) break;
      parts = parts.filter((part) => part !== longest);
      own = {
        ...own,
        body: isList ? parts.map((part) => `• ${part}`).join('\n') : inParagraphs(parts),
        sentences: isList ? own.sentences : parts,
        items: isList ? parts : own.items,
      };
    }
    if (share() > shareMaximum && !isList)
      own = { ...own, body: [...parts.toReversed()].join(' '), sentences: parts.toReversed() };
    done.push(own);
  }
  return done;
}
