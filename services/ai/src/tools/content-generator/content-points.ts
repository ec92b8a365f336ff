import type { Act } from '../../facts/acts.js';
import { isPastDeed } from '../../facts/complete-note.js';
import { asSentence, sentenceOf } from '../../facts/sentence.js';
import { lowerFirst, shorten, upperStart } from '../wording/phrases.js';
import { fragmentSentences } from './fragment-sentences.js';
import { fragmentAsSentence } from './fragments.js';
import { joinedPoints } from './joined-points.js';
import { itemsOf, labelled } from './point-items.js';
import { rewordings } from './rewordings.js';

/** One thought of the brief in several wordings. */
export interface Point {
  readonly kind: Act['kind'];
  /** As entered, its spelling tidied. */
  readonly raw: string;
  /** What the text is about: it belongs into the first sentence. */
  readonly isTopic: boolean;
  /** A sentence, or words with a full stop. */
  readonly prose: string;
  /** Further wordings as sentences. */
  readonly others: readonly string[];
  /** For a list: without a full stop. One or more items. */
  readonly items: readonly string[];
  /** Of a sentence with words without a verb behind it: each for itself, where there is no room for all. */
  readonly parts?: readonly Point[];
}

/** The thoughts of points one by one. */
export const partsOf = (points: readonly Point[]): Point[] =>
  points.flatMap((point) => point.parts ?? [point]);

/** Longest thought, in characters; a longer one has no room in any channel. */
const longestThought = 400;

function shortened(act: Act): Act {
  if (act.text.length <= longestThought) return act;
  return { ...act, text: shorten(act.text, longestThought) || act.text.slice(0, 120) };
}

/** The points of a brief. Topics, news and offers become sentences for many readers. */
export function pointsOf(acts: readonly Act[], company: string | undefined, entered = ''): Point[] {
  const prices = acts.filter(({ text }) => /^\$\d/.test(text)).length;
  const isHiring = acts.some(({ text }) => /\bhir(?:e|ing)\b|\bapply\b/i.test(text));
  const points = acts.flatMap((act, at): Point[] => {
    const text = textOf(shortened(act));
    if (!text) return [];
    const isDetail = act.kind === 'detail' && !act.label;
    const isTopic =
      act.kind === 'topic' ||
      (/^(?:detail|statement)$/.test(act.kind) &&
        !text.includes('?') &&
        (at === 0 || !text.includes(': ')) &&
        /^(?:why|how|what|when|where) (?:to|you|we|your|our|it)\b/i.test(text)) ||
      (isDetail &&
        at === 0 &&
        !/[\d!?]/.test(text) &&
        !/^(?:no|free|new|open|closed|grand)\b/i.test(text) &&
        text.split(' ').length <= 5 &&
        text.length <= 60);
    const sentences = isDetail && !isTopic ? fragmentSentences(text) : undefined;
    const whole = isDetail && !isTopic ? (fragmentAsSentence(text) ?? sentences?.[0]) : undefined;
    // Pay is "at" an amount.
    const prose = asSentence(whole ?? text).replace(
      /(?<=\b[a-z]{4,}s?) (?=\$\d+(?:\.\d\d)?(?:-\$?\d+)?(?:\/| an | per )(?:hr|hour)\b)/i,
      ' at ',
    );
    return [
      {
        kind: act.kind,
        raw: text,
        isTopic,
        prose,
        others: [
          ...rewordings(prose, act.text, company),
          ...(sentences ? sentences.map(asSentence) : []),
          // "Taxes: due Jan 15" is an item, no sentence.
        ].filter((one) => prose.includes(':') || !/^[^:.]{2,40}: /.test(one)),
        items: act.label
          ? [`${upperStart(act.label)}: ${act.text.replace(/[.]+$/, '')}`]
          : isDetail
            ? [labelled(upperStart(text.replace(/[.]+$/, '')), isHiring, prices === 1)]
            : itemsOf(prose),
      },
    ];
  });
  return joinedPoints(points, entered);
}

/** "$32 large $22 small" lacks its comma; "this takes" lacks what it speaks of. */
const evened = (text: string) =>
  text
    .replace(
      /(\$\d+(?:\.\d\d)?(?! (?:instead|to|or|and|off|vs|not|rather|down|up|was|for)\b)(?: [a-z]+){1,2}) (?=\$\d)/g,
      '$1, ',
    )
    .replace(/^this (?=takes|includes|comes|costs|lasts)/i, 'it ');

function textOf(act: Act): string | undefined {
  const { kind, label } = act;
  // "licensed, meals included" is better as it is than "we are licensed, meals included".
  const isCompleted = act.kind === 'statement' && /^(?:we are|this) /.test(act.text);
  const isListed = isCompleted && /^[a-z-]+, /i.test(act.entered) && act.text.endsWith(act.entered);
  const text = evened(isListed ? act.entered : act.text);
  if (kind === 'unknown') return undefined;
  if (kind === 'detail') return label ? `${upperStart(label)}: ${text}` : text;
  if (kind === 'topic' || kind === 'mention') return text;
  if (kind === 'news') return `We are happy to announce ${text}`;
  if (kind === 'offer') return /^to\b/i.test(text) ? `We are glad ${text}` : `You get ${text}`;
  if (kind === 'question') return undefined;
  if (kind === 'request') return `Please ${text}`;
  if (kind === 'apology') return `We are sorry ${text}`;
  if (kind === 'wish') return `We would love ${text}`;
  if (kind === 'intent') return `We want to ${text}`;
  // "finished 14 roofs, nobody got wet" lacks its subject.
  if (kind === 'statement' && isPastDeed(text)) return `We ${lowerFirst(text)}`;
  return sentenceOf({ ...act, text }, { subject: 'we' });
}
