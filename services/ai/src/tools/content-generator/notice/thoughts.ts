import { leansBack } from './leans-back.js';
import type { Blocks, Thought } from './notice.js';

/** Nobody cheers about it, and its sentences keep their order. */
const grave =
  /\b(?:sorry|apolog\w*|regret|(?<!\b(?:can|may) )cancel\w*(?! (?:at )?any)|postpone\w*|passed away|funeral|memorial(?! day)|died|death|lost(?! and found)|cancer|illness|ill|sick|accident|caught fire|flood(?:ed|ing)|tornado|hurricane(?! season)|storm(?! (?:season|windows?|doors?|damage))|hurt|injur\w*|bankrupt\w*|cancelad\w+|cancelamos|lamentamos|sentimos|falleci\w+|incendio|tormenta|disculpa\w*|aplaz\w+|pospon\w+)(?!\p{L})/iu;
function grouped(thoughts: readonly Thought[], most: number): string[][] {
  const parts: string[][] = [];
  for (const thought of thoughts) {
    const last = parts.at(-1);
    if (last && last.length + thought.length <= most) last.push(...thought);
    else parts.push([...thought]);
  }
  return parts;
}

/** Paragraphs of up to three sentences, of four two and two; a thought is never parted. */
export function paragraphs(thoughts: readonly Thought[]): string[] {
  const pairs = grouped(thoughts, 2);
  const isEven = thoughts.flat().length === 4 && pairs.length === 2;
  return (isEven ? pairs : grouped(thoughts, 3)).map((sentences) => sentences.join(' '));
}

export const asBlocks = (texts: readonly string[]): Blocks => texts.map((text) => [text]);

export const itemsOf = (thoughts: readonly Thought[]) => {
  const items = thoughts.map((thought) => thought.join(' '));
  // Where one of them has several sentences, all keep their full stops.
  return thoughts.some(({ length }) => length > 1)
    ? items
    : items.map((item) => item.replace(/(?<!\b[ap]\.m)\.$/, ''));
};

/** The thought that makes the best second beginning: an offer, else a day; none that leans on others. */
export function strongestOf(thoughts: readonly Thought[]): number {
  const strength = (thought: Thought) => {
    const [first = ''] = thought;
    if (leansBack(first) || first.endsWith('?') || first.length > 160) return 0;
    if (/[$%]|\bfree\b|gratis|dólares/i.test(first)) return 2;
    return /\d/.test(first) ? 1 : 0;
  };
  const ranked = thoughts
    .map((thought, at) => ({ at, value: at === 0 ? 0 : strength(thought) }))
    .filter(({ value }) => value > 0)
    .sort((one, other) => other.value - one.value);
  return ranked[0]?.at ?? 0;
}

export const isGrave = (thoughts: readonly Thought[]): boolean =>
  grave.test(thoughts.flat().join(' '));

/** The thought at this place first, all others in their order. */
export const withFirst = (thoughts: readonly Thought[], at: number): readonly Thought[] => [
  ...thoughts.slice(at, at + 1),
  ...thoughts.slice(0, at),
  ...thoughts.slice(at + 1),
];

/** The thoughts that a text may begin with: the first, and others that lean on none. */
export const beginningsOf = (thoughts: readonly Thought[]): number[] =>
  thoughts.flatMap(([first = ''], at) => (at === 0 || !leansBack(first) ? [at] : []));

export const firstOf = ([first = '']: Thought) => first;
