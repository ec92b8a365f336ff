import type { EmailRequest } from '@commons/contracts/ai';
import type { z } from 'zod';
import type { AccountFacts } from '../../facts/account-facts.js';
import type { Act, ActKind } from '../../facts/acts.js';
import { figureOf, figuresOf, readFacts } from '../../facts/facts.js';
import { isStatement, termsOf } from '../../facts/grammar.js';
import { asSentence, sentenceOf } from '../../facts/sentence.js';
import { tidyWords } from '../../facts/tidy-words.js';
import { known } from '../entered-text.js';
import { foreignText } from '../wording/foreign-text.js';
import { lowerFirst, withArticle } from '../wording/phrases.js';
import { pickBy } from '../wording/pick.js';
import { signature } from '../wording/signature.js';
import type { BuiltInText } from '../writing-tool.js';
import { detailBlock } from './email-details.js';
import { missingOf } from './email-missing.js';
import { adapted, emailTypeOf } from './email-purpose.js';
import { emailSubject } from './email-subject.js';
import { emailTones, professionalTone } from './email-tones.js';
import { contractedText, emailTypes, generalEmail } from './email-types.js';
import { type InvoiceFacts, readInvoice } from './invoice-facts.js';
import { type Letter, take } from './letter.js';

type Input = z.output<typeof EmailRequest>;

/** Writes an e-mail by type, reader and tone around the facts of the purpose and the key points. Invents nothing. */
export function writeEmail(input: Input, _today?: Date, account: AccountFacts = {}): BuiltInText {
  const facts = readFacts([input.emailPurpose, input.keyPoints]);
  if (facts.language !== 'en') return foreignText(facts, account, 'email');
  const typeName = emailTypeOf(input.emailType, facts);
  const letter: Letter = {
    input,
    facts,
    account,
    typeName,
    type: adapted(emailTypes[typeName] ?? generalEmail, facts),
    tone: known(emailTones, input.tone ?? '') ?? professionalTone,
    pick: pickBy(facts.entered + (account.company ?? '') + input.recipientType),
    acts: typeName === 'Invoice' ? [...facts.acts] : withPoints(facts.acts, input),
    missing: [],
    isStatedNeed: facts.acts.some(({ text }) =>
      /^I (?:need|have|want) to (?:talk|speak)\b/i.test(text),
    ),
  };
  const { tone } = letter;
  const invoice = typeName === 'Invoice' ? readInvoice(facts) : undefined;
  const subject = emailSubject(typeName, facts, {
    company: facts.people.business ?? account.company,
    invoice,
    mark:
      invoice?.isReminder ||
      /^(?:Sales|Cold Outreach|Networking|Introduction|Thank You)$/.test(typeName)
        ? ''
        : tone.subjectMark,
  });
  const blocks = bodyOf(letter, invoice);
  const limit = facts.constraints.words ?? (facts.constraints.short ? 90 : undefined);
  const signed = signature(facts, account, letter.pick(tone.signOff, 'sign-off'));
  const paragraphs = within(blocks, limit, signed);
  const text = [
    `Subject: ${subject}`,
    tone.greeting(greetingName(letter)),
    ...paragraphs,
    signed,
  ].join('\n\n');
  return { text, missing: missingOf(letter, invoice) };
}

interface Block {
  readonly text: string;
  /** Nothing entered stands in it: goes first when the text has to be short. */
  readonly isFrame?: boolean;
}

/** The paragraphs between greeting and sign-off: what was entered in its own order, between the frame of the type. */
function bodyOf(letter: Letter, invoice: InvoiceFacts | undefined): Block[] {
  const { type, tone, pick } = letter;
  const opening = invoice ? invoiceOpening(letter, invoice) : openingOf(letter);
  const told = toldBlocks(letter, opening);
  const isEmpty = told.said.length === 0;
  const plain = (text: string) => (tone.contracted ? contractedText(text) : text);
  const isWaiting = told.said.some((sentence) => /not heard back/.test(sentence));
  const ownAsk =
    !told.hasAsk &&
    (isWaiting
      ? 'Are you still interested? A short reply is enough.'
      : type.ask.length > 0 && pick(type.ask, 'ask'));
  return [
    ...told.blocks.map((text) => ({ text })),
    { text: ownAsk ? plain(ownAsk) : '', isFrame: !isEmpty },
    { text: type.closing.length > 0 ? plain(pick(type.closing, 'closing')) : '', isFrame: true },
  ].filter(({ text }) => text !== '');
}

const asking = /^(?:request|question|wish|call|invitation)$/;

/** Leaves out what was not entered, from the end, until the text is short enough; joins the last two short lines. */
function within(blocks: readonly Block[], limit: number | undefined, signed: string): string[] {
  const words = (parts: readonly Block[]) =>
    [...parts.map(({ text }) => text), signed].join(' ').split(/\s+/).length + 2;
  let kept = [...blocks];
  while (limit && words(kept) > limit) {
    const at = kept.findLastIndex(({ isFrame }) => isFrame);
    if (at < 0) break;
    kept = kept.toSpliced(at, 1);
  }
  const [last, former] = [kept.at(-1), kept.at(-2)];
  if (kept.length > 2 && last?.isFrame && former?.isFrame)
    return [...kept.slice(0, -2).map(({ text }) => text), `${former.text} ${last.text}`];
  return kept.map(({ text }) => text);
}

/** The first act, if it is one of these: nothing is torn out of the order of the entry. */
function takeLeading(letter: Letter, ...kinds: readonly ActKind[]): Act | undefined {
  return letter.acts[0] && kinds.includes(letter.acts[0].kind) ? letter.acts.shift() : undefined;
}

function takeFirst(letter: Letter, ...kinds: readonly ActKind[]): Act | undefined {
  const at = letter.acts.findIndex(({ kind }) => kinds.includes(kind));
  return at < 0 ? undefined : letter.acts.splice(at, 1)[0];
}

function greetingName({ facts, input }: Letter): string | undefined {
  const { reader, readerFirm } = facts.people;
  if (reader) return reader;
  if (readerFirm) return `${readerFirm} team`;
  return input.recipientType === 'Team Member' &&
    /\b(?:everyone|team|all|volunteers|staff|crew|folks)\b/i.test(facts.entered)
    ? 'team'
    : undefined;
}

function invoiceOpening(letter: Letter, invoice: InvoiceFacts): string[] {
  letter.acts = [...invoice.rest];
  const thanks = takeFirst(letter, 'thanks');
  takeEmpty(letter);
  return [...(thanks ? [sentenceOf(thanks) ?? ''] : []), invoice.sentence];
}

/** Reminders and apologies without anything after them only set the type. */
const takeEmpty = (letter: Letter) => {
  letter.acts = letter.acts.filter(
    ({ kind, text }) => text !== '' || !/^(?:reminder|apology|thanks)$/.test(kind),
  );
};

function openingOf(letter: Letter): string[] {
  const { type, typeName, tone, pick, facts, account } = letter;
  const plain = (text: string) => (tone.contracted ? contractedText(text) : text);
  const name = facts.people.sender ?? account.name;
  const company = facts.people.business ?? account.company;
  const isTold = /\b(?:[Mm]y name is|[Ii]'?m|[Ii] am|[Tt]his is)\s+[A-Z]/.test(facts.entered);
  const introduction =
    type.introduces && !isTold && (name || company)
      ? [
          plain(
            name && company
              ? `I am ${name} from ${company}.`
              : name
                ? `My name is ${name}.`
                : `We are ${company}.`,
          ),
        ]
      : [];
  if (typeName === 'Apology') return apologyOpening(letter);
  if (typeName === 'Meeting Request') {
    const meeting = meetingOpening(letter);
    if (meeting) return [meeting];
  }
  const thanks =
    typeName === 'Thank You' ? takeFirst(letter, 'thanks') : takeLeading(letter, 'thanks');
  const thanked = thanks ? [asSentence(`${pick(tone.thanks, 'thanks')} ${thanks.text || ''}`)] : [];
  if (typeName === 'Thank You') {
    if (thanks) return thanked;
    const what =
      takeFirst(letter, 'topic') ??
      (letter.acts.length === 1 ? takeFirst(letter, 'detail', 'mention') : undefined);
    return [
      plain(
        what
          ? asSentence(pick(type.about, 'about').replace('…', withArticle(lowerFirst(what.text))))
          : pick(type.opening, 'opening'),
      ),
    ];
  }
  const only =
    letter.acts.length === 1 &&
    letter.acts[0]?.kind === 'detail' &&
    !letter.acts[0].label &&
    letter.acts[0].text.split(' ').length <= 6 &&
    !/[!?]/.test(letter.acts[0].text);
  const topic =
    takeLeading(letter, 'topic', 'news') ?? (only ? takeFirst(letter, 'detail') : undefined);
  if (topic) {
    const about =
      topic.kind === 'news'
        ? (sentenceOf(topic, { contracted: tone.contracted }) ?? '')
        : asSentence(
            plain(pick(type.about, 'about').replace('…', withArticle(lowerFirst(topic.text)))),
          );
    return [...introduction, ...thanked, about];
  }
  const isAsking =
    letter.acts.length > 0 &&
    letter.acts.every(({ kind }) => /^(?:question|wish|request)$/.test(kind)) &&
    letter.acts.length < 3;
  if (isAsking && typeName !== 'Proposal')
    return [
      ...introduction,
      plain(
        pick(
          letter.acts.some(({ kind }) => kind === 'question')
            ? ['I have a short question for you.', 'I am getting in touch with a question.']
            : [
                'I am getting in touch with a request.',
                'I have a request, and I would be glad of your help.',
              ],
          'asking',
        ),
      ),
    ];
  const offers =
    /^(?:Sales|Cold Outreach)$/.test(typeName) &&
    letter.acts[0]?.kind === 'detail' &&
    !letter.acts[0].label &&
    letter.acts[0].text.length < 110 &&
    !/^(?:\$?\d|free|first|no)\b/i.test(letter.acts[0].text);
  if (offers) {
    const what = lowerFirst(takeFirst(letter, 'detail')?.text ?? '').replace(
      / (?=\$\d)/,
      /\b(?:for|from|at|only|just|of|over|under|to) \$/.test(letter.facts.entered) ? ' ' : ': ',
    );
    const our = /^(?:our|the|a|an|my)\b/i.test(what) ? what : `our ${what}`;
    return [
      ...introduction,
      ...thanked,
      asSentence(plain(pick(type.about, 'about').replace('…', our))),
    ];
  }
  const direct = takeLeading(
    letter,
    'intent',
    'invitation',
    'congratulation',
    'reminder',
    'apology',
  );
  if (direct?.text || direct?.kind === 'reminder')
    return [...introduction, ...thanked, plain(directSentence(letter, direct))];
  if (thanks) return [...introduction, ...thanked];
  const states = letter.acts.some(({ kind, text }) => !asking.test(kind) && text !== '');
  if (
    states &&
    (typeName === 'Follow-Up' ||
      typeName === 'Networking' ||
      typeName === 'Meeting Request' ||
      typeName === 'Sales' ||
      typeName === 'Proposal' ||
      introduction.length > 0 ||
      typeName === '')
  )
    return introduction;
  return [
    ...introduction,
    ...(introduction.length > 0 && letter.acts.length > 0
      ? []
      : [plain(pick(type.opening, 'opening'))]),
  ];
}

function directSentence({ tone, pick }: Letter, act: Act): string {
  if (act.kind === 'apology') return asSentence(`${pick(tone.sorry, 'sorry')} ${act.text}`);
  if (act.kind === 'invitation')
    return asSentence(
      `I would like to invite you ${/^(?:to|for|back)\b/i.test(act.text) ? act.text : `to ${act.text}`}`,
    );
  if (act.kind === 'reminder' && act.text === '') return 'This is a friendly reminder.';
  return sentenceOf(act, { contracted: tone.contracted }) ?? '';
}

function apologyOpening(letter: Letter): string[] {
  const { tone, pick } = letter;
  const sorry = pick(tone.sorry, 'sorry');
  const complaint = takeFirst(letter, 'complaint');
  const apologies = take(letter, 'apology');
  const named = apologies.find(({ text }) => text !== '');
  const others = apologies
    .filter((act) => act !== named && act.text !== '')
    .map(({ text }) => asSentence(`${sorry} ${text}`));
  const responsibility = pick(
    [
      'This is not the service you should expect from us.',
      'You should not have had to deal with this.',
      'I understand how frustrating this must have been.',
    ],
    'responsibility',
  );
  const complained = complaint && complaint.text !== '' ? complaint.text : undefined;
  if (named) {
    const text = /^for\b/.test(named.text) ? `for ${withArticle(named.text.slice(4))}` : named.text;
    return [
      ...(complaint ? [sentenceOf(complaint) ?? ''] : []),
      asSentence(`${sorry} ${text}`),
      ...others,
      responsibility,
    ];
  }
  if (complained) {
    const isClause = (
      sentenceOf({ kind: 'complaint', text: complained, entered: '' }) ?? ''
    ).includes(' that ');
    return [
      'Thank you for telling us.',
      asSentence(
        `${sorry} ${isClause ? `that ${lowerFirst(complained)}` : `about ${withArticle(lowerFirst(complained))}`}`,
      ),
      responsibility,
    ];
  }
  const topic = takeFirst(letter, 'topic');
  if (topic) return [asSentence(`${sorry} about ${withArticle(topic.text)}`), responsibility];
  const said = takeFirst(letter, 'statement');
  if (said) {
    const clause = lowerFirst(said.text.replace(/[.!]+$/, ''));
    return /^(?:we|I|our|your|you|the|it)\b/i.test(clause) &&
      !/\b(?:will|would like|can|offer)\b/.test(clause) &&
      clause.length < 120
      ? [asSentence(`${sorry} that ${clause}`), responsibility]
      : [`${sorry}.`, responsibility, asSentence(said.text)];
  }
  const detail = takeFirst(letter, 'detail');
  return [
    detail ? asSentence(`${sorry} about ${withArticle(lowerFirst(detail.text))}`) : `${sorry}.`,
    responsibility,
  ];
}

function meetingOpening(letter: Letter): string | undefined {
  const { tone } = letter;
  const would = tone.contracted ? "I'd" : 'I would';
  letter.acts = letter.acts.map((act) =>
    act.kind === 'detail'
      ? {
          ...act,
          text: act.text.replace(
            /^(?:I |we )?(?:need|want|would like) (?=an? (?:\w+ )?(?:meeting|call|chat|appointment))/i,
            '',
          ),
        }
      : act,
  );
  const wish = letter.acts.find(
    ({ kind, text }) =>
      (kind === 'wish' || kind === 'intent' || kind === 'detail') &&
      /^(?:an? )?(?:\w+ )?(?:meeting|meet|call|chat|appointment)\b/i.test(text),
  );
  if (wish) {
    letter.acts = letter.acts.filter((act) => act !== wish);
    const call = /^(?:an? )?(?:\w+ )?(call|chat)\b/i.exec(wish.text)?.[1];
    const rest = wish.text
      .replace(
        /^(?:an? )?(?:(?:short|quick|brief|\d+[- ]minute) )?(?:meeting|meet|call|chat|appointment)\b\s*/i,
        '',
      )
      .replace(/^(?:with|up with) (?:you|[A-Z]\w+\.? [A-Z]\w+|[A-Z]\w+)\b\s*/, '');
    return asSentence(
      `${would} like to ${call ? `have a ${call}` : 'meet'} with you${rest ? ` ${rest}` : ''}`,
    );
  }
  const talk = letter.acts.find(
    ({ kind, text }) =>
      kind === 'intent' &&
      /^(?:discuss|talk|go over|review|speak|sit down|learn|plan|catch up)\b/i.test(text),
  );
  if (!talk) return undefined;
  letter.acts = letter.acts.filter((act) => act !== talk);
  return asSentence(`${would} like to meet with you to ${talk.text}`);
}

interface Told {
  readonly blocks: readonly string[];
  readonly said: readonly string[];
  readonly hasAsk: boolean;
}

/** What is left of the acts as paragraphs, in the order of the entry; a request begins a paragraph, a list is one. */
function toldBlocks(letter: Letter, opening: readonly string[]): Told {
  const acts = joinedFragments(joinedReferences(letter.acts), letter.facts.entered);
  letter.acts = [];
  const blocks: string[] = [];
  const said: string[] = [];
  let paragraph = [...opening];
  let former: 'told' | 'asked' = 'told';
  const end = () => {
    if (paragraph.length > 0) blocks.push(paragraph.join(' '));
    paragraph = [];
  };
  for (let at = 0; at < acts.length; ) {
    const run = acts.slice(at).findIndex(({ kind }) => kind !== 'detail');
    const details = acts.slice(at, run < 0 ? undefined : at + run);
    if (details.length > 0) {
      at += details.length;
      const list = detailBlock(letter, details);
      said.push(list.text);
      if (list.isList) {
        end();
        blocks.push(list.text);
      } else paragraph.push(list.text);
      former = 'told';
      continue;
    }
    const act = acts[at];
    at += 1;
    if (!act || (act.text === '' && act.kind !== 'thanks')) continue;
    const isAsk = asking.test(act.kind);
    const sentence = isAsk ? askOf(letter, act) : tellOf(letter, act);
    if (!sentence) continue;
    if ((isAsk && former === 'told' && paragraph.length > 0) || paragraph.length > 3) end();
    const isRepeated =
      /^I(?: would|'d) like to\b/.test(sentence) &&
      /^I(?: would|'d) like to\b/.test(paragraph.at(-1) ?? said.at(-1) ?? '');
    const whole = isRepeated
      ? sentence.replace(/^I(?: would|'d) like to\b/, 'I would also like to')
      : sentence;
    paragraph.push(whole);
    said.push(whole);
    former = isAsk ? 'asked' : 'told';
  }
  end();
  const meetsAt = figuresOf(letter.facts, 'date', 'time').length > 0;
  const hasAsk = acts.some(({ kind, text }) => asking.test(kind) || /\?$/.test(text));
  if (letter.typeName === 'Meeting Request' && !hasAsk && meetsAt && !letter.isStatedNeed) {
    blocks.push(
      figureOf(letter.facts, 'time') ? 'Does that time work for you?' : 'Would that suit you?',
    );
    return { blocks, said, hasAsk: true };
  }
  return { blocks, said, hasAsk };
}

const referenceDetail =
  /^(?:order|account|acct|p\.?o\.?|invoice|policy|claim|ticket|case|confirmation|booking|reservation)\b(?:\s+(?:number|no\.?|#))?\s*#?[A-Z]{0,4}-?\d[\w-]*$/i;

/** "I ordered 40 bags", "order no. 17": the number belongs to the sentence before it. */
const joinedReferences = (acts: readonly Act[]): Act[] => {
  const joined: Act[] = [];
  for (const act of acts) {
    const former = joined.at(-1);
    if (
      former &&
      act.kind === 'detail' &&
      !act.label &&
      referenceDetail.test(act.text) &&
      /^(?:statement|intent|request|complaint|topic)$/.test(former.kind)
    )
      joined[joined.length - 1] = {
        ...former,
        text: `${former.text.replace(/[.]$/, '')} (${/^[A-Z]{2}/.test(act.text) ? act.text : act.text.charAt(0).toLowerCase() + act.text.slice(1)})`,
      };
    else joined.push(act);
  }
  return joined;
};

/** "Our tuning, $110 a piano": one or two fragments after a comma stay in their sentence. */
function joinedFragments(acts: readonly Act[], entered: string): Act[] {
  const whole = tidyWords(entered).toLowerCase();
  const isFragment = (act: Act | undefined) =>
    act?.kind === 'detail' && !act.label && whole.includes(`, ${act.entered.toLowerCase()}`);
  const joined: Act[] = [];
  for (let at = 0; at < acts.length; at += 1) {
    const act = acts[at];
    if (!act) continue;
    const former = joined.at(-1);
    const run = [act, acts[at + 1], acts[at + 2]].findIndex((one) => !isFragment(one));
    if (
      former &&
      (run === 1 || run === 2) &&
      /^(?:statement|offer|intent|promise|topic|news)$/.test(former.kind) &&
      !/[.!?]$/.test(former.text) &&
      former.text.length < 150
    ) {
      const rest = acts.slice(at, at + run).map(({ text }) => lowerFirst(text.replace(/[.]$/, '')));
      joined[joined.length - 1] = { ...former, text: [former.text, ...rest].join(', ') };
      at += run - 1;
    } else joined.push(act);
  }
  return joined;
}

/** Key points on lines of their own, two or more without a sentence: one list, as they were entered. */
function withPoints(acts: readonly Act[], { keyPoints = '' }: Input): Act[] {
  const lines = keyPoints
    .split(/\r?\n/)
    .map((line) => tidyWords(line.replace(/^\s*[-*•]\s*/, '')).trim())
    .filter(Boolean);
  const points = lines.filter(
    (line) =>
      line.length < 70 &&
      !/[.?!:]/.test(line.replace(/\d\.\d/g, '')) &&
      (/^\d/.test(line) || !isStatement(line)) &&
      readFacts(line).acts.every(
        ({ kind, text }) =>
          kind === 'detail' ||
          (kind === 'statement' && (/^\d/.test(line) || !isStatement(line))) ||
          /^(?:speak|work)\b/.test(text),
      ),
  );
  if (points.length < 2) return [...acts];
  const told = new Set(
    points.flatMap((line) => readFacts(line).acts.map(({ entered }) => entered)),
  );
  const first = acts.findIndex(({ entered }) => told.has(entered));
  if (first < 0) return [...acts];
  const others = (part: readonly Act[]) => part.filter(({ entered }) => !told.has(entered));
  return [
    ...others(acts.slice(0, first)),
    ...points.map((text): Act => ({ kind: 'detail', text, entered: text, isPoint: true })),
    ...others(acts.slice(first)),
  ];
}

const sayable =
  /^(?!(?:lunch|dinner|breakfast|business|traffic|parking|admission|delivery is|everyone|everybody|everything|nobody|someone|school|church|work)\b)(?:(?:new|next|last|first|second|final)\s+)?[a-z]+(?:\s+(?:date|time|fee|number))?(?:\s+of\s+\$?[\d.,]+)?(?=\s+(?:is|was|will|comes?|goes|has|gets|starts|ends|broke|arrives)\b)/i;

/** "New start date is March 9" → "The new start date is March 9". */
function withStart(text: string): string {
  const start = sayable.exec(text)?.[0];
  if (!start) return text;
  const tags = termsOf(start).map(({ tags: own }) => own);
  const isPlain =
    tags.some((own) => own.has('Singular')) &&
    !tags.some(
      (own) =>
        own.has('ProperNoun') ||
        own.has('Pronoun') ||
        own.has('Plural') ||
        own.has('Date') ||
        own.has('Determiner'),
    );
  return isPlain ? `the ${text.charAt(0).toLowerCase()}${text.slice(1)}` : text;
}

function tellOf(letter: Letter, act: Act): string {
  if (act.kind === 'offer' || act.kind === 'promise') return offered(letter, act);
  const own = act.kind === 'statement' ? { ...act, text: withStart(act.text) } : act;
  return sentenceOf(own, { contracted: letter.tone.contracted }) ?? '';
}

function offered({ tone, pick, typeName }: Letter, act: Act): string {
  if (act.kind === 'promise')
    return sentenceOf(act, { subject: 'we', contracted: tone.contracted }) ?? '';
  if (/^to\b/i.test(act.text)) return sentenceOf(act, { contracted: tone.contracted }) ?? '';
  if (typeName === 'Apology') {
    const start = pick(
      [
        'To make it right, we would like to offer you',
        'To put this right, we would like to give you',
      ],
      'offer',
    );
    return asSentence(`${tone.contracted ? start.replace('we would', "we'd") : start} ${act.text}`);
  }
  if (typeName === 'Cold Outreach' || typeName === 'Introduction')
    return asSentence(`We offer ${act.text}`);
  return asSentence(
    `${pick(tone.offer, 'offer').replace('As a small thank-you for your patience, ', '')} ${act.text}`,
  );
}

/** What the reader is asked for, in the words of the tone. */
function askOf({ tone }: Letter, act: Act): string {
  const text = act.text
    .replace(/^please\s+/i, '')
    .replace(/[.?!]+$/, '')
    .replace(/,?\s+please$/i, '');
  if (act.kind === 'request')
    return /^(?:not|never)\b/i.test(text) ? (sentenceOf(act) ?? '') : tone.ask(lowerFirst(text));
  if (act.kind === 'call')
    return asSentence(
      /^(?:don't|rsvp|let's)\b/i.test(text)
        ? text
        : `Please ${text.charAt(0).toLowerCase()}${text.slice(1)}`,
    );
  if (act.kind === 'wish' && /\b(?:review|testimonial|rating|feedback)\b/i.test(text))
    return `Would you be willing to leave us ${/^(?:a|an|your|some)\b/i.test(text) ? text : `a ${text}`}?`;
  if (act.kind === 'wish' && /^(?:payment|full payment)\b/i.test(text))
    return asSentence(`Please send ${text}`);
  return sentenceOf(act, { contracted: tone.contracted }) ?? '';
}
