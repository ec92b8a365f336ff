import { peopleIn } from '../../facts/grammar/grammar.js';
import type { Letter } from './letter.js';

/** How a letter names its reader in the greeting; undefined where nobody is named. */
export function greetingName({ facts, input, tone }: Letter): string | undefined {
  const { reader, readerFirm } = facts.people;
  // "Mrs. Fay Odom" is greeted as "Mrs. Odom".
  const titled = reader?.replace(/^((?:Mrs?|Ms|Miss|Dr)\.?) [A-Z][a-z]+ (?=[A-Z])/, '$1 ');
  if (titled) return tone.contracted ? firstName(titled) : titled;
  // "the PE teacher at Normal Park School": nobody is named.
  if (readerFirm && namesRole.test(readerFirm)) return undefined;
  if (readerFirm)
    return /\b(?:team|crew|staff)$/i.test(readerFirm) ? readerFirm : `${readerFirm} team`;
  return /^team/i.test(input.recipientType) &&
    /\b(?:everyone|team|all|volunteers|staff|crew|folks)\b/i.test(facts.entered)
    ? 'team'
    : undefined;
}

const namesRole =
  /\b(?:teacher|manager|owner|principal|director|coach|coordinator|editor|chef|buyer|supervisor|receptionist)\b/;

const firmLike =
  /(?:s|y|Realty|Bank|Church|School|Inc|Co|Group|Center|Club|Hotel|Market|Farm|Creek|Park|Hall)$/;

/** "Ann Price" → "Ann"; titles, couples and families stay whole. */
function firstName(reader: string): string {
  const [first = reader, last, ...others] = reader.split(' ');
  return last &&
    others.length === 0 &&
    /^[A-Z][a-z]+$/.test(first) &&
    (peopleIn(first).length > 0 || !firmLike.test(last)) &&
    !/^(?:Pastor|Coach|Principal|Professor|Chef|Captain|Father|Sister|Brother|Uncle|Aunt|Officer|Mayor|Miss|Don|The|Mr|Mrs|Ms|Dr)$/.test(
      first,
    ) &&
    !/^(?:family|team|crew|staff)$/i.test(last) &&
    /^[A-Z]/.test(last)
    ? first
    : reader;
}
