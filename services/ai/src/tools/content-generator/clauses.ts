import type { Act } from '../../facts/acts.js';
import { type Facts, readFacts } from '../../facts/facts.js';
import { isStatement, termsOf } from '../../facts/grammar.js';
import { tidyWords } from '../../facts/tidy-words.js';

/** Stands for a space at which a thought must not be parted. Private use, so no entry contains it. */
const fixed = '\uE000';
const unfixed = (text: string) => text.replaceAll(fixed, ' ');

const shortened = /\b(reg|pkg|ct|qt|doz|ext|tel|mt|hwy|pkwy)\.\s+(?=[\w$(])/gi;

/** Keeps brackets and short forms in one piece: "special $59 (reg. $85)". */
const held = (entry: string) =>
  entry
    .replace(/\([^()\n]{1,120}\)/g, (found) => found.replace(/[ \t]+/g, fixed))
    .replace(shortened, (found) => found.trimEnd() + fixed);

/** Facts of a text for many readers, whose thoughts are whole clauses of its owner. */
export function readClauses(entered: string): Facts {
  const facts = readFacts([held(tidyWords(entered))], { isPublic: true, hasReader: false });
  const acts = facts.acts.map((act) => ({
    ...act,
    text: unfixed(act.text),
    entered: unfixed(act.entered),
  }));
  return {
    ...facts,
    acts: rejoined(acts, entered).flatMap(parted),
    figures: facts.figures.map((figure) => ({ ...figure, text: unfixed(figure.text) })),
    entered,
  };
}

const isPlain = ({ kind, label }: Act) => (kind === 'detail' || kind === 'statement') && !label;

/** "Owner Walt Simmons, third generation" and "started at age 8" are one sentence: the second lacks its subject. */
function rejoined(acts: readonly Act[], entered: string): Act[] {
  const whole: Act[] = [];
  for (const act of acts) {
    const before = whole.at(-1);
    const text = before && `${before.entered}, ${act.entered}`;
    if (
      before &&
      text &&
      isPlain(before) &&
      isPlain(act) &&
      before.kind === 'detail' &&
      /^[A-Z]|^(?:our|the|owner|chef)\b/.test(before.entered) &&
      !/\d/.test(before.entered) &&
      /^[a-z]/.test(act.entered) &&
      termsOf(act.entered)[0]?.tags.has('PastTense') &&
      entered.toLowerCase().includes(text.toLowerCase())
    )
      whole[whole.length - 1] = { kind: 'statement', text, entered: text };
    else whole.push(act);
  }
  return whole;
}

/** "couples $650, evening appointments, Hixson office": what follows a price is a fact of its own. */
function parted(act: Act): Act[] {
  if (!isPlain(act) || /\([^)]*,/.test(act.text)) return [act];
  if (act.kind === 'statement') return atOwnSubjects(act);
  const pieces = act.text.split(/,\s+/);
  const isList = pieces.some((piece) => /^(?:and|or|&|plus)\b/i.test(piece));
  if (
    pieces.length < 2 ||
    isList ||
    !/\$\d[^,]*$/.test(pieces[0] ?? '') ||
    !pieces.slice(1).every((piece) => piece.split(' ').length >= 2 && /^\w/.test(piece))
  )
    return [act];
  return pieces.map((text) => ({ ...act, text, entered: text }));
}

/** "It takes 45 minutes, we take photos": two sentences joined by a comma. */
function atOwnSubjects(act: Act): Act[] {
  const pieces = act.text.split(/,\s+(?=(?:we|it|they)\s+\w)/i);
  const isSpliced =
    pieces.length > 1 &&
    pieces.every((piece) => piece.split(' ').length >= 3 && isStatement(piece)) &&
    !/^(?:if|when|while|because|since|as|after|before|once|until|although|though)\b/i.test(
      act.text,
    );
  return isSpliced ? pieces.map((text) => ({ ...act, text, entered: text })) : [act];
}
