import type { AccountFacts } from '../../facts/account-facts.js';
import type { Act } from '../../facts/acts.js';
import { type Facts, readFacts } from '../../facts/facts.js';
import { segmentsOf } from '../../facts/segments.js';
import { asSentence, sentenceOf } from '../../facts/sentence.js';
import { bullets, listItems, sentences } from '../entered-text.js';
import { foreignText } from '../wording/foreign-text.js';
import { lowerFirst, upperStart, withArticle } from '../wording/phrases.js';
import { type Pick, pickBy } from '../wording/pick.js';
import { signature } from '../wording/signature.js';
import type { BuiltInText } from '../writing-tool.js';
import type { FreeText } from './free-text.prompt.js';

/** Kind of request, by its words. */
type RequestKind = 'letter' | 'message' | 'sign' | 'list' | 'summary' | 'notes';

const kinds: readonly (readonly [RequestKind, RegExp])[] = [
  ['summary', /\b(summar\w*|shorten|key points of|in short)\b/i],
  ['message', /\b(text message|sms|whatsapp|voicemail|slack|dm|text to|a text)\b/i],
  ['sign', /\b(sign|poster|notice|flyer|banner|door|window)\b(?! (?:up|off|it))/i],
  ['letter', /\b(letter|e-?mail|message|reply|response|invitation|note|card|toast|speech)\b/i],
  ['list', /\b(ideas?|list|names|questions|checklist|tips|ways|agenda)\b/i],
];

/** The word that comes first decides: a checklist may name a card reader. */
function kindOf({ prompt, topic }: FreeText): RequestKind {
  for (const text of [prompt.slice(0, 160), topic]) {
    const found = kinds
      .map(([kind, sign]) => [kind, text.search(sign)] as const)
      .filter(([, at]) => at >= 0)
      .sort(([, one], [, other]) => one - other)[0];
    if (found) return found[0];
  }
  return 'notes';
}

const signHead =
  /^(?:please )?(?:(?:write|make|create|i need|need) )?(?:me )?(?:an? |the |our )?(?:\w+ )?(?:sign|poster|notice|flyer|banner)(?: (?:for|on) (?:the|our|my) (?:front )?\w+)?(?:,|:| that says| saying| to say)?\s+(?=\S)/i;

const reviewHead =
  /^(?:please )?(?:write (?:a |an )?)?(?:reply|response|answer|respond)(?: to)? (?:a|an|the|this|our) (?:bad |good |great |negative |positive )?(\d|one|two|three|four|five)?[- ]?(?:star )?(?:google |yelp |facebook )?review(?: (?:from|by) ((?:the )?[A-Z][\w'-]+(?: [A-Z][\w'-]+)?(?: family)?))?[,.:;]?\s*/i;
const voicemailHead =
  /^(?:write |make |record |i need |need )?(?:an? |our |my |the )?voice ?mail(?: greeting| message)?(?: for ((?!(?:the|our|my)\b)[A-Z][\w'&]*(?: (?:&|and|of|[A-Z][\w'&]*))*))?(?: for [a-z][\w ]{2,30}?)?\s*[,:.]\s*/;
const messageHead =
  /^(?:write |send |make )?(?:an? )?(?:sms|text message|text|whatsapp|message|note)(?: message)? (?:to|for) ((?:(?:our|the|my|all) )?(?:[a-z]+ )?(?:customers|clients|parents|members|staff|team|neighbors|tenants|everyone))(?:,|:| that| saying)\s*/i;
const writtenName =
  /^((?:[A-Z][a-z]+)(?: [A-Z][a-z]+)?) (?:says|said|wrote|writes|complains|complained) (?:that )?/;

const referenceHead =
  /^(?:write |draft )?(?:an? |the )?(?:reference|recommendation|letter of (?:reference|recommendation))(?: letter)? for ([A-Z][a-z]+(?: [A-Z][\w'-]+){0,2})\s*[,:.]?\s*/i;

/** About another person: nobody in it is the reader. */
function referenceLetter(rest: string, name: string, account: AccountFacts): BuiltInText {
  const facts = readFacts([rest], { hasReader: false });
  const first = name.split(' ')[0] ?? name;
  const told = facts.acts.map(({ entered }) =>
    asSentence(
      /^(?:\w+ed|was|is|has|had|can|knows|never|always)\b/i.test(entered)
        ? /^(?:never|always) (?:late|sick|on|ready|early|early|kind|honest)\b/i.test(entered)
          ? `${first} was ${lowerFirst(entered)}`
          : `${first} ${lowerFirst(entered)}`
        : entered,
    ),
  );
  return {
    text: [
      'To whom it may concern,',
      [`It is my pleasure to recommend ${name}.`, ...told].join(' '),
      'Please contact me if you have any questions.',
      signature(facts, account, 'Kind regards,'),
    ].join('\n\n'),
    missing: account.name ? [] : ['your name'],
  };
}

/** A reply to a public review: thanks or an apology by its stars, what happened, and what is offered. */
function reviewReply(entered: string, head: RegExpExecArray, account: AccountFacts): BuiltInText {
  const rest = entered.slice(head[0].length);
  const name = head[2]?.replace(/^the /i, '') ?? writtenName.exec(rest)?.[1];
  const stars =
    { one: 1, two: 2, three: 3, four: 4, five: 5 }[head[1]?.toLowerCase() ?? ''] ??
    Number(head[1] ?? 5);
  const isGood = stars > 3;
  const facts = readFacts([rest.replace(writtenName, '')]);
  const [first, ...others] = facts.acts;
  const clause =
    first?.kind === 'statement' ? lowerFirst(first.text.replace(/[.!]+$/, '')) : undefined;
  const isOwn = /^you\b|^your\b/i.test(clause ?? '');
  const opening = isGood
    ? [
        'Thank you for your kind words.',
        ...(clause && isOwn ? [`We are so glad that ${clause}.`] : first ? spoken([first]) : []),
      ]
    : clause && isOwn
      ? ['Thank you for telling us.', `We are sorry that ${clause}.`]
      : ['Thank you for telling us. We are sorry.', ...(first ? spoken([first]) : [])];
  return {
    text: [
      name ? `Hello ${name},` : 'Hello,',
      [...opening, ...spoken(others)].join(' '),
      account.company ?? '',
    ]
      .filter(Boolean)
      .join('\n\n'),
    missing: name ? [] : ["the reviewer's name"],
  };
}

/**
 * Answers a free request without a model: a letter, a message, a sign, a checklist or a summary from what was entered.
 * What only knowledge could answer is asked for beside the text.
 */
export function writeFreeText(
  request: FreeText,
  _today?: Date,
  account: AccountFacts = {},
): BuiltInText {
  const entered = request.prompt.slice(0, 8_000);
  const review = reviewHead.exec(entered);
  if (review) return reviewReply(entered, review, account);
  const voicemail = voicemailHead.exec(entered);
  if (voicemail) {
    const whole = entered.slice(voicemail[0].length);
    const named = voicemail[1] ?? /^([A-Z][\w'&]*(?: [A-Z][\w'&]*)+),\s*/.exec(whole)?.[1];
    const rest = voicemail[1] || !named ? whole : whole.slice(named.length).replace(/^,\s*/, '');
    const business = named ?? account.company;
    return {
      text: [
        business ? `Hello, you have reached ${business}.` : 'Hello, and thank you for calling.',
        ...spoken(readFacts([rest], { isPublic: true }).acts),
      ].join(' '),
      missing: business ? [] : ['the name of your business'],
    };
  }
  const reference = referenceHead.exec(entered);
  if (reference)
    return referenceLetter(entered.slice(reference[0].length), reference[1] ?? '', account);
  const kind = kindOf(request);
  const message = messageHead.exec(entered);
  if (message && kind !== 'sign') {
    const group = message[1]?.replace(/^(?:our|the|my|all) /i, '') ?? '';
    const acts = readFacts([entered.slice(message[0].length)]).acts;
    return { text: `Hello ${group},\n\n${spoken(acts).join(' ')}`, missing: [] };
  }
  const facts = readFacts([kind === 'sign' ? entered.replace(signHead, '') : entered], {
    isPublic: kind === 'sign',
  });
  if (facts.language !== 'en') return foreignText(facts, account, 'plain');
  const pick = pickBy(entered);
  const missing = facts.acts.flatMap(({ kind: act, text }) => (act === 'unknown' ? [text] : []));
  switch (kind) {
    case 'summary':
      return { text: summary(entered), missing };
    case 'list':
      return list(request, facts);
    case 'message':
      return { text: spoken(facts.acts).join(' '), missing };
    case 'sign':
      return {
        text: [...spoken(facts.acts), account.company ?? ''].filter(Boolean).join('\n\n'),
        missing,
      };
    case 'letter':
      return {
        text: letter(facts, account, pick),
        missing: [...(facts.people.reader ? [] : ["the reader's name"]), ...missing],
      };
    case 'notes':
      return notes(facts);
  }
}

const spoken = (acts: readonly Act[]): string[] =>
  acts.flatMap((act) => {
    if (act.kind === 'topic') return [asSentence(act.text)];
    if (act.text === '' && act.kind !== 'thanks') return [];
    if (act.kind === 'call')
      return [
        asSentence(
          /^please\b/i.test(act.text)
            ? act.text
            : `Please ${act.text.charAt(0).toLowerCase()}${act.text.slice(1)}`,
        ),
      ];
    const sentence = sentenceOf(act, { subject: 'we' });
    return sentence ? [sentence] : [];
  });

function letter(facts: Facts, account: AccountFacts, pick: Pick): string {
  const [first, ...rest] = facts.acts.filter(
    ({ kind, text }) => text !== '' || kind === 'thanks' || kind === 'apology',
  );
  const opening =
    first?.kind === 'topic'
      ? /\bthank/i.test(facts.entered)
        ? `Thank you for ${withArticle(first.text)}.`
        : `I am writing to you about ${withArticle(first.text)}.`
      : first && sentenceOf(first);
  const said = rest.map((act) => sentenceOf(act) ?? '').filter(Boolean);
  const toWhom =
    facts.people.reader ??
    (facts.people.readerFirm ? `${facts.people.readerFirm} team` : undefined);
  return [
    toWhom ? `Dear ${toWhom},` : 'Hello,',
    [opening, ...said].filter(Boolean).join(' '),
    pick(['Thank you for your time.', 'I look forward to hearing from you.'], 'closing'),
    signature(facts, account, 'Kind regards,'),
  ].join('\n\n');
}

/** The most informative sentences: those with figures, the first and the last; in their original order. */
function summary(entered: string): string {
  const all = sentences(
    entered.replace(/^[^.:\n]{0,60}\b(?:summari[sz]e|shorten)[^.:\n]{0,60}[.:]\s*/i, ''),
  );
  const kept = all.filter(
    (sentence, index) => /\d/.test(sentence) || index === 0 || index === all.length - 1,
  );
  return bullets(kept.slice(0, 8).map(asSentence));
}

const listHead =
  /^(?:please )?(?:write |make |create |give me |i need |need )?(?:me )?(?:an? |the |my |our |some )?(?:\w+ ){0,3}?(?:checklist|list|agenda|ideas?|names|questions|tips|ways)\b[^:,\n]*[:\n]?/i;

function list({ prompt }: FreeText, facts: Facts): BuiltInText {
  const head = listHead.exec(prompt.trim())?.[0] ?? '';
  const rest = prompt.trim().slice(head.length);
  const items = listItems(rest).filter((item) => item.length > 1);
  const title = head
    .replace(
      /^(?:please )?(?:write |make |create |give me |i need |need )?(?:me )?(?:an? |the |my |our |some )?/i,
      '',
    )
    .replace(/[:\s]+$/, '');
  const asks = [
    'what should be on the list: the built-in writer arranges what you enter and does not know more',
  ];
  if (items.length < 2)
    return {
      text: [title && `# ${upperStart(title)}`, bullets(segmentsOf(rest || prompt).map(asSentence))]
        .filter(Boolean)
        .join('\n\n'),
      missing: asks,
    };
  void facts;
  return {
    text: [
      title && `# ${upperStart(title)}`,
      bullets(
        items
          .map((item) => `[ ] ${item}`)
          .map((item) => (/\bchecklist\b/i.test(head) ? item : item.slice(4))),
      ),
    ]
      .filter(Boolean)
      .join('\n\n')
      .replaceAll('- [ ] ', '- '),
    missing: [],
  };
}

/** Anything else, said in whole sentences. */
function notes(facts: Facts): BuiltInText {
  const isQuestion =
    /\?\s*$|^(?:what|how|which|why|when|where|who|should|can|could|do|does|is|are)\b/i.test(
      facts.entered.trim(),
    );
  if (isQuestion)
    return {
      text: `Your question: ${asSentence(facts.entered.replace(/\s+/g, ' ').slice(0, 600)).replace(/\?\.$/, '?')}\n\nThe built-in writer puts your own facts into a text. It does not answer questions from knowledge. The Business Advisor and Market Analysis tools work with your figures and with what the portal knows.`,
      missing: ['the facts, and what the text is for: a letter, a message, a sign, a list'],
    };
  const all = spoken(facts.acts);
  return {
    text:
      all.length > 4
        ? [all.slice(0, 3).join(' '), all.slice(3).join(' ')].join('\n\n')
        : all.join(' '),
    missing:
      facts.acts.length < 2 ? ['what the text is for, who reads it, and what it has to say'] : [],
  };
}
