import { figuresIn } from '../../facts/figures.js';

const tailPattern =
  /^(.{8,}?)((?:,?\s+(?:(?:on|at|in|from|by|until|till|through|starting(?:\s+on)?|every|this|next|last)\s+)[^,]*)+)$/i;

/** "We open … at 220 Broad Street on 5 December": what is said, and its places and times. */
export function partTail(text: string): { core: string; tails: string[] } {
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
      /^last (?:about|up|for|\d)/i.test(last) ||
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
