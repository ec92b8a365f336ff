import { upperFirst } from '@commons/contracts/text/upper-first';
import { isStatement } from '../../../facts/grammar/grammar.js';
import { lowerFirst } from '../../../facts/grammar/lower-first.js';
import { callAnotherWay } from './calls.js';
import { exchangedIn, exchanges } from './exchanges.js';
import { thingsSwapped } from './things-swapped.js';
import { adverbialsSwapped, gainFirst } from './two-steps.js';
import { withinSentence } from './within.js';

const callFor =
  /^(Call|Text|Email|Visit|Message|Stop by|Stop in|Drop in|Come by|Come in|Go to|Reply)( [^,;:?!]*?)? (to (?:book|reserve|order|schedule|sign|register|get|learn|see|ask|find|apply|claim|hold|save|try|meet|pick|make|set|arrange|talk|rsvp|join|enroll|buy|let|have|start)\b[^,;:?!]*|for (?:a|an|your|our|more|free)\b[^,;:?!$]*)[.!]$/;

/** "Call 423-555-0142 to book a table." → "To book a table, call 423-555-0142." */
function aimFirst(sentence: string): string | undefined {
  const [, verb, how = '', aim] = callFor.exec(sentence) ?? [];
  if (!verb || !aim || / (?:and|or|before|by|if|when) /.test(how) || / at \d/.test(aim))
    return undefined;
  return `${upperFirst(aim)}, ${verb.toLowerCase()}${how}.`;
}

const callAt =
  /^(Call|Text)( us| me| \p{Lu}\p{L}+)? ((?:to [a-z]+|for (?:a|an|your|our|more|free)\b)[^,;:?!]*?) at (\(?\d{3}[-). ]+\d{3}-?\d{4})[.!]$/u;

/** "Call for a free inspection at 256-555-0147." → "For a free inspection, call 256-555-0147." */
function numberLast(sentence: string): string | undefined {
  const [, verb = '', whom = '', aim, phone] = callAt.exec(sentence) ?? [];
  if (!aim) return undefined;
  return `${upperFirst(aim)}, ${verb.toLowerCase()}${whom}${whom ? ' at' : ''} ${phone}.`;
}

/** "Please bring a chair." → "Bring a chair, please." */
function pleaseLast(sentence: string): string | undefined {
  const [, rest] = /^Please ([a-z][^,;:?!.]{5,60})\.$/.exec(sentence) ?? [];
  return rest && `${upperFirst(rest)}, please.`;
}

/** "The street is closed, so park behind the shop." → "Because the street is closed, park behind the shop." */
function reasonFirst(sentence: string): string | undefined {
  const [, why = '', what = ''] =
    /^((?:[^,;:?!]|:(?=\d)){8,80}),? so (?!that\b)((?:[^,;:?!]|:(?=\d)){5,110})[.!]$/.exec(
      sentence,
    ) ?? [];
  if (
    !why ||
    !isStatement(why) ||
    /^(?:it|this|that|if|when|please|you)\b/i.test(why) ||
    /^(?:that|far|no|if|when|much|many|few|is|are|do|does)\b/.test(what)
  )
    return undefined;
  const within = withinSentence(why);
  return within && `Because ${within}, ${what}.`;
}

/** "Our heating is out, so the class is canceled." → "The class is canceled because our heating is out." */
function resultFirst(sentence: string): string | undefined {
  const [, why = '', what = ''] =
    /^((?:[^,;:?!]|:(?=\d)){8,80}),? so (?!that\b)((?:[^,;:?!]|:(?=\d)){8,110})[.!]$/.exec(
      sentence,
    ) ?? [];
  if (!why || !isStatement(why) || !isStatement(what)) return undefined;
  if (/\b(?:can|could|no longer|please)\b/.test(what)) return undefined;
  if (!hasOwnWords(why) || !hasOwnWords(what) || / only\b/.test(what))
    return /^(?:we|I|they|our|the)\b/.test(what) ? `${why}, which is why ${what}.` : undefined;
  const within = withinSentence(why);
  return within && `${upperFirst(what)} because ${within}.`;
}

/** Nothing in it means what the other clause has named. */
const hasOwnWords = (clause: string) =>
  !/\b(?:it|its|them|their|they|this|that|these|those|there|he|she|him|her|his|one|ones|then|such)\b/i.test(
    clause,
  ) && !dependent.test(clause);

const dependent = /^(?:if|when|because|since|while|as|after|before|until|once|although)\b/i;

/** "We open at 6, and we close at 9." → "We open at 6. We close at 9." */
function inTwo(sentence: string): string | undefined {
  const [, one = '', comma, other = ''] =
    /^([^,;:?!]{10,90})(,)? and ([a-z][^,;:?!]{8,90})[.!]$/.exec(sentence) ?? [];
  if (!one || dependent.test(one) || !isStatement(one) || !isStatement(other)) return undefined;
  if (!comma && !/^(?:we|you|they|he|she|I|our|my|the)\b/.test(other)) return undefined;
  return `${one}. ${upperFirst(other)}.`;
}

/** "Entry is free, but seats are limited." → "Although entry is free, seats are limited." */
function althoughFirst(sentence: string): string | undefined {
  const [, one = '', other = ''] =
    /^([^,;:?!]{8,80}), but ([^,;:?!]{8,80})[.!]$/.exec(sentence) ?? [];
  if (!one || dependent.test(one) || /^(?:it|this|that|please|don['’]t|do not|not)\b/i.test(one))
    return undefined;
  if (!isStatement(one) || !isStatement(other)) return undefined;
  const within = withinSentence(one);
  return within && `Although ${within}, ${other}.`;
}

/** "The class will be outside, weather permitting." → "Weather permitting, the class will be outside." */
function provisoFirst(sentence: string): string | undefined {
  const [, what = '', proviso = ''] =
    /^([^,;:?!]{8,100}), (weather permitting|rain or shine|as always|as usual|while supplies last)\.$/.exec(
      sentence,
    ) ?? [];
  const within = what && isStatement(what) ? withinSentence(what) : undefined;
  return within && `${upperFirst(proviso)}, ${within}.`;
}

/** "We also do comforters." → "We do comforters, too." */
function tooLast(sentence: string): string | undefined {
  const [, who, what] =
    /^(We|You|They|I) (?:can )?also (?!available\b)([a-z][^,;:?!]{4,60})[.!]$/.exec(sentence) ?? [];
  if (
    !what ||
    / (?:and|or|but|so|because|if|when|while|not|no|that|who|which|too) /.test(` ${what} `)
  )
    return undefined;
  return sentence.startsWith(`${who} can`) ? undefined : `${who} ${what}, too.`;
}

/** `"It is fun," says owner Ann Lee.` → `Owner Ann Lee says: "It is fun."`; the quotation stays as it is. */
function speakerFirst(sentence: string): string | undefined {
  const [, quotation, verb, speaker = ''] =
    /^["“]([^"“”]{8,200}),["”] (says|said) ((?:(?:owner|manager|director|founder|president|[a-z]+ (?:owner|manager|director)) )?\p{Lu}[^"“”.,;:]{3,50})\.$/u.exec(
      sentence,
    ) ?? [];
  return quotation && `${upperFirst(speaker)} ${verb}: "${quotation}."`;
}

/** "Last month we built our 2,000th shed." → "We built our 2,000th shed last month." */
function dayLast(sentence: string): string | undefined {
  const [, when = '', what = ''] =
    /^((?:Last|This|Next) (?:week|month|year|spring|summer|fall|winter|weekend|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)|Today|Tonight|Tomorrow|Yesterday|Right now|(?:Two|Three|Four|Five|Six|Ten|\d+) (?:years|months|weeks) ago),? ((?:we|I|our|my|the|you|they|there|he|she|it|\d+|[A-Z][a-z]+) (?:[^,;:?!]|,(?=\d{3})){8,100})[.!]$/.exec(
      sentence,
    ) ?? [];
  if (
    !when ||
    !isStatement(what) ||
    / (?:and|but|so|because|when|while|if|until|after|before|on|at(?! all\b)) /.test(what)
  )
    return undefined;
  return `${upperFirst(what)} ${lowerFirst(when)}.`;
}

const turns = [
  callAnotherWay,
  numberLast,
  aimFirst,
  pleaseLast,
  resultFirst,
  reasonFirst,
  althoughFirst,
  inTwo,
  dayLast,
  tooLast,
  provisoFirst,
  gainFirst,
  adverbialsSwapped,
];

/** Other words of the same meaning, wherever the language has them; the sentence itself where it has none. */
export function inOtherWords(sentence: string): string[] {
  // What is said in quotation marks is somebody's.
  if (/["“”]/.test(sentence)) return [speakerFirst(sentence) ?? sentence];
  return [...turns.flatMap((turn) => turn(sentence) ?? []), sentence].map((turned) =>
    exchangedIn(thingsSwapped(turned), exchanges),
  );
}
