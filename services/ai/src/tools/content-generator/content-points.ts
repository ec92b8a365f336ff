import type { Act } from '../../facts/acts.js';
import { figuresIn } from '../../facts/figures.js';
import { termsOf } from '../../facts/grammar.js';
import { asSentence, sentenceOf } from '../../facts/sentence.js';
import { lowerFirst, shorten, upperStart } from '../wording/phrases.js';
import { fragmentAsSentence } from './fragments.js';

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
  /** Whether it holds a figure, a date or a contact: such points are in every variant. */
  readonly isHard: boolean;
}

const tailPattern =
  /^(.{8,}?)((?:,?\s+(?:(?:on|at|in|from|by|until|till|through|starting(?:\s+on)?|every|this|next|last)\s+)[^,]*)+)$/i;

/** "We open … at 220 Broad Street on 5 December": what is said, and its places and times. */
function partTail(text: string): { core: string; tails: string[] } {
  const tails: string[] = [];
  let core = text;
  for (let round = 0; round < 3; round += 1) {
    const match = tailPattern.exec(core);
    if (!match?.[1]) break;
    const parts = core
      .slice(match[1].length)
      .split(/\s+(?=(?:on|at|in|from|by|until|till|through|starting|every|this|next|last)\s)/i)
      .filter((part) => part.trim());
    const last = parts.at(-1)?.trim() ?? '';
    const figures = figuresIn(last).filter(
      ({ kind }) => kind === 'date' || kind === 'time' || kind === 'address',
    );
    let glue = last;
    for (const { text: figure } of figures) glue = glue.replace(figure, ' ');
    if (
      figures.length === 0 ||
      /[a-z]/i.test(
        glue.replace(
          /\b(?:on|at|in|from|by|until|till|through|starting|every|this|next|last|the|and|to|only)\b/gi,
          '',
        ),
      )
    )
      break;
    const rest = core.slice(0, core.lastIndexOf(last)).replace(/[\s,]+$/, '');
    if (
      rest.split(/\s+/).length < 2 ||
      /\b(?:to|and|or|for|of|the|is|are|be|back|open|opens|until|from)$/i.test(rest)
    )
      break;
    tails.unshift(last);
    core = rest;
  }
  return { core, tails };
}

const labelOf = (tail: string) => {
  const kinds = figuresIn(tail).map(({ kind }) => kind);
  if (/^(?:until|till|through|by)\b/i.test(tail)) return upperStart(tail);
  if (kinds.includes('address')) return `Where: ${tail.replace(/^(?:at|on|in)\s+/i, '')}`;
  return `When: ${tail.replace(/^(?:on|at|in|starting on|starting)\s+/i, '')}`;
};

/** The beginning of a sentence in its middle; names keep their capital. */
const lowerIn = (text: string) => {
  const [first] = termsOf(text.toLowerCase());
  const [own = ''] = text.split(' ', 1);
  if (
    /^[A-Z][a-z]+$/.test(own) &&
    first &&
    !first.tags.has('Person') &&
    !first.tags.has('Place') &&
    (first.tags.has('Plural') || first.tags.has('Adjective') || first.tags.has('Uncountable'))
  )
    return text.charAt(0).toLowerCase() + text.slice(1);
  return lowerFirst(text);
};

/** "First consult is free", not "after all these years we are moving". */
const isPlainBe = (subject: string, rest: string) =>
  !/\b(?:we|I|it|you|they|there|that|if|when|here|what|how)\b|^this\b/i.test(subject) &&
  !/^to\b/i.test(rest) &&
  !/\band\b/i.test(rest);

/** Other wordings of a sentence, none of which changes what it says. */
function rewordings(text: string, raw: string, company: string | undefined): string[] {
  const lowered = (words: string) =>
    /^[a-z]/.test(raw) && raw.slice(0, 4).toLowerCase() === words.slice(0, 4).toLowerCase()
      ? words.charAt(0).toLowerCase() + words.slice(1)
      : lowerIn(words);
  const found: string[] = [];
  const plain = text.replace(/[.!?]+$/, '');
  // Short sentences share no run of five words.
  if (plain.split(' ').length <= 5) return [];
  const { core, tails } = partTail(plain);
  if (tails.length > 0) {
    const [tail = ''] = tails.slice(-1);
    const before = lowered([core, ...tails.slice(0, -1)].join(' '));
    if (!/^(?:open|closed|free|\$)/i.test(plain)) found.push(`${upperStart(tail)}, ${before}`);
    else found.push(`${upperStart(tail)}: ${before}`);
  }
  const be =
    /^((?:our|the|all|every|first|your)?\s?[^,:]{3,45}?)\s+(?:is|are)\s+(?!not\b|now\b|still\b|also\b)(.{3,})$/i.exec(
      plain,
    );
  if (be?.[1] && be[2] && isPlainBe(be[1], be[2])) {
    found.push(`${upperStart(be[1])}: ${be[2]}`);
    if (be[2].split(' ').length <= 4 && /^(?:all|our|the|first)\b/i.test(be[1]))
      found.push(
        `${upperStart(be[2])}? That is what ${lowerFirst(be[1])} ${/\bs\b|[^s]s$/.test(be[1]) ? 'are' : 'is'}`,
      );
  }
  const have = /^we (?:have|offer|sell|serve|make|bake|do|provide|carry|stock)\s+(.{3,})$/i.exec(
    plain,
  );
  if (have?.[1])
    found.push(
      `With us you get ${have[1]}`,
      ...(company ? [`At ${company}, you will find ${have[1]}`] : []),
    );
  const use =
    /^we (use|only use|fix|repair|clean|open|close|deliver|come|start|hire|are|work|teach|train|build|move)\s+(.{3,})$/i.exec(
      plain,
    );
  if (use?.[1] && use[2] && company) found.push(`At ${company}, we ${use[1]} ${use[2]}`);
  const two = /^(.{12,}?),?\s+(and|but|so|because)\s+((?:we|you|they|it|our|the)\s.{8,})$/i.exec(
    plain,
  );
  if (two?.[1] && two[3])
    found.push(
      two[2] === 'because'
        ? `Because ${lowerFirst(two[3])}, ${lowerFirst(two[1])}`
        : `${upperStart(two[1])}. ${upperStart(two[3])}`,
    );
  const chunks = plain.split(/\s(?=(?:with|on|in|at|from|until|till|starting|every)\s)/i);
  const isChunk = (chunk: string) =>
    /^with\s/i.test(chunk)
      ? chunk.split(' ').length <= 5
      : figuresIn(chunk).some(
          ({ kind }) => kind === 'date' || kind === 'time' || kind === 'address',
        ) && chunk.split(' ').length <= 6;
  if (
    chunks.length > 2 &&
    chunks.slice(1).every(isChunk) &&
    chunks.slice(1).some((chunk) => /^with/i.test(chunk))
  )
    found.push([chunks[0], ...chunks.slice(1).toReversed()].join(' '));
  const lead = /^(.{8,40}?)\s+(lead|leads|means?|start|starts) (to |with |at |on )?(.{6,})$/i.exec(
    plain,
  );
  if (lead?.[1] && lead[4] && !/^we\b/i.test(lead[1]))
    found.push(
      `${upperStart(lead[4])}: that is where ${lowered(lead[1])} can lead`.replace(/.*/, (whole) =>
        /^leads?$/i.test(lead[2] ?? '') ? whole : '',
      ),
    );
  return found.filter(Boolean).map(asSentence);
}

/** "Cuts from $45" → "Cuts: from $45". */
const priced = (text: string) => {
  if (text.includes(':')) return text;
  return text.replace(
    /^([A-Za-z][^$:,]{2,40}?)\s+((?:(?:from|only|just|starting at|at)\s+)?\$\d)/,
    '$1: $2',
  );
};

/** The label of words that are nothing but a price, hours or a place; none for others. */
function labelled(text: string, isHiring: boolean, isOnlyPrice: boolean): string {
  const [first] = figuresIn(text);
  if (!first || first.start > 0) return priced(text);
  const rest = text.slice(first.text.length).trim();
  if (first.kind === 'money' && isOnlyPrice && !/^(?:off|back|gift|coupon|credit)\b/i.test(rest))
    return `${isHiring ? 'Pay' : 'Price'}: ${text}`;
  if (first.kind === 'time' && rest === '')
    return `${/-|–|\bto\b|\buntil\b/.test(first.text) ? 'Hours' : 'When'}: ${text}`;
  if (first.kind === 'address' && rest === '') return `Where: ${text}`;
  if (first.kind === 'phone' && rest === '') return `Call: ${text}`;
  return text;
}

function itemsOf(text: string): string[] {
  const plain = text.replace(/[.!]+$/, '');
  const { core, tails } = partTail(plain);
  const isPlaced = tails.some((tail) => figuresIn(tail).some(({ kind }) => kind === 'address'));
  if ((tails.length > 1 || isPlaced) && core.split(' ').length >= 2) {
    const labels = tails.map(labelOf);
    const whens = labels
      .filter((label) => label.startsWith('When: '))
      .map((label) => label.slice(6));
    return [
      upperStart(core),
      ...labels.filter((label) => !label.startsWith('When: ')),
      ...(whens.length > 0 ? [`When: ${whens.join(', ')}`] : []),
    ];
  }
  const be =
    /^((?:our|the|all|every|first)?\s?[^,:]{3,45}?)\s+(?:is|are)\s+(?!not\b|now\b|still\b)(.{3,})$/i.exec(
      plain,
    );
  if (be?.[1] && be[2] && isPlainBe(be[1], be[2]) && figuresIn(be[2]).length > 0)
    return [`${upperStart(be[1])}: ${be[2]}`];
  const short = plain.replace(
    /^(?:we have|we offer|we sell|we serve|there is|there are|you get|we do|we are|we're)\s+(?=\S+\s+\S)/i,
    '',
  );
  return [upperStart(short)];
}

/** Longest thought, in characters; a longer one has no room in any channel. */
const longestThought = 400;

function shortened(act: Act): Act {
  if (act.text.length <= longestThought) return act;
  return { ...act, text: shorten(act.text, longestThought) || act.text.slice(0, 120) };
}

/** The points of a brief. Topics, news and offers become sentences for many readers. */
export function pointsOf(acts: readonly Act[], company: string | undefined): Point[] {
  const prices = acts.filter(({ text }) => /^\$\d/.test(text)).length;
  const isHiring = acts.some(({ text }) => /\bhir(?:e|ing)\b|\bapply\b/i.test(text));
  return acts.flatMap((act, at): Point[] => {
    const text = textOf(shortened(act));
    if (!text) return [];
    const isDetail = act.kind === 'detail' && !act.label;
    const isTopic =
      act.kind === 'topic' ||
      (/^(?:detail|statement)$/.test(act.kind) &&
        !text.includes('?') &&
        /^(?:why|how|what|when|where) (?:to|you|we|your|our|it)\b/i.test(text)) ||
      (isDetail &&
        at === 0 &&
        !/[\d!?]/.test(text) &&
        !/^(?:no|free|new|open|closed|grand)\b/i.test(text) &&
        text.split(' ').length <= 5 &&
        text.length <= 60);
    const whole = isDetail && !isTopic ? fragmentAsSentence(text) : undefined;
    const prose = asSentence(whole ?? text);
    return [
      {
        kind: act.kind,
        raw: text,
        isTopic,
        prose,
        others: rewordings(prose, act.text, company),
        items: act.label
          ? [`${upperStart(act.label)}: ${act.text.replace(/[.]+$/, '')}`]
          : isDetail
            ? [labelled(upperStart(text.replace(/[.]+$/, '')), isHiring, prices === 1)]
            : itemsOf(prose),
        isHard: figuresIn(prose).length > 0,
      },
    ];
  });
}

/** "$32 large $22 small" lacks its comma; "this takes" lacks what it speaks of. */
const evened = (text: string) =>
  text
    .replace(/(\$\d+(?:\.\d\d)?(?: [a-z]+){1,2}) (?=\$\d)/g, '$1, ')
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
  return sentenceOf({ ...act, text }, { subject: 'we' });
}
