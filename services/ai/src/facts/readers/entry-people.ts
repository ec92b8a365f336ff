import { peopleIn } from '../grammar/grammar.js';
import { isWord } from '../grammar/vocabulary.js';
import type { People } from './people.js';

/** Who writes: a person or a business, by the words of the entry. */
export function subjectOf(entered: string): 'I' | 'we' {
  const one = entered.match(/\b(?:I|I'm|I've|I'll|I'd|my|me|mine|myself)\b/g)?.length ?? 0;
  const many = entered.match(/\b(?:we|we're|we've|we'll|our|ours|us)\b/gi)?.length ?? 0;
  return one > many ? 'I' : 'we';
}

/** "on Kayla's Altima": the thing has a name of its own. */
function ownerOfBrand(entered: string): string | undefined {
  const [, owner, brand = ''] =
    /(?<!\b(?:owner|chef|our|by|from|at|in|with) )\b([A-Z][a-z]+)'s ([A-Z][a-z]+)\b/.exec(
      entered,
    ) ?? [];
  return owner && !isWord(brand.toLowerCase()) ? owner : undefined;
}

/** "Jess's appointment", "the Pruitt family": whom a letter without an addressee is about is its reader. */
export function withReader(people: People, entered: string, hasReader: boolean): People {
  if (!hasReader || people.reader || people.readerFirm) return people;
  const billed =
    /^(?:[^,.;]{0,40} )?(?:invoice|bill)\b[^.;]{0,60}? for ([A-Z][a-z]+ [A-Z][a-z]+)(?=\s*[,.;]|$)/m.exec(
      entered,
    )?.[1];
  const family = /\bthe ([A-Z][\w'-]+ family)\b/.exec(entered)?.[1];
  const owner =
    /(?<!\b(?:owner|chef|our|by|from|at|in|with) )\b((?:(?!Uncle|Aunt|Miss|Coach|Chef|Pastor)[A-Z][a-z]+ )?[A-Z][a-z]+)'s (?!birthday\b|day\b|week\b)[a-z]/.exec(
      entered,
    )?.[1] ??
    ownerOfBrand(entered) ??
    /^(?:[a-z']+ ){0,4}([A-Z][a-z]+)' [a-z]/.exec(entered)?.[1];
  const isBilled = billed && !/\d/.test(billed) && peopleIn(billed).length > 0;
  const reader = isBilled
    ? billed
    : (family ?? (owner && peopleIn(owner).length > 0 ? owner : undefined));
  return reader ? { ...people, reader } : people;
}
