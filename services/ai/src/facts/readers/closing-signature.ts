import { upperFirst } from '@commons/contracts/text/upper-first';
import type { AccountFacts } from '../account/account-facts.js';
import { peopleIn } from '../grammar/grammar.js';
import { isWord } from '../grammar/vocabulary.js';
import { wordsLikeNames } from '../names/name-lists.js';
import { shortBefore } from '../notes/sentence-ends.js';
import { firmWords } from './people.js';

/** Who signs an entry: what stands at its end and is said to nobody. */
export type Signer = Pick<AccountFacts, 'name' | 'company' | 'phone'>;

const phoneAtEnd =
  /[\s,(:–-]*(?:(?:call|text|cell|phone|tel)\.?:? ?(?:me |us )?(?:at )?)?((?:\+?1[-. ])?\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4})\)?$/i;
const word = "\\p{Lu}[\\p{L}\\d'’.&-]*";
const between = '(?:(?:&|and|of|the|on|at|y|e|de|del|la|las|los|el)\\s+)';
const names = `${word}(?:\\s+${between}?${word}){0,5}`;
/** "thanks, Joan", "sign it from Doug Frantz", "de parte de Luz" */
const lead =
  /^(?:(?:many )?(?:thanks|thank you|thx)(?: again| so much)?[,.!]?\s+(?!for\b|to\b)|(?:best|regards|best regards|kind regards|cheers|sincerely|yours|gracias|saludos|atentamente)[,.!]\s+|love,?\s+|(?:please )?sign(?:ed)?(?: it| this| off)?(?: as| by| from| with)?:?\s+|(?:it(?:'s| is) |this is )?from:?\s+|(?:de parte de|firma(?:do|da)?(?: por| como)?)[: ]+|[-–—~]\s*)/iu;
const both = new RegExp(
  `^(${word}(?:\\s+${word}){0,2})(?:\\s*,\\s*(?:owner(?:,| of| at)?\\s+)?|\\s+(?:at|from|of|with|with the|de)\\s+)(${names})$`,
  'u',
);
/** "Pete at the front counter" */
const seated = new RegExp(
  `^(${word}(?:\\s+${word})?) (?:at|from|in) (?:the )?(\\p{Ll}[\\p{Ll} ]{2,30})$`,
  'u',
);
const calledSo = new RegExp(`^(${names})\\s*\\((${word}(?:\\s+${word}){0,2})\\)$`, 'u');
const alone = new RegExp(`^${names}$`, 'u');

const calendar =
  /^(?:mon|tues?|wednes|thurs?|fri|satur|sun|jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|today|tonight|tomorrow|sorry|thanks|gracias|hurry|free|open|closed|christmas|thanksgiving|easter|venmo|zelle|cash|no|yes|ok|happy|merry|st)(?:\.|s?days?|uary|ruary|ch|il|e|y|ust|t?ember|ober)?(?=[\s,.!]|$)/i;
const street =
  /\b(?:St|Street|Ave|Avenue|Rd|Road|Ln|Lane|Dr|Drive|Blvd|Pike|Hwy|Highway|TN|GA)\.?$/;

const isPerson = (text: string) =>
  text.split(' ').length <= 3 &&
  !firmWords.test(text) &&
  !/[&\d]/.test(text) &&
  (peopleIn(text).length > 0 || peopleIn(`${text} called`).length > 0);

/** "Omar, store manager": what somebody is, after the name. */
const role =
  /,\s+(?:the )?((?:(?:store|shop|office|general|practice|front desk|sales|kitchen|service|regional|assistant|property) )?(?:owners?|manager|director|president|founder|foreman|chef|coordinator|principal|treasurer|secretary|supervisor|bookkeeper|dentist|pastor|coach))$/i;

/** Who a piece at the end names; undefined where it may be something else. */
function signerOf(piece: string, isLed: boolean): Signer | undefined {
  const [whole = '', phone] = phoneAtEnd.exec(piece) ?? [];
  const rest = (phone ? piece.slice(0, -whole.length) : piece).replace(/[\s,.!]+$/, '').trim();
  const withPhone = phone ? { phone } : {};
  if (!rest || rest.split(' ').length > 8 || calendar.test(rest) || street.test(rest))
    return undefined;
  const [ending = '', office] = role.exec(rest) ?? [];
  const officer = office && isLed ? rest.slice(0, -ending.length) : '';
  if (alone.test(officer) && officer.split(' ').length <= 3)
    return { name: `${officer}, ${office}`, ...withPhone };
  const [, seatedName, place] = (isLed && seated.exec(rest)) || [];
  if (seatedName && place) return { name: `${seatedName}, ${place}`, ...withPhone };
  const [, called, person] = calledSo.exec(rest) ?? [];
  if (called && person) return { name: person, company: called, ...withPhone };
  const [, name, company] = both.exec(rest) ?? [];
  if (name && company && (isLed || isPerson(name))) return { name, company, ...withPhone };
  if (!alone.test(rest)) return undefined;
  const isOne = !rest.includes(' ');
  if (
    isOne &&
    !isLed &&
    (isWord(rest.toLowerCase()) || wordsLikeNames.test(rest.toLowerCase())) &&
    !isPerson(rest)
  )
    return undefined;
  if (isPerson(rest) || (isLed && isOne)) return { name: rest, ...withPhone };
  // "Greenleaf Nursery": two words or more with capitals, of which one names a firm or is no common word.
  const isFirm =
    !isOne &&
    (firmWords.test(rest) ||
      phone !== undefined ||
      isLed ||
      /['’]s\b|&/.test(rest) ||
      rest.split(' ').some((one) => /^\p{Lu}/u.test(one) && !isWord(one.toLowerCase())));
  return isFirm ? { company: rest, ...withPhone } : undefined;
}

/** Ends of thoughts before a signature. A title's dot is none. */
const ends = new RegExp(
  `(?<=(?<!\\b(?:${shortBefore}|St))[.!?)"”])\\s+|\\s*\\n+\\s*|\\s+[-–—~]+\\s*(?=\\p{Lu})`,
  'gu',
);
/** "…, from Rhonda": a signature after a comma has its lead. */
const ledEnd =
  /,\s*(?=(?:thanks|thank you|from|signed|sign it|love|regards|gracias|saludos|de parte de)[,:]?\s+\p{Lu}[^.!?\n]*$)/iu;

/** An order to sign, wherever it stands: "sign it from pete", "put Pete's name at the bottom", "from Pete, not me". */
const ordered = new RegExp(
  `(?:^|(?<=[.!?])\\s+|(?<!\\s)\\s*[,;\\n]\\s*|(?<!\\s)\\s+[–—-]\\s+)(?:(?:and|please|pls)\\s+)*(?:${[
    'sign(?:\\s+(?:it|this|off))?\\s+(?:as|by|from)\\s+(?<who>[^.!?;\\n]{2,60})',
    'sign\\s+(?:it|this|off)\\s+(?:with\\s+)?(?<given>[^.!?;\\n]{2,40})',
    "(?:put|use|add)\\s+(?<owner>[^.!?;,\\n]{2,30}?)(?:['’]s)?\\s+(?:name|signature)(?:\\s+(?:on (?:it|the bottom)|at the (?:bottom|end)|below|instead of mine))?",
    "(?:(?:it(?:['’]?s| is| comes| should come| goes out)|this is)\\s+)?from\\s+(?<other>[^.!?;,\\n]{2,30}?),?\\s+not\\s+(?:from\\s+)?me",
  ].join('|')})(?=[.!?;]|\\s*\\n|\\s*$)[.!;]?`,
  'iu',
);
/** "the whole crew" */
const group = /^(?:the|all of us|everyone|your) [a-z' ]{3,30}$/;
const withCapitals = (names: string) =>
  names.replace(/(?<!\p{L})\p{Ll}[\p{L}'’-]+/gu, (one) => (isWord(one) ? one : upperFirst(one)));

/** Whom an order to sign names, and what stands after the name. */
function orderedSigner(named: string): { signer: Signer; rest: string } | undefined {
  if (group.test(named)) return { signer: { name: upperFirst(named) }, rest: '' };
  const comma = named.indexOf(',');
  for (const end of [named.length, ...(comma > 0 ? [comma] : [])]) {
    const signer = signerOf(withCapitals(named.slice(0, end)).trim(), true);
    if (signer) return { signer, rest: named.slice(end).replace(/^,\s*/, '') };
  }
  return undefined;
}

/** Parts an order to sign from an entry. */
export function withoutSigningOrder(entry: string): {
  readonly text: string;
  readonly signer: Signer;
} {
  const found = ordered.exec(entry);
  const { who, given, owner, other } = found?.groups ?? {};
  const read = orderedSigner((who ?? given ?? owner ?? other ?? '').trim());
  if (!found || !read) return { text: entry, signer: {} };
  const [before, after] = [
    entry.slice(0, found.index).trimEnd(),
    entry.slice(found.index + found[0].length).trim(),
  ];
  const further = [read.rest, after].filter(Boolean).join(' ');
  const mark = before && further && !/[.!?;,:]$/.test(before) ? '.' : '';
  const text = [`${before}${mark}`, further].filter(Boolean).join(' ');
  return { text, signer: read.signer };
}

/**
 * Parts who signs from the last entry: "…. Thanks, Joan at Three Creeks Winery". A name that is said to somebody, or
 * that other words speak of, stays where it stands.
 */
export function withoutSignature(entry: string): {
  readonly text: string;
  readonly signer: Signer;
} {
  const withoutOrder = withoutSigningOrder(entry);
  if (withoutOrder.text && withoutOrder.text !== entry) return withoutOrder;
  const plain = entry.trimEnd();
  const cuts = [...plain.matchAll(ends)].map((cut) => ({
    at: cut.index,
    to: cut.index + cut[0].length,
    mark: cut[0],
  }));
  const led = ledEnd.exec(plain);
  const all = led
    ? [...cuts, { at: led.index, to: led.index + led[0].length, mark: led[0] }]
    : cuts;
  for (const { at, to, mark } of all.sort((one, other) => other.at - one.at).slice(0, 2)) {
    const piece = plain.slice(to).trim();
    const opened = lead.exec(piece)?.[0] ?? '';
    const isLed = opened !== '' || /[-–—~]/.test(mark);
    const given = piece.slice(opened.length);
    // "- pete": after a dash or a lead a name may be small.
    const signer = signerOf(
      isLed && /^[a-z]+$/.test(given.replace(/[.!]$/, '')) && !isWord(given)
        ? upperFirst(given)
        : given,
      isLed,
    );
    const text = plain.slice(0, at).trimEnd();
    // "… every nail.” - Susan B.": who wrote what is quoted.
    if (/["”'’]$/.test(text) && /[-–—~]/.test(mark + opened)) continue;
    if (signer && /\p{L}{3}/u.test(text) && /\p{Ll}/u.test(text)) return { text, signer };
  }
  return { text: entry, signer: {} };
}

/** The account as the signature of the entry completes or corrects it; "Rick" is the Rick Damato of the account. */
export function signedAccount(
  account: AccountFacts,
  { name, company, phone }: Signer,
): AccountFacts {
  const isOwn = name && account.name?.toLowerCase().startsWith(`${name.toLowerCase()} `);
  return {
    ...account,
    ...(name && !isOwn && { name }),
    ...(company && { company }),
    ...(phone && { phone }),
  };
}
