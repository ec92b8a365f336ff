import type { EmailRequest } from '@commons/contracts/ai';
import type { z } from 'zod';
import type { AccountFacts } from '../../facts/account-facts.js';
import type { Act, ActKind } from '../../facts/acts.js';
import { figureOf, figuresOf, readFacts } from '../../facts/facts.js';
import { asSentence, sentenceOf } from '../../facts/sentence.js';
import { known } from '../entered-text.js';
import { foreignText } from '../wording/foreign-text.js';
import { lowerFirst, withArticle } from '../wording/phrases.js';
import { pickBy } from '../wording/pick.js';
import { signature } from '../wording/signature.js';
import type { BuiltInText } from '../writing-tool.js';
import { detailBlock } from './email-details.js';
import { missingOf } from './email-missing.js';
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
  const asked =
    Object.keys(emailTypes).find(
      (name) => name.toLowerCase() === input.emailType.trim().toLowerCase(),
    ) ?? '';
  // A request without any meeting is no meeting request.
  const isMeeting =
    /\b(?:meet|meeting|call|chat|interview|talk|discuss|coffee|lunch|visit|appointment|zoom|come by|get together|sit down|walkthrough)\b/i.test(
      facts.entered,
    );
  const typeName =
    asked === 'Meeting Request' &&
    !isMeeting &&
    facts.acts.some(({ kind }) => kind === 'request' || kind === 'question')
      ? 'Follow-Up'
      : asked;
  const letter: Letter = {
    input,
    facts,
    account,
    typeName,
    type: emailTypes[typeName] ?? generalEmail,
    tone: known(emailTones, input.tone ?? '') ?? professionalTone,
    pick: pickBy(facts.entered + (account.company ?? '') + input.recipientType),
    acts: [...facts.acts],
    missing: [],
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

/** The paragraphs between greeting and sign-off. */
function bodyOf(letter: Letter, invoice: InvoiceFacts | undefined): Block[] {
  const { type, tone, pick } = letter;
  const opening = invoice ? invoiceOpening(letter, invoice) : openingOf(letter);
  const statements = statementsOf(letter);
  const offersFirst = /^(?:Cold Outreach|Introduction)$/.test(letter.typeName)
    ? take(letter, 'offer').map((act) => offered(letter, act))
    : [];
  const lists = detailBlock(letter);
  const remedies = take(letter, 'offer', 'promise').map((act) => offered(letter, act));
  const asks = asksOf(letter);
  const left = letter.acts
    .map((act) => sentenceOf(act, { contracted: tone.contracted }))
    .filter(Boolean);
  const isEmpty = statements.length + remedies.length + asks.length + left.length === 0 && !lists;
  const isWaiting = statements.some((said) => /not heard back/.test(said));
  const ownAsk =
    asks.length === 0 &&
    (isWaiting
      ? 'Are you still interested? A short reply is enough.'
      : type.ask.length > 0 && pick(type.ask, 'ask'));
  const plain = (text: string) => (tone.contracted ? contractedText(text) : text);
  const asksFirst =
    letter.facts.acts[0]?.kind === 'question' && asks.length > 0 && statements.length > 0;
  return [
    { text: asksFirst ? asks.join(' ') : '' },
    { text: [...opening, ...statements.slice(0, 3), ...offersFirst].join(' ') },
    { text: statements.slice(3).join(' ') },
    { text: lists },
    { text: [...remedies, ...left].join(' ') },
    { text: asksFirst ? '' : asks.join(' ') },
    { text: ownAsk ? plain(ownAsk) : '', isFrame: !isEmpty },
    { text: plain(pick(type.closing, 'closing')), isFrame: true },
  ].filter(({ text }) => text !== '');
}

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
  const thanks = takeFirst(letter, 'thanks');
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
    takeFirst(letter, 'topic', 'news') ?? (only ? takeFirst(letter, 'detail') : undefined);
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
    letter.acts.every(({ kind }) => /^(?:question|wish|request)$/.test(kind));
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
  // What is told before a plan is told first.
  const told = letter.acts.findIndex(({ kind }) => kind === 'statement');
  const planned = letter.acts.findIndex(({ kind }) => kind === 'intent');
  const direct = takeFirst(
    letter,
    ...(told >= 0 && told < planned ? [] : (['intent'] as const)),
    'invitation',
    'congratulation',
    'reminder',
    'apology',
  );
  if (direct?.text || direct?.kind === 'reminder')
    return [...introduction, ...thanked, plain(directSentence(letter, direct))];
  if (thanks) return [...introduction, ...thanked];
  const states = letter.acts.some(({ kind }) => kind === 'statement' || kind === 'complaint');
  if (
    states &&
    (typeName === 'Follow-Up' ||
      typeName === 'Networking' ||
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
      `I would like to invite you ${/^(?:to|for)\b/i.test(act.text) ? act.text : `to ${act.text}`}`,
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

/** Statements in their order, and mentions after them. */
function statementsOf(letter: Letter): string[] {
  const { tone } = letter;
  const said = take(
    letter,
    'statement',
    'complaint',
    'thanks',
    'congratulation',
    'news',
    'topic',
    'mention',
    'reminder',
    'apology',
    'intent',
  );
  const sentences = said
    .filter(({ text, kind }) => text !== '' || kind === 'thanks')
    .map((act) => sentenceOf(act, { contracted: tone.contracted }) ?? '')
    .filter(Boolean);
  // Several things that the writer would like to do do not all begin with the same words.
  return sentences.map((sentence, at) =>
    at > 0 &&
    /^I(?: would|'d) like to\b/.test(sentence) &&
    /^I(?: would|'d) like to\b/.test(sentences[at - 1] ?? '')
      ? sentence.replace(/^I(?: would|'d) like to\b/, 'I would also like to')
      : sentence,
  );
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
function asksOf(letter: Letter): string[] {
  const { tone } = letter;
  const asks = take(letter, 'request', 'question', 'wish', 'call', 'invitation').map((act) => {
    const text = act.text
      .replace(/^please\s+/i, '')
      .replace(/[.?!]+$/, '')
      .replace(/,?\s+please$/i, '');
    if (act.kind === 'request')
      return /^(?:not|never)\b/i.test(text) ? (sentenceOf(act) ?? '') : tone.ask(lowerFirst(text));
    if (act.kind === 'call')
      return asSentence(
        /^(?:don't|rsvp)\b/i.test(text)
          ? text
          : `Please ${text.charAt(0).toLowerCase()}${text.slice(1)}`,
      );
    if (act.kind === 'wish' && /\b(?:review|testimonial|rating|feedback)\b/i.test(text))
      return `Would you be willing to leave us ${/^(?:a|an|your|some)\b/i.test(text) ? text : `a ${text}`}?`;
    if (act.kind === 'wish' && /^(?:payment|full payment)\b/i.test(text))
      return asSentence(`Please send ${text}`);
    return sentenceOf(act, { contracted: tone.contracted }) ?? '';
  });
  for (let at = 1; at < asks.length; at += 1) {
    const [former = '', own = ''] = [asks[at - 1], asks[at]];
    if (!/^Please (?!.* and )/.test(former) || !/^Please ask for /.test(own)) continue;
    asks.splice(at - 1, 2, `${former.replace(/[.]$/, '')} and ${own.slice(7)}`);
  }
  if (
    letter.typeName === 'Meeting Request' &&
    asks.length === 0 &&
    figuresOf(letter.facts, 'date', 'time').length > 0
  )
    return [
      figureOf(letter.facts, 'time') ? 'Does that time work for you?' : 'Would that suit you?',
    ];
  return asks;
}
