import { upperFirst } from '@commons/contracts/text/upper-first';
import { tidyWords } from '../../facts/spelling/tidy-words.js';
import { bullets } from '../entered-text.js';
import type { WriteForm } from './form.js';

const clock =
  /(?<!\b(?:January|February|March|April|May|June|July|August|September|October|November|December) )\b(?:at )?(noon|midnight|\d{1,2}(?::\d\d)? ?(?:am|pm)?)$|^(noon|\d{1,2}(?::\d\d)? ?(?:am|pm))\s+/i;

/** Minutes of a day; a small hour without a half is in the afternoon, when people celebrate. */
function minutesOf(time: string): number {
  if (/noon/i.test(time)) return 720;
  const [, hour = '0', minutes = '0', half] = /(\d{1,2})(?::(\d\d))? ?(am|pm)?/i.exec(time) ?? [];
  const hours =
    (Number(hour) % 12) + (/pm/i.test(half ?? '') || (!half && Number(hour) < 8) ? 12 : 0);
  return hours * 60 + Number(minutes);
}

export const plan: WriteForm = ({ subject }, thoughts) => {
  const timed: { at: number; line: string }[] = [];
  const others: string[] = [];
  for (const thought of thoughts) {
    const found = clock.exec(thought);
    const time = found?.[1] ?? found?.[2];
    const what = thought.replace(clock, '').trim();
    if (time && what) timed.push({ at: minutesOf(time), line: `**${upperFirst(time)}:** ${what}` });
    else others.push(thought);
  }
  timed.sort((one, other) => one.at - other.at);
  return {
    text: [
      `# ${upperFirst(tidyWords(subject).replace(/^(?:my|our|the) /i, ''))}`,
      ...(timed.length > 0 ? [bullets(timed.map(({ line }) => line))] : []),
      ...(others.length > 0
        ? [`${timed.length > 0 ? '## All the time\n\n' : ''}${bullets(others.map(upperFirst))}`]
        : []),
    ].join('\n\n'),
    missing: [
      'who is in charge of each part',
      ...(timed.length > 0 ? ['what happens if it rains'] : []),
    ],
  };
};
