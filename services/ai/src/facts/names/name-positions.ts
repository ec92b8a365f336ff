import { upperFirst } from '@commons/contracts/text/upper-first';
import { termsOf } from '../grammar/grammar.js';
import { isWord } from '../grammar/vocabulary.js';
import { isFirstName } from './first-names.js';
import { wordsLikeNames } from './name-lists.js';
import { placeNames, upperWords } from './place-names.js';

/** What follows "tell" or "thank" and names nobody. */
const nobody =
  /^(?:the|a|an|my|our|your|their|his|her|this|that|these|those|all|any|some|us|me|him|them|you|it|we|they|i|he|she|i'm|we're|everyone|everybody|people|folks|somebody|someone|anyone|thanks|thank|anybody|nobody|customers?|clients?|guests?|parents?|members?|families|tenants?|patients?|students?|subscribers?|vendors?|suppliers?|neighbors?|staff|team|crew|employees|volunteers|donors|drivers|owners|residents|campers|riders|shoppers|locals|know|about|for|to|if|whether|how|why|when|what|where|who|which|and|or|but|so|with|without|at|from|on|in|by|of|as|up|out|down|off|over|not|no|yes|more|less|new|old|both|each|every|half|free|help|one|two|three|people's|there|there's|is|are|was|were|it's|its|be|being|also|just|only|even|now|today|tonight|tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday|back|business|local|small|god|goodness|heaven|landlord|landlady|investor|banker|accountant|lawyer|partner|owner|inspector|boss|manager|coach|sir|madam|reviews?|payment|photos?|advice|directions|details|feedback|support|invoice|order|orders|quote|estimate|price|email|phone|text|message)$/i;

/** Orders whose object is a person. */
const orders =
  '(?:tell|ask|remind|thank|invite|inform|warn|notify|congratulate|welcome|let|reply to|respond to|get back to|write to|complain to|apologi[sz]e to|say sorry to|sorry to(?! (?:say|tell|inform|hear|announce|let|see|miss|be|report) )|say thanks to|say hi to|thanks to|thank you to|congrats to|shout ?out to|follow(?:ing)? up with|check (?:back )?(?:in )?with|touch base with|reach out to|meet(?:ing)? with|sit down with|talk (?:to|with)|speak (?:to|with)|bill|(?:letter|e-?mail|note|message|card|apology|reply) to)';
const openers = '(?:answer|e-?mail|text|message|write|call|respond|reply)';
const after =
  "(?=\\s+(?:that|about|for|to|if|whether|when|where|what|which|how|why|and|&|on|know|we|we're|i|i'm|they|he|he's|she|she's|it|it's|there|there's|an?|the|our|my|his|her|their|at|from|of|with|because|yes|no|not|his|still|wants?|needs?|got|is|was|has|asking|who|whose|\\$?\\d)\\b|\\s*[,.:;!?]|\\s*$)";
const word = "[a-z][a-z'-]+";

/** Whether a word is a verb, an adjective or a small word, and so no name. */
export const isPlainWord = (name: string): boolean => {
  const tags = termsOf(`we know ${name}`)[2]?.tags;
  return [
    'Adjective',
    'Adverb',
    'Preposition',
    'Conjunction',
    'Determiner',
    'Pronoun',
    'Verb',
  ].some((tag) => tags?.has(tag));
};

/** "tell brianna smith and kofi": who is told. */
const told = new RegExp(`(?<=\\b${orders} )(${word})( ${word})?${after}`, 'gi');
const toldFirst = new RegExp(`(?<=^\\s*${openers} )(${word})( ${word})?${after}`, 'gi');
const toldToo = new RegExp(
  `(?<=\\b(?:${orders}|(?:quote|estimate|bid|proposal|price|invoice) for) [A-Z][\\w'-]+ (?:and|&) )(${word})(?=\\s*[,:.]|\\s(?:that|about|for|to|if|we|at|from)\\b)`,
  'gi',
);
const asked = new RegExp(
  `(?<=\\b(?:check|see|ask|find out) (?:if|whether) )(${word})(?= (?:still|wants?|needs?|got|is|was|has|had|can|could|will|would|likes?|liked|decided|made)\\b)`,
  'gi',
);
/** "quote for tyler and ash", "ask for linh": only a first name is plain enough. */
const named = new RegExp(
  `(?<=\\b(?:(?:quote|estimate|bid|proposal|price|invoice|reminder|thank[- ]you(?: note| card| letter)?) (?:for|to)|(?:answer|response) to|send|give|ask for) )(${word})${after}`,
  'gi',
);
/** "send the sandovals a price". */
const household = new RegExp(
  `(?<=\\b(?:${orders}|send|give|(?:meeting|walk[- ]through|visit|appointment|tour) with) the )([a-z]{3,}s)(?=\\s+(?:a|an|at|before|in|next|this|that|about|for|we|to|their|if|on|know|our)\\b|\\s*[,.:])`,
  'gi',
);
const groups =
  /^(?:customers|clients|guests|parents|members|families|tenants|patients|students|vendors|suppliers|neighbors|employees|volunteers|donors|drivers|owners|residents|campers|riders|shoppers|locals|kids|boys|girls|guys|ladies|folks|teachers|players|coaches|nurses|cooks|servers|technicians|techs|painters|movers|contractors|subs|regulars|sponsors|subscribers|others|holders|users|readers|followers|buyers|sellers|renters|homeowners|businesses|restaurants|shops|stores|offices|schools|churches|kids|couples|brides|grooms|newlyweds|workers|instructors|trainers|stylists|assistants|apprentices|helpers|lifeguards|captains|contractors|interns|builders|plumbers|electricians|roofers|caterers|cleaners)$/i;

/** "Pete at cherry hill inn": the firm of somebody named. */
const firmOf =
  /(?<=\b(?:(?!(?:January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|We|I|They|It)\b)[A-Z][\w'-]+|the (?:guy|lady|rep|manager|owner|people|folks)) (?:at|from|with|over at) )(?!(?:the|a|an|my|our|your|his|her|this|that|it|work|home|church|school|lunch|noon|night|all|least|no|any|what|where|which|who|how|about|last|next|today|yesterday|tomorrow|\w*day|both|downtown|accounting|sales|billing|dispatch|shipping|us|me|him|them|out|here|there|now|first|cash|check|some|more)\b)([A-Za-z][a-z'&-]+(?: [A-Za-z][a-z'&-]+){0,3}?)(?=(?:\s+(?:included|extra|free|ready|due|open|closed|for|about|on|that|and|to|before|after|because|if|who|is|was|said|asked|says|by|in|at|we|i|he|she|they|it|has|had|have|will|can|dropped|starts|started|teaches|taught|joins|joined|opens|opened|comes|came|leads|runs|plays|performs|visits|speaks|retires|retired|won|wins|needs|wants|wrote|this|last|next|yesterday|today|[Tt]uesday|[Mm]onday|[Ww]ednesday|[Tt]hursday|[Ff]riday|[Ss]aturday|[Ss]unday|\d)\b|\s*[,:;!?]|\s*\.(?:\s|$)|\s*$))/g;

/** "owner tam nguyen", "instructor bo tran": a role with a name. */
const roles =
  /(?<=\b(?:owner|co-owner|founder|instructor|teacher|director|manager|foreman|chef|baker|brewer|farmer|mayor|cousin|buddy|friend|brother|sister|son|daughter|husband|wife|partner|tech|technician|stylist|groomer|trainer|driver|helper|assistant|bookkeeper|machinist|coach|pastor|principal|sheriff|captain|nurse|welder|carpenter|plumber|electrician|mechanic|engineer|barber|florist|butcher|professor|librarian|veteran|student|artist|author|speaker|singer|vet|dr\.?|dj|named|by) )([A-Za-z][a-z'-]+) ([A-Za-z][a-z'-]+)(?=\s(?:in|at|for|from|says|said|is|was|has|will|of|and|on|to|who|took|started|with|turns|retires|joins|joined)\b|\s*[,.:;!?]|\s*$)/g;
const called =
  /(?<=\b(?:is|are|was|'s|be) (?:called|named|titled) )((?:the )?[a-z][a-z']+(?: [a-z][a-z']+){0,2}?)(?=\s*[,.:;!?]|\s*$)/g;
const family = /\b(?<=\bthe )([a-z]{3,})(?= (?:family|wedding|residence|household|kids|house)\b)/g;
const plainFamily =
  /^(?:whole|entire|same|young|new|nice|happy|first|next|last|royal|extended|immediate|big|small|local|other|host|foster|church|open|white|green|main|door|gate|pool|park|camp|class|shop|store|field|gym|dance|team|club|office|older|younger|old|guest|bounce|fire|neighbor|neighbors|summer|winter|spring|fall|garden|beach|lake)$/;

/** What a named person does: "instructor dre swam at". */
const verbs =
  /^(?:swam|won|made|makes|runs|ran|works|worked|lives|lived|moved|grew|came|went|opened|closed|retires|retired|teaches|taught|plays|played|sings|reads|speaks|joins|joined|starts|started|left|got|takes|took|does|did|hosts|wins|served|bakes|cooks|fixed|fixes|built|builds|needs|wants|will|can|must|should|also|just|now|always|only|even)$/;
/** "call tate 423-555-0120". */
const toCall =
  /(?<=(?<![-\w])(?:call|text|contact|see) )(?!or\b|and\b|at\b|us\b|me\b|anytime\b|ahead\b|early\b|cell\b|office\b)([a-z]{3,})(?= (?:at |on )?\(?\d{3}[) .-])/g;
/** "remind him that bella needs her shot". */
const ofThat = /(?<=\bthat )([a-z]{3,})(?= (?:needs|is|was|has|will|came|got|loved|wants)\b)/g;
const djs =
  /\b(?:dj|DJ) (?!her|his|my|our|your|the|a|an|and|for|at|is|set|night|booth|equipment|service|party|music|who|will)([a-z]{3,})\b/g;

const isPlural = (word: string) => termsOf(`the ${word}`)[1]?.tags.has('Plural') ?? false;

/** "Good with hands", "Help with pickup", "Mountain with two dogs": no person stands before the preposition. */
function isPlainBefore(before: string, first: string): boolean {
  const [, word = '', preposition] = /([A-Z][\w'-]*) (at|from|with|over at) $/.exec(before) ?? [];
  if (preposition === 'with' && /^(?:one|two|three)$/i.test(first)) return true;
  // "Patience with children": a plain word in the plural is no firm.
  if (preposition === 'with' && /^[a-z]/.test(first) && isWord(first) && isPlural(first))
    return true;
  const plain = word.toLowerCase();
  return (
    word !== '' &&
    isWord(plain) &&
    !isFirstName(plain) &&
    !wordsLikeNames.test(plain) &&
    isWord(first)
  );
}

/** Capitalises names by their position: after "tell" or "owner", before "family". */
export function namesByPosition(text: string): string {
  const person = (whole: string, first: string, second = '', at = 0, all = '') => {
    // "sorry to ann price we forgot": what follows shows that the price is a surname.
    if (
      second.trim() === 'price' &&
      isFirstName(first.toLowerCase()) &&
      /^(?:,|:| (?:we|I|i|that|about|her|his)\b)/.test(all.slice(at + whole.length))
    )
      return upperWords(whole);
    if (nobody.test(first)) return whole;
    // "reply to this e-mail to pick a day": a verb with its object.
    if (
      / to $/i.test(all.slice(0, at)) &&
      !isFirstName(first.toLowerCase()) &&
      /^ (?:an?|the|my|our|your)\b/.test(all.slice(at + whole.length))
    )
      return whole;
    // "Ben wheatley for": the first name has its capital already.
    if (/^[A-Z]/.test(first)) {
      const name = second.trim();
      const isSurname =
        /^[a-z]{4,}$/.test(name) &&
        !nobody.test(name) &&
        !verbs.test(name) &&
        !/(?:ed|ing)$/.test(name) &&
        isFirstName(first.toLowerCase());
      return isSurname ? `${first} ${upperFirst(name)}` : whole;
    }
    // "Remind servers that": many are no name.
    if (/[^s]s$/.test(first) && termsOf(`the ${first}`)[1]?.tags.has('Plural')) return whole;
    const surname = second.trim();
    if (!surname) return upperFirst(first);
    const isSurname = isFirstName(first) && !nobody.test(surname) && !isPlainWord(surname);
    return isSurname ? `${upperFirst(first)} ${upperFirst(surname)}` : whole;
  };
  const spelled = text
    .replace(djs, (_, name: string) => `DJ ${upperFirst(name)}`)
    .replace(told, person)
    .replace(toldFirst, person)
    .replace(named, (whole, first: string) => (isFirstName(first) ? upperFirst(whole) : whole))
    .replace(toldToo, (whole, first: string) => (nobody.test(first) ? whole : upperFirst(whole)))
    .replace(asked, (whole, first: string) => (nobody.test(first) ? whole : upperFirst(whole)))
    .replace(toCall, (whole, name: string) => (nobody.test(name) ? whole : upperFirst(name)))
    .replace(ofThat, (whole, name: string) =>
      termsOf(`${name} needs her`)[0]?.tags.has('Person') &&
      !nobody.test(name) &&
      !wordsLikeNames.test(name)
        ? upperFirst(whole)
        : whole,
    )
    .replace(household, (whole, first: string) => (groups.test(first) ? whole : upperFirst(whole)))
    .replace(roles, (whole, first: string, second: string) => {
      const isNamed = /^[A-Z]/.test(first) || isFirstName(first);
      if (nobody.test(first) || nobody.test(second) || verbs.test(second)) return whole;
      if (!isNamed && (isPlainWord(first) || isPlainWord(second))) return whole;
      // "my brother Ray instead"
      if (/^(?:instead|too|again|soon|first|here|there|later|either|anyway|next)$/.test(second))
        return `${upperFirst(first)} ${second}`;
      return `${upperFirst(first)} ${upperFirst(second)}`;
    })
    .replace(family, (name) =>
      plainFamily.test(name) || isPlainWord(name) ? name : upperFirst(name),
    )
    .replace(called, upperWords)
    .replace(firmOf, (words, _found: string, at: number, all: string) => {
      const first = words.split(' ')[0] ?? '';
      return (nobody.test(first) && !/^(?:one|two|three)$/i.test(first)) ||
        isPlainBefore(all.slice(0, at), first)
        ? words
        : upperWords(words);
    });
  return placeNames(spelled);
}
