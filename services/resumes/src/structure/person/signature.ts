import { namesOccupation } from '../vocabulary/occupations.js';
import { placeScore } from '../vocabulary/places.js';
import { isName, nameIn } from './name.js';

/** Lines at the end of a résumé in which its person signs. */
const signedLines = 10;

/** "Place: Pune", "Date:", "Yours truly,": what stands around a signature. */
const besideSignature =
  /^(?:date|place|signature|ort|datum|unterschrift)\b\s*[:：][^|]*(?:\|\s*|$)|^yours\b.*$/i;
const inBrackets = /^\((.*)\)\W*$/;

/** "(ANN LEE)", "Place: Pune | Ann Lee": the name with which a résumé is signed below a declaration. */
export function signedName(lines: readonly string[]): string | undefined {
  const last = lines.slice(-signedLines);
  const isSigned = last.some((text) => besideSignature.test(text) || inBrackets.test(text));
  const texts = isSigned
    ? last.flatMap((text) => text.replace(besideSignature, '').split(' | '))
    : [];
  return texts
    .map((text) => nameIn(text.replace(inBrackets, '$1')))
    .findLast((text) => isName(text) && placeScore(text) === 0 && !namesOccupation(text));
}
