import { escapePattern } from '@commons/contracts/text/escape-pattern';
import { isMansName, isWomansName } from '../grammar/gendered-names.js';
import { type ReaderWords, readerNouns } from '../grammar/to-reader.js';
import {
  isGroup,
  isOfAnimal,
  isOfLastThings,
  isOfOwnSubject,
  isOfThings,
  lastIndex,
} from './named-things.js';

/** Readers who are named as others before: "our driver … he" is not the reader. */
const others =
  /\b(?:driver|employee|technician|plumber|worker|son|daughter|husband|wife|kid|child|boy|girl|baker|chef|intern|receptionist|assistant|contractor|mechanic|dog|cat|horse|groomer|stylist|manager|owner|dad|mom|father|mother|brother|sister|helper|crew|buddy|friend|uncle|aunt|cousin|nephew|niece|neighbor|instructor|teacher|foreman|apprentice|partner|inspector|vet|doctor|painter|mover|roofer|electrician|guy)\b/i;

/** "Recommend Tasha to Bob": "she" is Tasha. */
const isAboutAnother =
  /\b(?:(?:[Rr]ecommend|[Ii]ntroduce|[Vv]ouch for)\s+(?!(?:The|Our|My|A)\b)[A-Z]|(?:[Rr]eference|[Rr]ecommendation)(?: letter)? for\s+[A-Z])/;
/** "Biscuit is due for his shot": the shot of Biscuit. */
const namedSubject =
  /(?:^|\b(?:that|and|but|because)\s+)([A-Z][a-z]+)\s+(?:is|was|has|will|needs|came|did|got|loved|loves|wants|had)\b/;

/** "Our bookkeeper Marisol starts Monday": whom a role with a name before the pronoun means. */
const namedRole =
  /\b(?:our|my|the|a) (?:new |old |own |other )?(?:bookkeeper|accountant|manager|owner|assistant|technician|tech|stylist|groomer|teacher|coach|chef|cook|driver|plumber|electrician|receptionist|nurse|hygienist|partner|brother|sister|son|daughter|husband|wife|foreman|salesman|rep|intern|baker|barista) ([A-Z][\w'-]+)/g;

/** A group at work for the writer: "the crew comes at 8, they need the driveway clear". */
const workers =
  /\b(?:crew|technicians?|techs|painters|movers|installers|roofers|plumbers|drivers|inspectors|guys)\b|(?<!\b(?:tell|ask|remind|let|inform|thank|e-?mail|to|for) (?:the |our |my )?(?:[a-z]+ )?)(?<=\b(?:the|your|my|our) (?:[a-z]+ )?)(?:company|city|county|manufacturer|factory|warehouse|distributor|lab|post office|utility|insurance|bank)\b/gi;

/** Whether "they" are workers who were named last. */
function isOfWorkers(recent: string, hasReader: boolean): boolean {
  const pronoun = /\b(?:they|them|their)\b/i.exec(recent)?.index ?? -1;
  if (pronoun < 0 || hasReader) return false;
  const before = recent.slice(0, pronoun);
  return lastIndex(before, workers) > lastIndex(before, new RegExp(`\\b${readerNouns}\\b`, 'gi'));
}

const kin =
  /\b(?:their|his|her|your|my|our) (?:daughter|son|husband|wife|mother|father|mom|dad|sister|brother|kid|child|grandson|granddaughter|niece|nephew|boyfriend|girlfriend)\b(?!'s)/i;

/** "Miss Carol is out": somebody with a title. */
const titled = /\b(?:Miss|Mrs?|Ms|Dr|Coach|Pastor|Chef)\.? ([A-Z][\w'-]+)/g;

/** Whether the last one named before the pronouns is a third person. */
function isOfAnother(recent: string, reader: string | undefined): boolean {
  const pronoun = /\b(?:he|she|his|her|him)\b/i.exec(recent)?.index ?? -1;
  if (pronoun < 0) return false;
  const before = recent.slice(0, pronoun);
  const other = [...before.matchAll(namedRole)].at(-1)?.[1];
  const named = isGroup(reader) ? [...before.matchAll(titled)].at(-1)?.[1] : undefined;
  return Boolean((other && !reader?.includes(other)) || named);
}

const noPerson =
  /^(?:I|It|We|You|They|He|She|This|That|There|Half|All|Most|Some|Many|Both|Each|Everything|Nothing|Everyone|Labor|The|Our|My|Your|Their|His|Her|Customer|Client|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)$/;

/** "My customer needs them": in a letter to a supplier customers are others. */
const customers =
  /\b(?:customers?|clients?|guests?|tenants?|patients?|families|parents|students)\b/i;

const oneCustomer = /\b(?:customer|client|guest|tenant|patient|parent|student|family)\b/i;

/** "Our helper cracked his tile": a thing of the reader's, to whom somebody of ours did something. */
const doneToReader =
  /\b(?:cracked|broke|damaged|scratched|dented|ruined|stained|spilled (?:\w+ )?on|lost|missed|tore|burned|cut|chipped|bent|flooded|shrunk|shrank|fixed|installed|repaired|painted|delivered|washed|cleaned|mowed|groomed|backed into|hit|parked in|blocked)\s+(?:his|her|their)\s/i;

/** Somebody else who does the work: "called Harlan Glass they'll come". */
const calledOther =
  /\b(?:called|hired|contacted|booked|lined up|talked to|brought in|recommend(?:ed)?)\s+(?!him\b|her\b|them\b|you\b|us\b|me\b|the (?:customer|client)\b)[A-Za-z][\w' ]{2,30}?,?\s(?:they|he|she)(?:'|\b)/;

/** "Max is ready, he did great", to Mr. Ogle: somebody else is named as the last one who does something. */
function isOfLastNamed(before: string, clause: string, name: string | undefined): boolean {
  if (!name || !/^(?:and |but |so |also )?(?:he|she)\b/i.test(clause)) return false;
  const last = [
    ...before
      .slice(-120)
      .matchAll(
        /(?<=^|[.;,\n] ?|\s)([A-Z][a-z]+) (?:is|was|has|did|got|came|will|had|needs|can|could)\b/g,
      ),
  ].at(-1);
  return Boolean(last?.[1] && !name.includes(last[1]) && !noPerson.test(last[1]));
}

/** "We forgot to give Max his pill": what is Max's. */
function isOfNamed(clause: string, name: string | undefined): boolean {
  const owner = /\b([A-Z][a-z]+) (?:his|her) [a-z]/.exec(clause)?.[1];
  return Boolean(owner && name && !name.includes(owner) && !noPerson.test(owner));
}

/** Whether a clause speaks of a man where its reader is a woman, or the other way round. */
function isOfOtherSex(clause: string, name: string | undefined): boolean {
  if (!name || /\b(?:and|&|family|team)\b/i.test(name)) return false;
  const isOf = (pattern: RegExp) => pattern.test(clause);
  const [he, she] = [isOf(/\b(?:he|him|his)\b/i), isOf(/\b(?:she|her|hers)\b/i)];
  if (he === she) return false;
  // "Owen's mom": the last word says it.
  const kinship = /['’]s (\w+)$/.exec(name)?.[1];
  const isMan = kinship
    ? /^(?:dad|father|husband|grandpa|grandfather|brother|son)$/.test(kinship)
    : /^Mr\b/.test(name) || (isMansName(name) && !isWomansName(name));
  const isWoman = kinship
    ? /^(?:mom|mother|wife|grandma|grandmother|sister|daughter)$/.test(kinship)
    : /^(?:Mrs|Ms|Miss)\b/.test(name) || (isWomansName(name) && !isMansName(name));
  return he ? isWoman : isMan;
}

/** "She wants her money back because they came out brassy": one reader who is "she" is not "they". */
const isOtherThanHer = (before: string, clause: string, name: string | undefined) =>
  Boolean(name) &&
  !isGroup(name) &&
  !/\b(?:and|&|family|team)\b|'s /i.test(name ?? '') &&
  /\b(?:them|they)\b/i.test(clause) &&
  /\b(?:she|he|her|his|him)\b/i.test(`${before} ${clause.split(/\b(?:them|they)\b/i)[0]}`);

/** Whether pronouns of an entry mean the reader. @param before what was entered so far, with this clause */
export function readerWordsOf(
  before: string,
  clause: string,
  name?: string,
  isCustomer = true,
): ReaderWords {
  // "Already called Harlan Glass, they come Thursday"
  if (calledOther.test(`${before.slice(-80)} ${clause}`))
    return { he: false, they: false, name, isCustomer };
  // "Her patients get 15% off": the reader's own.
  const isOwners =
    /\b(?:his|her|their) (?:[a-z]+ )?(?:customers|clients|guests|patients|members|readers|tenants|students)\b/i.test(
      clause,
    );
  // "Two customers told me how polite he was", to somebody at work: several customers are no "he".
  if (!isCustomer && !isOwners && customers.test(clause))
    return { he: !oneCustomer.test(clause), they: false, name, isCustomer };
  const recent = `${before.slice(-200)} ${clause}`;
  // The word right before a pronoun is its verb: "suits them".
  const lead = (clause.split(/\b(?:he|she|his|her|him|they|their|them)\b/i)[0] ?? '').replace(
    /\S+\s*$/,
    '',
  );
  // "Our driver left Mr. Osei's flowers … his wife": the last one named is the reader.
  const first = name?.replace(/^(?:mr|mrs|ms|miss|dr)\.?\s+/i, '').split(' ')[0];
  const isReaderLast = Boolean(
    first &&
      lastIndex(lead, new RegExp(`\\b${escapePattern(first)}\\b`, 'gi')) >
        lastIndex(lead, new RegExp(others.source, 'gi')),
  );
  const isOther =
    !doneToReader.test(clause) &&
    !isReaderLast &&
    others.test(lead) &&
    !new RegExp(readerNouns, 'i').test(lead);
  // "Introduce Marcus as their new manager … their account": he is Marcus, they are the readers.
  if (isAboutAnother.test(`${before} ${clause}`))
    return {
      he: false,
      they: /\bintroduce [^.]* as (?:their|your)\b/i.test(`${before} ${clause}`),
      name,
    };
  if (isOfAnother(recent, name)) return { he: false, they: false, name };
  // "Their daughter … she": she is the daughter, and "they" still the readers.
  const own = kin.exec(before);
  if (own && /\b(?:he|she)\b/i.test(clause) && !/\b(?:he|she)\b/i.test(before.slice(own.index)))
    return { he: false, they: !isOfThings(before, clause, name), name, isCustomer };
  const subject = namedSubject.exec(clause.split(/\b(?:he|she|his|her|him)\b/i)[0] ?? '')?.[1];
  // "Dana will cover his calls": the reader's, whose work another one does.
  const isDoneFor =
    /\b(?:cover|covers|covering|take over|takes over|handle|handles|fill in)\b[^.]* (?:his|her|their) /i.test(
      clause,
    );
  const isNamedOther = Boolean(
    !isDoneFor && subject && name && !name.includes(subject) && !noPerson.test(subject),
  );
  const things = lastIndex(
    lead,
    /\b(?!weeks\b|days\b|months\b|years\b|hours\b|minutes\b|times\b|customers|clients|guests|parents|members|thanks|always|this|was|has|us)[a-z]{3,}[^s\W]s\b(?!')/gi,
  );
  const people = lastIndex(
    lead,
    new RegExp(`\\b(?:${readerNouns}|everyone|people|folks)\\b`, 'gi'),
  );
  // What leaves, pays or asks is no thing.
  const acts =
    /\bthey (?:leave|want|pay|call|ask|order|say|sign|book|drive|park|bring|show up|come(?! back))\b/i;
  const hasThings =
    !acts.test(clause) &&
    things > people &&
    (things - people > 12 || people < 0) &&
    !(people < 0 && new RegExp(`\\b${readerNouns}\\b`, 'i').test(recent));
  // "Tell Mrs. Ray … he bit two dogs": a woman is no "he"; "your dog … he" is the dog.
  const isOtherOne =
    isOfOtherSex(clause, name) ||
    isOfAnimal(before, clause) ||
    isOfNamed(clause, name) ||
    isOfLastNamed(before, clause, name);
  // "Your two chairs are stripped, we store them free": things are stored.
  const isKept =
    /\b(?:we|I) (?:will |can |'ll |already )?(?:store|keep|hold|have|fix|finish|deliver|bring|ship|make|wash|clean|paint|repair|replace|press|stock|sell|drop|mail|print|reprint) them\b/i.test(
      clause,
    ) &&
    /\b(?:the|your|his|her|their|these|two|three|\d+) (?:[a-z]+ ){0,2}[a-z]{3,}[^s\W]s\b/i.test(
      `${before.slice(-90)} ${clause.split(/\bthem\b/)[0]}`,
    );
  const isWorkers = isOfWorkers(recent, /\b(?:crew|team|staff)$/i.test(name ?? ''));
  return {
    // A family and a group are no "he".
    he: !isOther && !isNamedOther && !isOtherOne && !/ family$/.test(name ?? ''),
    they:
      !isOther &&
      !isOtherThanHer(before, clause, name) &&
      !isOfOwnSubject(clause, name) &&
      !isOfLastThings(before, clause, name) &&
      !hasThings &&
      !isNamedOther &&
      !isWorkers &&
      !isKept &&
      !isOfThings(before, clause, name),
    name,
    isCustomer,
  };
}
