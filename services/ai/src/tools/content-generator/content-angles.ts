import { asSentence } from '../../facts/sentence.js';
import { lowerFirst } from '../wording/phrases.js';
import type { Brief } from './content-brief.js';
import type { Point } from './content-points.js';
import { lowerIn } from './rewordings.js';
import { strength, strongestFirst } from './strongest-first.js';
import { openingsOf, ours } from './topic-openings.js';
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
  // A call to action is a good last word; nothing behind it makes it stronger.
  const isClosed = isBare || actions[0] !== '';
  const closing = (angle: number) =>
    isClosed
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
  const otherLead = audience
    ? (tone.readers.find((one) => one.replace('…', audience) !== lead) ?? lead).replace(
        '…',
        audience,
      )
    : 'Good to know:';
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
    isClosed ? '' : channel.shape === 'post' ? pick(lastLines, 'last') : lastLines[0],
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
    beginning(first) === beginning(third) ||
    (isPost && actions[2] !== '' && !others.some((point) => strength(point) > 0));
  return [
    first,
    second,
    !openings.question && isWeak ? turnedAround(first, third, others, otherLead) : third,
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

const beginning = ({ sentences }: Angle) =>
  (sentences[0] ?? '').toLowerCase().split(/\s+/).slice(0, 5).join(' ');

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
