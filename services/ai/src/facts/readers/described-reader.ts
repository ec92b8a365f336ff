import { upperFirst } from '@commons/contracts/text/upper-first';
import { gerundOf, verbForYou } from '../grammar/grammar.js';
import { lowerCommonStart } from '../grammar/sentence.js';
import { isVerb, tagged } from '../grammar/tagging.js';
import { isFiniteVerb, mayBeParticiple } from '../sentences/clauses.js';
import { capital, title } from './addressee-patterns.js';

const name = `(?:${title} )?${capital}(?: ${capital}){0,2}(?: (?:at|from|of) (?:the )?${capital}(?: ${capital}){0,4})?`;
/** Orders that name their reader at once, and those that name it after what they are about. */
const order = `(?:[Pp]lease )?(?:(?:[Tt]hank|[Tt]ell|[Aa]sk|[Rr]emind|[Ii]nvite|[Ii]nform|[Ll]et|[Uu]pdate|[Cc]ongratulate|[Ww]elcome|[Cc]ontact)|(?:[Ii]ntroduce|[Ss]uggest|[Pp]ropose|[Rr]ecommend|[Pp]resent|[Pp]itch|[Oo]ffer|[Ss]end(?! [a-z ]*condolences)|[Ww]rite|[Rr]each out|[Cc]onnect|[Ff]ollow up|[Cc]heck in|[Gg]et in touch|[Aa]pologi[sz]e|[Ss]ay (?:thanks|thank you|sorry)|[Rr]eply|[Rr]espond|[Tt]alk|[Ss]peak|[Mm]eet)(?: [^.;:,\\n]{1,80}?)? (?:to|with))`;
/** Where a description ends: with its sentence, or before what the reader is told. */
const end = '(?=[.]?\\s*(?:\\n|$)|[.] |, (?:that|to|for|if|whether|about|because)\\b)';
const clause = new RegExp(
  `^(${order} ${name}),? (whose|whom?) (?!(?:asks?|asked|wonders|wondered|complain|wrote|writes|says?|said|(?:wants|wanted) to know)\\b)([^;:\\n]+?)${end},?`,
);
const apposition = new RegExp(
  `^(${order} ${name}), (?:the|an?|our|my|her|his|their) [a-z][^.,;:\\n]*? (?:at|of|for|from|in|with|on|to) [^.,;:\\n]+?${end},?`,
);
/** The reader's name is all that such an order says. */
const onlyGreets =
  /^(?:please )?(?:reach out|write|get in touch|contact|reply|respond)(?: back)?(?: to| with)? (?=[A-Z])/i;
/** What somebody is, which they know. */
const isKnownToReader =
  /^(?:(?:also )?(?:owns|runs|manages|leads|heads|directs|chairs|handles|coaches|coordinates|lives|works (?:at|for|as|with|in))\b|(?:is|was) (?:the|an?|our|my|his|her|their)\b)/;

/** "our crew left nails in his driveway": what happened, no description. */
function isClause(words: string): boolean {
  const all = tagged(words);
  return all.some(
    (_, at) =>
      isFiniteVerb(all, at) &&
      // "left nails", not "known for pies"
      (!mayBeParticiple(all, at) || /^(?:NOUN|DET|PRON|NUM)$/.test(all[at + 1]?.pos ?? '')),
  );
}

/** An order whose reader is described after the name ("Thank Ann Bell, who lent us chairs"), the description as what it says to that reader. */
export function withoutDescription(entry: string): string {
  const known = entry.replace(apposition, (described: string, named: string) => {
    const words = described.slice(named.length + 2);
    if (!isClause(words)) return named;
    return /^(?:please )?(?:apologi[sz]e|say sorry) /i.test(named)
      ? `${named} that ${words}`
      : described;
  });
  const [whole, ordered = '', relative = '', said = ''] = clause.exec(known) ?? [];
  if (!whole) return known;
  const rest = known.slice(whole.length);
  const isLast = !/^ (?:that|to|for|if|whether|about|because)\b/.test(rest);
  const told = relative === 'whose' ? ofOwned(said) : ofReader(said);
  if (!told) return relative === 'whose' ? known : `${ordered}${rest}`;
  if (isLast && /^(?:please )?(?:apologi[sz]e|say sorry) /i.test(ordered))
    return `${ordered} that ${lowerCommonStart(told)}${rest}`;
  if (isLast && onlyGreets.test(ordered))
    return `Tell ${ordered.replace(onlyGreets, '')} that ${lowerCommonStart(told)}${rest}`;
  const done = /^[Yy]ou (?:have )?([a-z]+)(.*)$/.exec(told);
  if (isLast && done?.[1] && /^(?:please )?(?:thank|say thank)/i.test(ordered))
    return `${ordered} for ${gerundOf(done[1])}${done[2]}${rest}`;
  return isLast
    ? `${ordered}. ${told}${/^[.]/.test(rest) ? '' : '.'}${rest}`
    : `${told}. ${ordered}${rest}`;
}

/** "whose talk I heard at the library", "whose bakery was in the paper" */
function ofOwned(said: string): string | undefined {
  const [, thing, who, verb, rest] = /^([^,]+?) (I|we) ([a-z]+)((?: .+)?)$/.exec(said) ?? [];
  if (thing && who && verb) return `${upperFirst(who)} ${verb} your ${thing}${rest}`;
  return tagged(said).some(isVerb) ? `Your ${said}` : undefined;
}

/** "who brought her whole office", "whom we met at the fair"; undefined for what the reader knows to be. */
function ofReader(said: string): string | undefined {
  const [, who, verb, rest] =
    /^(I|we) ((?:have )?[a-z]+(?: (?:with|to|for))?)((?: .+)?)$/.exec(said) ?? [];
  if (who && verb) return `${upperFirst(who)} ${verb} you${rest}`;
  if (isKnownToReader.test(said)) return undefined;
  const [first = ''] = said.split(' ');
  const theirs = said.slice(first.length).replace(/\b(?:her|his|their)(?= [a-z])/g, 'your');
  return `You ${verbForYou(first) ?? first}${theirs}`;
}
