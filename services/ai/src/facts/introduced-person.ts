import { termsOf } from './grammar.js';

/** Somebody whom the letter introduces: "introduce our new tap teacher Andre Cole". */
const introduced =
  /\b(?:[Ii]ntroduc(?:e|ing)|[Ww]elcome|[Ww]elcoming|[Mm]eet) (?:you to |everyone to |everybody to )?(?:our|my|the|a) (?:[a-z-]+ ){1,4}([A-Z][a-z'-]+)(?: [A-Z][\w'-]+)?/;

export const introducedIn = (entry: string): string | undefined => introduced.exec(entry)?.[1];

/** "danced 6 years", "takes over Tuesdays": what the person who is introduced does, with the name before it. */
export function withDoer(segment: string, name: string | undefined): string {
  if (!name) return segment;
  const [first, second] = termsOf(segment);
  if (!first?.tags.has('Verb') || !second) return segment;
  const isFinite =
    first.tags.has('PastTense') ||
    (first.tags.has('PresentTense') && /[^s]s$/.test(first.text) && !first.tags.has('Infinitive'));
  return isFinite && !/^(?:introduc|welcom|meet)/i.test(first.text)
    ? `${name} ${segment.charAt(0).toLowerCase()}${segment.slice(1)}`
    : segment;
}
