import { upperFirst } from '@commons/contracts/text/upper-first';
import { isVerb, tagged } from '../grammar/tagging.js';

/** A note as a line of a list: "Costumes $65 due March 1" → "Costumes: $65, due March 1". */
export function asItem(note: string): string {
  const plain = note.replace(/[.;,]+$/, '').trim();
  const priced = /^([A-Za-z\d][^$:]{2,44}?),? (?:of |for |is )?(\$\d.*)$/.exec(plain);
  const [, thing = '', rest = ''] = priced ?? [];
  const isThing =
    priced !== null &&
    !/\b(?:of|for|at|to|from|by|with|and|or|over|under|about|than|is|are|was|plus|only|up|a|an|the)$|=$/i.test(
      thing,
    ) &&
    !tagged(thing.toLowerCase()).some((word) => isVerb(word) && !/(?:ing|ed)$/.test(word.lower));
  return upperFirst(isThing ? `${thing}: ${rest.replace(/ due (?=\S)/, ', due ')}` : plain).replace(
    /(?<=\$[\d,.]*\d),? due /,
    ', due ',
  );
}
