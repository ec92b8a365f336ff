// What a letter with a list of points is about.
import { asSentence } from '../../facts/grammar/sentence.js';
import { faultsOf } from '../../facts/sentences/sentence-faults.js';
import { lowerFirst, withArticle } from '../wording/phrases.js';
import { contractedText } from './email-types.js';
import type { Letter } from './letter.js';

/** "your water heater 50 gal gas $1,650 installed includes haul away": the thing, and what is noted behind it. */
export function partedTopic(topic: string): readonly [what: string, points?: string] {
  const [, what = topic, noted] =
    /^((?:[\p{L}'-]+ ){1,6}?[\p{L}'-]+),? (?=\$?\d|includes? |(?:\w+ )?\$)(.+)$/u.exec(topic) ?? [];
  const isRun = noted && noted.split(' ').length > 3 && /\$\d/.test(noted);
  if (
    !isRun ||
    /\b(?:for|of|with|on|at|in|to|by|and|from|about|January|February|March|April|May|June|July|August|September|October|November|December)$/.test(
      what,
    )
  )
    return [topic];
  return [what, noted.replace(/(?<=[a-z\d]) (?=\$\d|includes?\b)/g, ', ')];
}

/** "Spring recital details", above a list: what the list is about. */
export function headingOf(letter: Letter): string | undefined {
  const [head, ...points] = letter.acts;
  const isHeading =
    head !== undefined &&
    (head.kind === 'detail' ||
      (head.kind === 'statement' && faultsOf(asSentence(head.text)).includes('no verb'))) &&
    !head.isPoint &&
    !head.label &&
    points.length > 0 &&
    points.every(({ isPoint }) => isPoint);
  if (!isHeading || letter.typeName === 'Proposal') return undefined;
  letter.acts.shift();
  const plain = lowerFirst(head.text).replace(/^(?:Spring|Summer|Fall|Winter)\b/, (season) =>
    season.toLowerCase(),
  );
  if (/^(?:what|how|when|where|which) /.test(plain)) return asSentence(`here is ${plain}`);
  if (/\b(?:details|prices|dates|times|rules|hours|steps|options|directions|plans)\b/.test(plain))
    return asSentence(`here are ${withArticle(plain)}`);
  const about = letter.pick(letter.type.about, 'about').replace('…', withArticle(plain));
  return asSentence(letter.tone.contracted ? contractedText(about) : about);
}
