import { termsOf } from '../grammar/grammar.js';
import { lowerFirst } from '../grammar/lower-first.js';

/** Somebody whom the letter introduces: "introduce our new tap teacher Andre Cole". */
const introduced =
  /\b(?:[Ii]ntroduc(?:e|ing)|[Ww]elcome|[Ww]elcoming|[Mm]eet) (?:you to |everyone to |everybody to )?(?:our|my|the|a) (?:[a-z-]+ ){1,4}([A-Z][a-z'-]+)(?: [A-Z][\w'-]+)?/;

/** "recommend my former receptionist Kayla Burns" */
const recommended =
  /\b(?:[Rr]ecommend(?:ing)?|[Vv]ouch(?:ing)? for|[Pp]rais(?:e|ing)) (?:(?:our|my|the|a) (?:[a-z-]+ ){1,4})?([A-Z][a-z'-]+)(?: [A-Z][\w'-]+)? (?:for|as|to)\b/;

export const introducedIn = (entry: string): string | undefined =>
  (introduced.exec(entry) ?? recommended.exec(entry))?.[1];

/** "danced 6 years, takes over Tuesdays": what the person who is introduced does, each with the name before it. */
export function withDoer(segment: string, name: string | undefined): string[] {
  if (!name) return [segment];
  const pieces = segment.split(/,\s+/).map((piece) => withName(piece, name));
  return pieces.every((piece) => piece !== undefined) ? pieces : [segment];
}

function withName(piece: string, name: string): string | undefined {
  const [, first, second] = termsOf(`he ${piece}`);
  // "never late", "good with upset customers"
  if (
    /^(?:never|always|very|really|good|great|excellent|honest|reliable|punctual|patient|careful|friendly)\b(?! (?:[a-z]+ed|[a-z]+s)\b)/i.test(
      piece,
    )
  )
    return `${name} is ${lowerFirst(piece)}`;
  if (
    !first?.tags.has('Verb') ||
    !second ||
    /^(?:first|last|next|introduc|welcom|meet)/i.test(piece)
  )
    return undefined;
  const isFiniteForm =
    first.tags.has('PastTense') || (first.tags.has('PresentTense') && /[^s]s$/.test(first.text));
  return isFiniteForm ? `${name} ${lowerFirst(piece)}` : undefined;
}
