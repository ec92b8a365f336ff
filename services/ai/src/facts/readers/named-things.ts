// Whether a pronoun means an animal, a thing or another group that was named before it, and not the reader.
import { readerNouns } from '../grammar/to-reader.js';

export const lastIndex = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].at(-1)?.index ?? -1;

/** Readers who are many: "parents", "customers". */
export const isGroup = (reader: string | undefined) => /^\p{Ll}+s(?!\p{L})/u.test(reader ?? '');

const singleReader = /^(?:(?:Mrs?|Ms|Miss|Dr)\.? )?\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?$/u;
const animalsOrThings =
  /\b(?:alpacas|goats|cows|horses|chickens|hens|dogs|cats|puppies|kittens|bees|birds|rabbits|pigs|sheep|plants|trees|flowers|chairs|tables|tires|windows|cabinets|boxes|bags|shirts|shoes|boots|books|photos|pictures|files|parts|tiles|boards|lights|doors|blinds|curtains|samples|cakes|cookies|cupcakes|pies|keys|rings|glasses|samples)\b(?!')/gi;

/** "2 alpacas … they like carrots", in a letter to one person: things or animals were named last. */
export function isOfThings(before: string, clause: string, reader: string | undefined): boolean {
  if (!reader || !singleReader.test(reader)) return false;
  const lead = `${before.slice(-160)} ${clause.split(/\b(?:they|them|their)\b/i)[0]}`;
  return (
    lastIndex(lead, animalsOrThings) >
    lastIndex(lead, /\b(?:customers?|clients?|everyone|people|folks|guests|kids|parents)\b/gi)
  );
}

const animals =
  /\b(?:dog|cat|puppy|kitten|horse|pup|lab|bird|rabbit|baby|toddler)\b(?! (?:food|daycare|park|room|walk|bed|treats))/gi;

/** "Your dog is ready, he ate all his lunch": the animal that was named last. */
export const isOfAnimal = (before: string, clause: string): boolean =>
  /^(?:and |but |so )?(?:he|she)\b/i.test(clause) &&
  lastIndex(before.slice(-80), animals) >
    lastIndex(before.slice(-80), /\b(?:he|she|him|asked|wants)\b/gi);

/** "Children can come back when they have had no fever", to their parents: the subject of the clause. */
export function isOfOwnSubject(clause: string, name: string | undefined): boolean {
  const [, subject = ''] =
    /^(?:(?:the|our|all|most|some) )?(?:[a-z]+ )?(children|kids|students|dogs|cats|pets|horses|babies|toddlers|guests|players|visitors|patients|riders|campers)\b [^,.;]*\b(?:when|if|until|once|because|after|before|unless|so|that) they\b/i.exec(
      clause,
    ) ?? [];
  return subject !== '' && !name?.toLowerCase().includes(subject.toLowerCase());
}

/** "… 42 choir robes. They will be ready Thursday", to one person or firm: things were named last, and are ready. */
export function isOfLastThings(before: string, clause: string, name: string | undefined): boolean {
  if (isGroup(name)) return false;
  if (
    !/^(?:and |but |so )?they(?:'ll| will be| are|'re| were| come back| came| fit| look| cost| last| arrive)\b/i.test(
      clause,
    )
  )
    return false;
  if (
    /^(?:and |but |so )?they(?: are|'re| were| will be) (?:welcome|invited|asked|happy|upset|angry|owed|charged|able|late|interested|busy|free to)\b/i.test(
      clause,
    )
  )
    return false;
  const last = before
    .trim()
    .split(/[.!?;\n]\s*/)
    .filter(Boolean)
    .slice(-2)
    .join('. ');
  const things =
    /\b(?:\d+|[Tt]he|[Yy]our|[Hh]is|[Hh]er|[Tt]heir|[Oo]ur|all|some|few|many|several|two|three|four|five|six|ten|twelve) (?:[a-z-]+ ){0,3}([a-z]{3,}[^s\W]s)\b(?!')/.exec(
      last,
    )?.[1];
  return (
    Boolean(things) &&
    !new RegExp(`^(?:${readerNouns})$`, 'i').test(things ?? '') &&
    !notThings.test(things ?? '')
  );
}
const notThings =
  /^(?:customers|clients|guests|parents|members|thanks|weeks|days|months|years|hours|minutes|times|people|families|tenants|residents|owners|neighbors)$/i;
