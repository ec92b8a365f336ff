// Faults that a person notices who reads a text aloud, and that the rules about facts miss: one function per rule, as in rules.mjs.
import { hasVerb } from './writing.mjs';

/** The words in their order, without greeting, closing, headings and hashtags. */
const bodyOf = (variant) =>
  variant
    .split('\n')
    .filter((line) => !/^(?:#|(?:Subject|Asunto):|Headline:|Button:|FOR IMMEDIATE)/.test(line))
    .join('\n');

const wordsOf = (text) => text.toLowerCase().match(/[\p{L}\p{N}$%'@:/.-]*[\p{L}\p{N}%]/gu) ?? [];

/** No five words are repeated in one text. */
function saysNothingTwice({ tool }, { variants }) {
  // The summary of a job names its duties.
  if (!/^(?:email-assistant|content-generator)$/.test(tool)) return [];
  return variants.flatMap((variant) => {
    const words = wordsOf(bodyOf(variant));
    const known = new Map();
    for (let at = 0; at + 5 <= words.length; at += 1) {
      const run = words.slice(at, at + 5).join(' ');
      if (at - (known.get(run) ?? at) > 4) return [`said twice: "${run}"`];
      if (!known.has(run)) known.set(run, at);
    }
    return [];
  });
}

const echoed =
  /^(?:(?:I would like to |I'd like to )?(?:reply to|respond to|answer|complain to|follow up with|check if|see if|turn down|sit down with|quote for [a-z]+:)|gotta|(?:2nd|second|3rd|third|final) reminder for)\b/im;

/** No sentence begins with an instruction of the entry: "Follow up with …". A call to action is said to the readers of a post. */
const echoesNoOpener = ({ input }, { text }) => {
  const asked = String(input.callToAction ?? '').toLowerCase();
  const found = text
    .split(/(?<=[.!?])\s+|\n/)
    .map((sentence) => echoed.exec(sentence)?.[0])
    .find((opener) => opener && !asked.startsWith(opener.toLowerCase()));
  return found ? [`an order is echoed: "${found}"`] : [];
};

const typing = [
  [
    /\b(?:shes|hes|im|ive|dont|cant|wont|didnt|isnt|wasnt|hasnt|havent|doesnt|thats|theres|youre|theyre|itll|aint|couldnt|wouldnt|shouldnt|arent|werent)\b/i,
    'an apostrophe is missing',
  ],
  [
    /\b(?:\d+ (?:hrs?|mins?|wks?|yrs?)|thru|til|pls|plz|thx|appts?|mkt|bldg|xmas|kinda|gonna|gotta|wanna|lol|bucks|nite|alot)\b|\bw\/|\s'?em\b/i,
    'a short form is left',
  ],
  [/\b(?:for|about|of|by|with) (?:at|from the|to the|of)\b(?! (?:least|home|\d))/i, 'broken joint'],
  [/\byou (?:you|your)\b|\byour you\b|\bof you\b(?= (?:are|is|came)\b)/i, 'wrong person'],
];

/** No traces of hasty typing are left. */
const isTidy = (_request, { text }) =>
  typing.flatMap(([pattern, name]) => {
    const found = pattern.exec(text.replace(/https?:\S+|\S+@\S+/g, ''));
    return found ? [`${name}: "${found[0]}"`] : [];
  });

/** A subject says what the message is about. */
const hasTellingSubject = (_request, { text }) =>
  [...text.matchAll(/^(?:Subject|Asunto): (.*)$/gm)]
    .map(([, subject]) => subject.replace(/^Urgent: /, ''))
    .filter(
      (subject) =>
        /^(?:News for you|A short (?:note|message|update)\b.*|For you|Good to know|News)$/i.test(
          subject,
        ) ||
        /^(?:About|Proposal:|Following up:|Reminder:) (?:no|not|here|there|it|this|from|for)\b/i.test(
          subject,
        ) ||
        /\b(?:and|or|for|to|of|the|a|an|is|are|went|with|at|from)$/i.test(subject),
    )
    .map((subject) => `the subject says nothing: "${subject}"`);

/** Names of the entry have their capitals: those that `must` has with one. */
const spellsNames = ({ must = [] }, { text }) =>
  must
    .filter(
      (fact) =>
        typeof fact === 'string' && /^(?:[A-Z][\p{L}'.]+)(?: [A-Z][\p{L}'.]+)*$/u.test(fact),
    )
    .filter((name) => !text.includes(name) && text.toLowerCase().includes(name.toLowerCase()))
    .map((name) => `a small name: "${name.toLowerCase()}"`);

const signOff =
  /^(?:(?:kind|best|warm|many)?\s*(?:regards|wishes|thanks)|sincerely|thank you|all the best|thanks)\b[^.!?]*,$/i;

/** A letter is written in sentences; one of them may lack a verb ("No gifts."), two may not. */
function isWrittenInSentences({ tool, language }, { text }) {
  if (tool !== 'email-assistant' || language) return [];
  const lines = text.split('\n').slice(1);
  const end = lines.findIndex((line) => signOff.test(line.trim()));
  const bare = (end < 0 ? lines : lines.slice(0, end))
    .filter((line) => line.trim() && !/^[-•]|,$|:$/.test(line.trim()))
    .flatMap((line) => line.split(/(?<=[.!?])\s+(?=[A-Z$\d])/))
    .filter((sentence) => !hasVerb(sentence) && sentence.split(' ').length > 2);
  return bare.length > 1 ? [`no verb: ${bare.map((one) => `"${one}"`).join(', ')}`] : [];
}

export const readersRules = {
  saysNothingTwice,
  echoesNoOpener,
  isTidy,
  hasTellingSubject,
  spellsNames,
  isWrittenInSentences,
};
