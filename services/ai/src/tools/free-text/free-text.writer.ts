import type { AccountFacts } from '../../facts/account/account-facts.js';
import { withOwnContacts } from '../../facts/account/own-contacts.js';
import { withListedPrices } from '../../facts/amounts/listed-prices.js';
import { type Facts, readFacts, typedIn } from '../../facts/facts.js';
import { sentenceOf } from '../../facts/grammar/sentence.js';
import { answerLanguage } from '../../facts/language/answer-language.js';
import { languageOf } from '../../facts/language/language.js';
import { signedAccount, withoutSignature } from '../../facts/readers/closing-signature.js';
import { readConstraints } from '../../facts/requests/constraints.js';
import { inParagraphs, toldSentences } from '../../facts/requests/copy-edit/told-sentences.js';
import { type ReadRequest, readRequest } from '../../facts/requests/read-request.js';
import { withoutHead, withReaderOf } from '../../facts/requests/reader-of-request.js';
import { mendedText, withOpenEnds } from '../../facts/sentences/mended-text.js';
import { inOwnWords } from '../../facts/sentences/own-words.js';
import { withColons } from '../../facts/spelling/clock-times.js';
import { tidyWords } from '../../facts/spelling/tidy-words.js';
import { bestText } from '../finished/best-text.js';
import { foreignText } from '../wording/foreign-text.js';
import { withArticle } from '../wording/phrases.js';
import { type Pick, pickBy } from '../wording/pick.js';
import { signature } from '../wording/signature.js';
import { withWholeDays } from '../wording/whole-days.js';
import type { BuiltInText } from '../writing-tool.js';
import { type AddressedText, addressedText } from './addressed-text.js';
import { congratulation } from './congratulation.js';
import { list } from './entered-list.js';
import { completed, parted } from './fragments-said.js';
import type { FreeText } from './free-text.prompt.js';
import { jobPost } from './job-post.js';
import { withKeyPoints } from './key-points.js';
import { notes } from './notes.js';
import { quoteText } from './quote.js';
import { referenceHead, referenceLetter } from './reference-letter.js';
import { requestHead } from './request-head.js';
import { kindOf } from './request-kind.js';
import { reviewHeadOf } from './review-reply/review-heads.js';
import { reviewReply } from './review-reply/review-reply.js';
import { shorterText, summary } from './shorter.js';
import { sign } from './signs.js';
import { writeSpanishForm } from './spanish-forms.js';
import { spoken } from './spoken.js';
import { voicemailGreeting } from './voicemail.js';
import { writeForm } from './written-forms.js';
import { writtenPoints } from './written-points.js';

/**
 * Answers a free request without a model: a letter, a message, a sign, a checklist or a summary from what was entered.
 * What only knowledge could answer is asked for beside the text.
 */
export function writeFreeText(
  request: FreeText,
  _today?: Date,
  account: AccountFacts = {},
): BuiltInText {
  const asked = withKeyPoints(request);
  const { text: unsigned, signer } = withoutSignature(withColons(asked.prompt));
  const behindOrder = unsigned.startsWith(asked.order)
    ? unsigned.slice(asked.order.length)
    : withoutHead(unsigned, asked.order);
  const entered = behindOrder.slice(0, longestPrompt);
  const read = readRequest(entered, 'text');
  const head = `${asked.order}${read.head}`;
  // Nothing but orders: then they are what is to be said.
  // Forms part what was typed at its marks; what has none gets those that belong there.
  const isNote = !hasMarks.test(read.text) && read.text.split(/\s+/).length >= longNote;
  const points = isNote ? (read.edited ?? read.text) : read.text;
  const prompt = read.text ? `${head}${points}` : `${asked.order}${entered}`;
  const signed = signedAccount(account, signer);
  const language = answerLanguage(prompt, account.language) === 'es' ? 'es' : 'en';
  const write = (given: string, isInOwnWords = false) =>
    writtenText(
      { ...request, prompt: given },
      signed,
      { head, orders: [head, ...read.orders] },
      isInOwnWords,
      read.edited ? toldSentences(read.edited) : undefined,
    );
  // Questions are made of what was asked for, however it is marked; what somebody else wrote stays as it is.
  const written =
    writtenPoints(request.prompt, withoutSignature(request.context ?? '').text, signed) ??
    (requestHead(prompt)?.kind === 'interview' || /["“][^"”]{8,}["”]/.test(prompt)
      ? write(prompt)
      : bestText(
          [withListedPrices(prompt, language)],
          language,
          true,
          ([given = '']) => write(given),
          ([given = '']) => write(given, true),
        ));
  const text = withWholeDays(written.text);
  // Who signed stands below the text, whatever its form.
  const unsaid = [signer.name, signer.company].filter((one) => one && !text.includes(one));
  return { ...written, text: [text, unsaid.join('\n')].filter(Boolean).join('\n\n') };
}

/** So many words without a mark are several thoughts. */
const longNote = 14;
const hasMarks = /[.,;:!?]\s|\s[–—-]\s|\n/;

/** Longest prompt that is read. */
const longestPrompt = 8_000;

/** "for our regular Mr. Oakes": the name alone is greeted. */
const roleBefore = /(?<=\b(?:for|to) )(?:our|my|the) (?:[a-z]+ ){1,2}(?=(?:Mrs?|Ms|Dr)\. [A-Z])/;

function writtenText(
  request: FreeText,
  account: AccountFacts,
  { head: order, orders }: Omit<ReadRequest, 'text'>,
  isInOwnWords: boolean,
  told: readonly string[] | undefined,
): BuiltInText {
  const entered = withOwnContacts(request.prompt.replace(roleBefore, ''), account);
  const job = jobPost({ ...request, prompt: entered }, account);
  if (job) return job;
  const language = answerLanguage(entered, account.language);
  const quoted = quoteText(entered, language === 'es' ? 'es' : 'en', account);
  if (quoted) return quoted;
  if (language === 'es') return writeSpanishForm(entered, account);
  const shorter = shorterText(entered);
  if (shorter) return { text: shorter, missing: [] };
  const review = reviewHeadOf(entered, request.topic);
  if (review) return reviewReply(entered, review, account);
  const whole = congratulation(entered, account) ?? voicemailGreeting(entered, account);
  if (whole) return whole;
  const reference = referenceHead.exec(entered);
  if (reference)
    return referenceLetter(entered.slice(reference[0].length), reference[1] ?? '', account);
  // The tool's own name may say what is wanted: "cover letter".
  const head = requestHead(entered) ?? requestHead(`${request.topic}: ${entered}`);
  if (head && languageOf(entered) === 'en')
    return writeForm(head, readConstraints(orders), account);
  const kind = kindOf(request);
  const addressed =
    kind === 'list' || kind === 'summary'
      ? undefined
      : (addressedText(entered) ??
        addressedText(tidyWords(entered.replace(/[ \t]{2,}/g, ' ').trim())));
  if (addressed) return writeAddressed(addressed, account, isInOwnWords, told);
  // What only says which text is wanted is no part of it.
  const points = withoutHead(entered, order);
  if (kind === 'sign' && languageOf(entered) === 'en') return sign(points, account);
  const facts = readFacts([kind === 'list' ? points : withReaderOf({ head: order, text: points })]);
  if (facts.language !== 'en') return foreignText(facts, account, 'plain');
  const pick = pickBy(entered);
  const said =
    told ?? (isInOwnWords ? inOwnWords(facts, 'we') : notedText(spoken(facts.acts), facts));
  const missing = facts.acts.flatMap(({ kind: act, text }) => (act === 'unknown' ? [text] : []));
  switch (kind) {
    case 'summary':
      return { text: summary(entered), missing };
    case 'list':
      return list(request);
    case 'message':
      return { text: said.join(isInOwnWords && !told ? '\n\n' : ' '), missing };
    case 'letter':
      return {
        text: letter(facts, account, pick, told),
        missing: [...(facts.people.reader ? [] : ["the reader's name"]), ...missing],
      };
    default:
      return notes(facts, told);
  }
}

/** Mended sentences of a sign or a short message, which may say a note as it is: "No restroom". */
const notedText = (said: readonly string[], facts: Facts): readonly string[] =>
  withOpenEnds(said).flatMap((sentence) => {
    if (typedIn(facts).includes(sentence)) return [sentence];
    return [completed(mendedText(sentence, []).replace(/[.]$/, ''))];
  });

/** A message with a greeting, or a letter, to the reader whom the request names. */
function writeAddressed(
  { isLetter, reader, rest }: AddressedText,
  account: AccountFacts,
  isInOwnWords: boolean,
  told: readonly string[] | undefined,
): BuiltInText {
  const isAbout = /^I am writing to you about /.test(rest);
  // Who is greeted is nobody else: "Max is ready", to Mr. Ogle.
  const isNamed = reader !== undefined && /^\p{Lu}/u.test(reader);
  const facts = readFacts([isNamed ? `Hi ${reader}, ${parted(rest)}` : parted(rest)]);
  // What the letter is about stands in the order.
  const own = isAbout ? undefined : told;
  const sentences = own ?? spoken(facts.acts);
  const isGroup = reader !== undefined && /^\p{Ll}/u.test(reader);
  const letterHead = reader ? `Dear ${reader},` : 'Hello,';
  const messageStart = reader && !isGroup ? `Hi ${reader},` : letterHead;
  return {
    text: isLetter
      ? [
          letterHead,
          ...(own
            ? inParagraphs(own)
            : isInOwnWords
              ? inOwnWords(facts, 'we')
              : guardedText(sentences, facts)),
          pickBy(rest)(
            ['Thank you for your time.', 'I look forward to hearing from you.'],
            'closing',
          ),
          signature(facts, account, 'Kind regards,'),
        ].join('\n\n')
      : [
          messageStart,
          (told ?? (isInOwnWords ? inOwnWords(facts, 'we') : notedText(sentences, facts))).join(
            ' ',
          ),
          account.company ?? '',
        ]
          .filter(Boolean)
          .join('\n\n'),
    missing: [],
  };
}

const guardedText = (said: readonly string[], facts: Facts) => [
  mendedText(said.join(' '), typedIn(facts)),
];

function letter(
  facts: Facts,
  account: AccountFacts,
  pick: Pick,
  told: readonly string[] | undefined,
): string {
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
    ...(told ? inParagraphs(told) : guardedText([opening ?? '', ...said].filter(Boolean), facts)),
    pick(['Thank you for your time.', 'I look forward to hearing from you.'], 'closing'),
    signature(facts, account, 'Kind regards,'),
  ].join('\n\n');
}
