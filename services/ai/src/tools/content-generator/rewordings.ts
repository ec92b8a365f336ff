import { isPastDeed } from '../../facts/complete-note.js';
import { figuresIn } from '../../facts/figures.js';
import { isStatement, termsOf } from '../../facts/grammar.js';
import { asSentence } from '../../facts/sentence.js';
import { lowerFirst, upperStart } from '../wording/phrases.js';
import { partTail } from './sentence-tail.js';
import { turnedWordings } from './turned-wordings.js';

/** The beginning of a sentence in its middle; names keep their capital. */
export const lowerIn = (text: string) => {
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

/** Other wordings of a sentence, none of which changes what it says. */
export function rewordings(text: string, raw: string, company: string | undefined): string[] {
  const lowered = (words: string) =>
    /^[a-z]/.test(raw) && raw.slice(0, 4).toLowerCase() === words.slice(0, 4).toLowerCase()
      ? words.charAt(0).toLowerCase() + words.slice(1)
      : lowerIn(words);
  const found: string[] = [];
  const plain = text.replace(/[.!?]+$/, '');
  // Short sentences share no run of five words.
  if (plain.split(' ').length <= 4) return [];
  const { core, tails } = partTail(plain);
  // "On April 8, our last day is March 30 and we open" would give the date to the wrong one.
  const isOne = !/\s(?:and|but|so|because|or)\s(?:we|it|they|you|he|she|our|the|I)\s/i.test(plain);
  if (
    tails.length > 0 &&
    isOne &&
    isStatement(plain) &&
    !isPastDeed(plain) &&
    !/^at \d{1,2}$/i.test(tails.at(-1) ?? '')
  ) {
    const [tail = ''] = tails.slice(-1);
    const before = lowered([core, ...tails.slice(0, -1)].join(' '));
    if (!/^(?:open|closed|free|\$)/i.test(plain)) found.push(`${upperStart(tail)}, ${before}`);
    else found.push(`${upperStart(tail)}: ${before}`);
  }
  const have =
    /^we (?:have|offer|sell|serve|make|bake|do|provide|carry|stock)\s+(?!not\b)(.{3,})$/i.exec(
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
  return [...found.filter(Boolean).map(asSentence), ...turnedWordings(text, { lowered })];
}
