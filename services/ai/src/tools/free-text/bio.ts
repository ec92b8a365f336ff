import type { AccountFacts } from '../../facts/account/account-facts.js';
import { isStatement } from '../../facts/grammar/grammar.js';
import { lowerFirst } from '../../facts/grammar/lower-first.js';
import { asSentence, lowerCommonStart } from '../../facts/grammar/sentence.js';
import { tagged } from '../../facts/grammar/tagging.js';
import { isPastDeed } from '../../facts/notes/complete-note.js';
import { subjectOf } from '../../facts/readers/entry-people.js';
import { completed } from './fragments-said.js';

/** "in my basement 2011" → "in my basement in 2011" */
const withYears = (text: string) =>
  text.replace(
    /(?<=[a-z] )(?<!\b(?:in|since|of|from|until|by|to|the|summer|winter|fall|spring|early|late) )(?=(?:19|20)\d\d\b)/g,
    'in ',
  );

/** "learned to sew from my grandma", "now got a shop": what the owner did, without "I" or "we". */
function ownDeed(thought: string, one: 'I' | 'we', who: string): string | undefined {
  const started =
    /^(?:started|opened|founded|began)(?: (?:it|this|(?:the|my|our) (?:business|shop|company)))? (?=(?:in|at|out of|on|from|with) (?:my|our|a|the)\b)(.+)$/i.exec(
      thought,
    )?.[1];
  if (started && /\b(?:my|our|I|we)\b/.test(started))
    return `${one} started ${who === 'Our business' ? 'this business' : who} ${started}`;
  const now = /^now (?:got|have|has|own|run) (.+)$/i.exec(thought)?.[1];
  if (now) return `${one} now have ${now}`;
  if (
    /^(?:started|founded|opened|established|began)\b(?! (?:my|our|this|the|\w+ing) ?)/i.test(
      thought,
    )
  )
    return undefined;
  return isPastDeed(thought) ||
    /^(?:learned|worked|grew up|moved|retired|trained|apprenticed|raised|studied|served|took over|went to|became|got (?:licensed|certified|trained|started)) ?/i.test(
      thought,
    )
    ? `${one} ${lowerCommonStart(lowerFirst(thought))}`
    : undefined;
}

/** "Marcus Trent", "Ana M. Ruiz". */
const personName = /^[A-Z][\w'’-]+(?: [A-Z]\.?)?(?: [A-Z][\w'’-]+){1,2}$/;

/** What is said of a person, after the name: "14 years electrician", "licensed since 2011", "coaches little league". */
function predicateOf(entered: string): string | undefined {
  const fact = entered.replace(/^(?:he|she|they) (?=[a-z]+(?:s|ed)\b)/i, '');
  const worked = /^(\d+\+? years?) (?:of )?experience$/i.exec(fact)?.[1];
  if (worked) return `has ${worked}${worked.endsWith('s') ? "'" : "'s"} experience`;
  const [, years, trade] =
    /^(\d+\+? years?)(?: (?:as|of being))?(?: an?)? ([a-z][a-z ]*)$/i.exec(fact) ?? [];
  if (years && trade)
    return /^[a-z]+ing\b/i.test(trade)
      ? `has been ${lowerCommonStart(trade)} for ${years}`
      : `has been ${/^[aeiou]/i.test(trade) ? 'an' : 'a'} ${lowerCommonStart(trade)} for ${years}`;
  const plain = lowerCommonStart(fact);
  if (/^(?:our|the|an?) [a-z]/i.test(fact)) return `is ${plain}`;
  const school = /^graduated (?:from )?([A-Z].*)$/i.exec(fact)?.[1];
  if (school) return `graduated from ${school}`;
  if (/^(?:licensed|certified|insured|bonded|trained|registered)\b/.test(plain))
    return `${/\bsince\b/.test(plain) ? 'has been' : 'is'} ${plain}`;
  if (/^(?:born|raised)\b/.test(plain)) return `was ${plain}`;
  // "books open March 1" is no deed of hers.
  const isThing = /^[a-z]+s (?:open|close)/.test(plain);
  return !isThing &&
    (/^(?:came|went|grew|has|[a-z]+(?:[^s\W]s|ed))\b/.test(plain) || isPastDeed(plain))
    ? plain
    : undefined;
}

/** A person told of in the third person, two short facts a sentence; what does not follow a name stands alone. */
function personBio([name = '', ...facts]: readonly string[]): string {
  const [first = name] = name.split(' ');
  const predicates = facts.flatMap((fact) => predicateOf(fact) ?? []);
  const sentences: string[] = [];
  for (const predicate of predicates) {
    const last = sentences.at(-1);
    const joined = `${last} and ${predicate}`;
    if (last && !/ and /.test(last) && joined.split(' ').length <= 14)
      sentences.splice(-1, 1, joined);
    else sentences.push(`${last ? first : name} ${predicate}`);
  }
  const others = facts.filter((fact) => predicateOf(fact) === undefined);
  return [...sentences, ...(predicates.length > 0 ? [] : [name]), ...others]
    .map((sentence) => asSentence(withYears(sentence)))
    .join(' ');
}

/** "15 years", "mobile", "lifetime warranty against leaks": what a business has, is or offers. */
function withoutVerb(note: string, one: 'I' | 'we'): string {
  const said = completed(note);
  if (said !== asSentence(note)) return said;
  if (/^\d+\+? years?$/.test(note)) return asSentence(`${one} have done this for ${note}`);
  if (!note.includes(' ') && tagged(`it is ${note}`)[2]?.pos === 'ADJ')
    return asSentence(`${one} ${one === 'I' ? 'am' : 'are'} ${lowerCommonStart(note)}`);
  return said;
}

/** Who a person or the business is, of notes without sentences. */
export function bioOf(thoughts: readonly string[], { company }: AccountFacts): string {
  if (personName.test(thoughts[0] ?? '') && thoughts[0] !== company && thoughts.length > 1)
    return personBio(thoughts);
  const who = company ?? 'Our business';
  const one = thoughts.some((thought) => /^I\b/.test(thought))
    ? 'I'
    : subjectOf(thoughts.join('. '));
  return thoughts
    .map((thought, at) => {
      // "Gearhead Small Engine in Bangor": who and where.
      if (
        at === 0 &&
        /^[A-Z][\w'&.-]*(?: (?:[A-Z&][\w'&.-]*|and|of|the))+(?: (?:in|of|on|at) [A-Z][^.]*)?$/.test(
          thought,
        )
      )
        return asSentence(`${one === 'I' ? 'I run' : 'We are'} ${thought}`);
      const ours = ownDeed(thought, one, who);
      if (ours) return asSentence(withYears(ours));
      const began = /^(?:started|founded|opened|established|began) (?:in )?(\d{4})?\s*(.*)$/i.exec(
        thought,
      );
      if (began)
        return asSentence(
          `${who} was started${began[1] ? ` in ${began[1]}` : ''} ${began[2] ?? ''}`.replace(
            /\s+/g,
            ' ',
          ),
        );
      return isStatement(thought) ? completed(thought) : withoutVerb(thought, one);
    })
    .join(' ');
}
