import type { EmailRequest } from '@commons/contracts/tools/ai';
import type { z } from 'zod';
import type { Draft } from '../../draft-model/draft.js';
import type { AccountFacts } from '../../facts/account/account-facts.js';
import { withOwnContacts } from '../../facts/account/own-contacts.js';
import { withListedPrices } from '../../facts/amounts/listed-prices.js';
import { type Facts, readFacts, typedIn } from '../../facts/facts.js';
import type { Act } from '../../facts/grammar/acts.js';
import { isStatement } from '../../facts/grammar/grammar.js';
import { answerLanguage } from '../../facts/language/answer-language.js';
import { withKeptLines, withoutKeptMarks } from '../../facts/notes/kept-lines.js';
import { signedAccount, withoutSignature } from '../../facts/readers/closing-signature.js';
import { readRequest } from '../../facts/requests/read-request.js';
import { withReaderOf } from '../../facts/requests/reader-of-request.js';
import { withoutStrayCapitals } from '../../facts/sentences/mend-sentence.js';
import { mendedText } from '../../facts/sentences/mended-text.js';
import { withColons } from '../../facts/spelling/clock-times.js';
import { withSureEnds } from '../../facts/spelling/thought-ends.js';
import { tidyWords } from '../../facts/spelling/tidy-words.js';
import { known } from '../entered-text.js';
import { bestText } from '../finished/best-text.js';
import { referenceHead, referenceLetter } from '../free-text/reference-letter.js';
import { foreignText } from '../wording/foreign-text.js';
import { pickBy } from '../wording/pick.js';
import { signature } from '../wording/signature.js';
import { withWholeDays } from '../wording/whole-days.js';
import type { BuiltInText } from '../writing-tool.js';
import { withoutEmptyApology } from './apology-opening.js';
import { draftedEmail } from './drafted-email.js';
import { toldBlocks } from './email-body.js';
import { type Block, emailLimit, within } from './email-limit.js';
import { missingOf } from './email-missing.js';
import { invoiceOpening, openingOf } from './email-opening.js';
import { adapted, emailTypeOf } from './email-purpose.js';
import { emailTones, professionalTone } from './email-tones.js';
import { contractedText, emailTypes, generalEmail } from './email-types.js';
import { greetingName } from './greeting-name.js';
import { type InvoiceFacts, readInvoice } from './invoice-facts.js';
import type { Letter } from './letter.js';
import { writeSpanishEmail } from './spanish/spanish-email.js';
import { splitKeyPoints } from './split-key-points.js';
import { emailSubject, maxSubjectLength } from './subjects/email-subject.js';
import { toldActs } from './told-acts.js';
import {
  ordersOf,
  readingOf,
  type Told,
  toldIn,
  withGreeted,
  withoutSigner,
} from './told-letter.js';

const withoutMarks = (written: BuiltInText): BuiltInText => ({
  ...written,
  text: withoutKeptMarks(written.text),
});

type Input = z.output<typeof EmailRequest>;

/** Writes an e-mail by type, reader and tone around the facts of the purpose and the key points. Invents nothing. */
export function writeEmail(
  asked: Input,
  today = new Date(),
  owner: AccountFacts = {},
  draft?: Draft,
): BuiltInText {
  const { emailPurpose, keyPoints, signer: orderedSigner } = withoutSigner(asked);
  const input = { ...asked, emailPurpose, ...(asked.keyPoints && { keyPoints }) };
  const requests = [
    readRequest(input.emailPurpose, 'email'),
    readRequest(input.keyPoints ?? '', 'email', input.emailPurpose),
  ];
  // Nothing but orders: then they are what is to be said.
  const isSaid = requests.some(({ text }) => text !== '');
  const [purpose, points] = isSaid
    ? requests.map((request) => withColons(withReaderOf(request)))
    : [input.emailPurpose, input.keyPoints ?? ''];
  const limit = emailLimit(requests.flatMap(({ orders }) => orders));
  const { text: signed, signer } = withoutSignature(points || purpose || '');
  const account = signedAccount(owner, { ...orderedSigner, ...signer });
  const entries = (points ? [purpose ?? '', signed] : [signed, '']).map((entry) =>
    withOwnContacts(entry, account),
  );
  const language = answerLanguage(entries.join('\n'));
  if (language !== 'en' && language !== 'es') return emailOf(input, owner, today, limit);
  const [first = '', ...others] = entries;
  const marked = language === 'en' ? [withSureEnds(first), ...others] : entries;
  const priced = marked.map((entry) => withListedPrices(entry, language));
  const write = ([emailPurpose = '', keyPoints = '']: readonly string[], told?: Told) =>
    emailOf(
      { ...input, emailPurpose, ...(input.keyPoints && { keyPoints }) },
      account,
      today,
      limit,
      told,
      draft,
    );
  const [about = '', listed = ''] = priced;
  const given = [about, language === 'en' ? splitKeyPoints(listed) : listed];
  if (language === 'es') return bestText(given, language, false, write);
  return withoutMarks(
    write(given.map(withKeptLines), isSaid ? toldIn(requests, given[1] ?? '', account) : undefined),
  );
}

function emailOf(
  input: Input,
  account: AccountFacts,
  today: Date,
  limit: number | undefined,
  told?: Told,
  draft?: Draft,
): BuiltInText {
  const entries = [input.emailPurpose, input.keyPoints];
  const [facts, whole] = [false, true].map((isWhole) =>
    withoutEmptyApology(
      withGreeted(readFacts(entries, readingOf(input, isWhole)), told),
      input.emailType,
    ),
  ) as [Facts, Facts];
  if (facts.language === 'es') return writeSpanishEmail(input, facts, account);
  if (facts.language !== 'en') return foreignText(facts, account, 'email');
  const reference = referenceHead.exec(tidyWords(input.emailPurpose));
  if (reference?.[1]) {
    const rest = [tidyWords(input.emailPurpose).slice(reference[0].length), input.keyPoints];
    const { text, missing } = referenceLetter(
      rest.filter(Boolean).join('\n'),
      reference[1],
      account,
    );
    return { text: `Subject: Reference for ${reference[1]}\n\n${text}`, missing };
  }
  const typeName = emailTypeOf(input.emailType, facts);
  const letter: Letter = {
    input,
    facts,
    account,
    typeName,
    type: adapted(emailTypes[typeName] ?? generalEmail, facts),
    tone: known(emailTones, input.tone ?? '') ?? professionalTone,
    pick: pickBy(facts.entered + (account.company ?? '') + input.recipientType),
    acts:
      typeName === 'Invoice'
        ? [...facts.acts]
        : told
          ? [
              ...toldActs(told.purpose, 0, ordersOf(input, whole)),
              ...toldActs(told.points, 1, ordersOf(input, whole)),
            ]
          : [...whole.acts],
    isStatedNeed: facts.acts.some(({ text }) =>
      /^I (?:need|have|want) to (?:talk|speak)\b/i.test(text),
    ),
  };
  const { tone } = letter;
  const invoice = typeName === 'Invoice' ? readInvoice(facts, today) : undefined;
  const about = {
    company: facts.people.business ?? account.company,
    invoice,
    mark:
      invoice?.isReminder ||
      /^(?:Sales|Cold Outreach|Networking|Introduction|Thank You)$/.test(typeName)
        ? ''
        : tone.subjectMark,
  };
  const subjectOf = (acts: readonly Act[]) => emailSubject(typeName, { ...facts, acts }, about);
  // The first sentence says what the letter is about, unless it is a fragment or names its reader.
  const [first] = letter.acts;
  const isSaid = first?.isTyped && isOwnSubject(first.text);
  const own = told && typeName !== 'Invoice' ? [subjectOf([...letter.acts])] : [];
  const plain = subjectOf(facts.acts);
  const subjects = [...(isSaid ? own : []), subjectOf(whole.acts), plain, ...own];
  const subject = subjects.find(isTelling) ?? plain;
  if (draft) return draftedEmail(letter, draft, limit, subject);
  const signed = signature(facts, account, letter.pick(tone.signOff, 'sign-off'));
  const paragraphs = within(blocksOf(letter, invoice), limit, signed);
  const text = [
    `Subject: ${withoutStrayCapitals(subject)}`,
    tone.greeting(greetingName(letter)),
    ...paragraphs,
    signed,
  ].join('\n\n');
  return { text: withWholeDays(text), missing: missingOf(letter, invoice) };
}

const isOwnSubject = (sentence: string) => isStatement(sentence) && !/^\S+ you\b/.test(sentence);

/** "A message from …" says nothing that its sender does not. */
const isTelling = (subject: string) =>
  subject.length <= maxSubjectLength && !/^(?:A|Hello)\b.* from /.test(subject);

/** News that needs no question after it. */
const isNo =
  /\b(?:went with (?:someone|somebody|another)|hired (?:someone|somebody|another)|chose (?:someone|another)|not (?:hiring|moving forward)|turn(?:ing)? down|declin(?:e|ing)|say(?:ing)? no to|have to (?:decline|pass))\b/i;

/** The paragraphs between greeting and sign-off: what was entered in its own order, between the frame of the type. */
function blocksOf(letter: Letter, invoice: InvoiceFacts | undefined): readonly Block[] {
  const { type, tone, pick, facts } = letter;
  const opening = invoice ? invoiceOpening(letter, invoice) : openingOf(letter);
  const told = toldBlocks(letter, opening);
  const mended = told.blocks.map((block) =>
    mendedText(withWholeDays(block), [...typedIn(facts), ...told.typed].map(withWholeDays)),
  );
  const isEmpty = told.said.length === 0;
  const plain = (text: string) => (tone.contracted ? contractedText(text) : text);
  const isWaiting = told.said.some((sentence) => /not heard back/.test(sentence));
  // "Please call with questions" is asked once.
  const isSaid = /\b(?:call|text|reply|ask)\b[^.]*\bquestions\b/i.test(mended.join(' '));
  const unsaid = (all: readonly string[]) =>
    isSaid ? all.filter((one) => !/\bquestions\b|\bunclear\b/.test(one)) : all;
  const asks = unsaid(type.ask);
  const ownAsk =
    !told.hasAsk &&
    !isNo.test(facts.entered) &&
    (isWaiting
      ? /\b(?:quote|estimate|bid|proposal|offer|interested)\b/i.test(facts.entered)
        ? 'Are you still interested? A short reply is enough.'
        : 'Could you let me know? A short reply is enough.'
      : asks.length > 0 && pick(asks, 'ask'));
  // Nobody waits for an answer to what was not asked.
  const closings = told.hasAsk
    ? unsaid(type.closing)
    : unsaid(type.closing).filter((one) => !/hearing from you|^Thank you for your time/.test(one));
  const isThanked = told.said.some((sentence) =>
    /\bmeans (?:a lot|so much)\b|\bappreciate\b/.test(sentence),
  );
  const chosen = !isThanked && closings.length > 0 && pick(closings, 'closing');
  const asksForQuestions = /\bquestions\b|\bunclear\b/;
  const closing =
    chosen && asksForQuestions.test(chosen) && asksForQuestions.test(ownAsk || '') ? '' : chosen;
  return [
    ...mended.map((text) => ({ text })),
    { text: ownAsk ? plain(ownAsk) : '', isFrame: !isEmpty },
    { text: closing ? plain(closing) : '', isFrame: true },
  ].filter(({ text }) => text !== '');
}
