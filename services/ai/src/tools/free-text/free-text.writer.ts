import type { Draft } from '../../draft-model/draft.js';
import { senderPlace } from '../../draft-model/draft-format.js';
import type { AccountFacts } from '../../facts/account/account-facts.js';
import { withOwnContacts } from '../../facts/account/own-contacts.js';
import { withListedPrices } from '../../facts/amounts/listed-prices.js';
import { readFacts } from '../../facts/facts.js';
import { isVerb, tagged } from '../../facts/grammar/tagging.js';
import { answerLanguage } from '../../facts/language/answer-language.js';
import { signedAccount, withoutSignature } from '../../facts/readers/closing-signature.js';
import { toldSentences } from '../../facts/requests/copy-edit/told-sentences.js';
import { greetedReader } from '../../facts/requests/greeted-reader.js';
import { type ReadRequest, readRequest } from '../../facts/requests/read-request.js';
import { withoutHead } from '../../facts/requests/reader-of-request.js';
import { withColons } from '../../facts/spelling/clock-times.js';
import { foreignText } from '../wording/foreign-text.js';
import { withWholeDays } from '../wording/whole-days.js';
import type { BuiltInText } from '../writing-tool.js';
import { list } from './entered-list.js';
import { framedText, namesText } from './framed-text.js';
import type { FreeText } from './free-text.prompt.js';
import { jobPost } from './job-post.js';
import { asQuestion, practiceFor } from './practice.js';
import { promptWithContext } from './prompt-with-context.js';
import { quoteText } from './quote.js';
import { referenceHead, referenceLetter } from './reference-letter.js';
import { type FormKind, requestHead } from './request-head.js';
import { kindOf } from './request-kind.js';
import { reviewHeadOf } from './review-reply/review-heads.js';
import { reviewReply } from './review-reply/review-reply.js';
import { shorterText, summary } from './shorter.js';
import { writeSpanishForm } from './spanish-forms.js';
import { writeForm } from './written-forms.js';

/**
 * Answers a free request without a model: a letter, a message, a sign, a checklist or a summary from what was entered.
 * What only knowledge could answer is asked for beside the text.
 */
export function writeFreeText(
  request: FreeText,
  account: AccountFacts = {},
  draft?: Draft,
): BuiltInText {
  const asked = promptWithContext(request);
  const { text: unsigned, signer } = withoutSignature(withColons(asked.prompt));
  const behindOrder = unsigned.startsWith(asked.order)
    ? unsigned.slice(asked.order.length)
    : withoutHead(unsigned, asked.order);
  const entered = behindOrder.slice(0, longestPrompt);
  const heading = headingOf(entered);
  const read = readRequest(entered.slice(heading.length), 'text', `${asked.order}${heading}`);
  // Forms of parts are told by how a request begins, and read what is said.
  const told = read.text
    ? `${asked.order}${heading}${read.head}${read.text}`
    : `${asked.order}${entered}`;
  const prompt = withReviewHead(told, read.text, entered, asked.order, request.topic);
  const signed = signedAccount(account, signer);
  const written = writtenText({ ...request, prompt }, signed, {
    opening: `${asked.order}${heading}${read.opening}`.replace(/[\s:]+$/, ''),
    orders: read.orders,
    told: toldOf(read, signed),
    draft,
  });
  const text = withWholeDays(written.text);
  // Who signed stands below the text, whatever its form.
  const unsaid = [signer.name, signer.company].filter((one) => one && !text.includes(one));
  return { ...written, text: [text, unsaid.join('\n')].filter(Boolean).join('\n\n') };
}

/** "Review, 2 stars, from Ken W.: “…”": before a quoted review, an order with more than one mark is needed as a whole. */
function withReviewHead(
  told: string,
  said: string,
  entered: string,
  order: string,
  topic: string,
): string {
  const review = reviewHeadOf(told, topic) ? undefined : reviewHeadOf(entered, topic);
  if (!review || !/^["“']/.test(entered.slice(review.length))) return told;
  const head = entered.slice(0, review.length);
  return `${order}${head.replace(/[\s,.:;–—-]+$/, '')}: ${withoutHead(said, head)}`;
}

/** In whole sentences; none where nothing but orders was entered. */
function toldOf({ text, edited }: ReadRequest, account: AccountFacts): string[] | undefined {
  if (edited === undefined) return text === '' ? [] : undefined;
  return toldSentences(withOwnContacts(edited, account));
}

/** A draft has a place for the name of its sender. */
function withSender(draft: string, { name, company }: AccountFacts): string {
  const sender = [name, company].filter(Boolean).join('\n') || '[your name]';
  return withOwnContacts(draft, { name, company }).replace(senderPlace, sender);
}

/** "House rules for our cabin: …": what stands before a colon and names a text is no part of it. */
function headingOf(entered: string): string {
  const found = /^[^:\n]{3,90}:\s+(?=\S)/.exec(entered)?.[0] ?? '';
  if (namesText(found)) return found;
  // "Cancellation policy for the salon. 24 hours' notice, or …"
  const first = /^[^.:!?,\n]{3,60}(?<=\p{Ll}{3})\.\s+(?=\S)/u.exec(entered)?.[0] ?? '';
  return namesText(first) && !tagged(first).some(isVerb) ? first : '';
}

/** Longest prompt that is read. */
const longestPrompt = 8_000;

/** What a request says to the writer, and what to the reader of the text, in whole sentences where it is English. */
interface Told extends Pick<ReadRequest, 'opening' | 'orders'> {
  readonly told: readonly string[] | undefined;
  readonly draft: Draft | undefined;
}

/** Texts of parts, in a form of their own: a question and its answer, a thing and its price. */
const formsOfParts: ReadonlySet<FormKind> = new Set([
  'menu',
  'faq',
  'names',
  'slogans',
  'plan',
  'prices',
  'interview',
]);

/** A description of a business is no line of a menu. */
const ofBusiness =
  /\b(?:business|company|shop|store|practice|studio|salon|directory|website|listing)\b/i;

function writtenText(request: FreeText, account: AccountFacts, asked: Told): BuiltInText {
  const { told } = asked;
  const entered = withOwnContacts(request.prompt, account);
  const job = jobPost({ ...request, prompt: entered }, account);
  if (job) return job;
  const language = answerLanguage(entered, account.language);
  const quoted = quoteText(entered, language === 'es' ? 'es' : 'en', account);
  if (quoted) return quoted;
  if (language === 'es') return writeSpanishForm(entered, account);
  const shorter = shorterText(entered);
  if (shorter) return { text: shorter, missing: [] };
  if (told === undefined) return foreignText(readFacts([entered]), account, 'plain');
  const review = reviewHeadOf(entered, request.topic);
  if (review) return reviewReply(entered, review, account);
  const reference = referenceHead.exec(entered);
  if (reference)
    return referenceLetter(entered.slice(reference[0].length), reference[1] ?? '', account);
  const head = requestHead(entered) ?? requestHead(`${request.topic}: ${entered}`);
  const isDescribed = head?.kind === 'menu' && ofBusiness.test(`${head.subject} ${asked.opening}`);
  if (head && formsOfParts.has(head.kind) && !isDescribed)
    return writeForm(requestHead(withListedPrices(entered, 'en')) ?? head, account);
  const kind = kindOf(request);
  if (kind === 'list') return list(request);
  if (kind === 'summary') return { text: summary(entered), missing: [] };
  const question = answerOf(entered, told, asked);
  if (question) return question;
  if (asked.draft) return { text: withSender(asked.draft.text, account), missing: [] };
  return framedText(
    { ...withOrder(asked, told), reader: greetedReader(entered), account },
    request.topic,
  );
}

const isOrder = /^(?:please )?(?:write|make|create|draft|give me|i need|we need) /i;

/** "Write a letter about a broken printer.": one sentence that only asks for a text says nothing to its reader. */
function withOrder(asked: Told, told: readonly string[]) {
  const [only = ''] = told;
  const isAsked = told.length === 1 && isOrder.test(only) && namesText(only);
  return isAsked ? { ...asked, opening: only.replace(/[.]$/, ''), told: [] } : { ...asked, told };
}

/** A question that its owner asks of the tool, and no text. */
function answerOf(
  entered: string,
  told: readonly string[],
  { opening, orders }: Told,
): BuiltInText | undefined {
  if (opening !== '' || orders.length > 0 || told.length !== 1 || !told[0]?.endsWith('?'))
    return undefined;
  const practice = practiceFor(entered);
  return {
    text: `Your question: ${asQuestion(entered)}\n\n${practice ?? 'The built-in writer puts your own facts into a text. It does not answer questions from knowledge. The Business Advisor and Market Analysis tools work with your figures and with what the portal knows.'}`,
    missing: practice
      ? []
      : ['the facts, and what the text is for: a letter, a message, a sign, a list'],
  };
}
