import type { ContentRequest } from '@commons/contracts/tools/ai';
import { variantMarker } from '@commons/contracts/tools/ai-lists';
import type { z } from 'zod';
import type { Draft } from '../../draft-model/draft.js';
import type { AccountFacts } from '../../facts/account/account-facts.js';
import { withOwnContacts } from '../../facts/account/own-contacts.js';
import { withListedPrices } from '../../facts/amounts/listed-prices.js';
import { readFacts } from '../../facts/facts.js';
import { termsOf } from '../../facts/grammar/grammar.js';
import { lowerFirst } from '../../facts/grammar/lower-first.js';
import { asSentence } from '../../facts/grammar/sentence.js';
import { answerLanguage } from '../../facts/language/answer-language.js';
import { withKeptLines, withoutKeptMarks } from '../../facts/notes/kept-lines.js';
import { signedAccount, withoutSignature } from '../../facts/readers/closing-signature.js';
import { type Constraints, readConstraints } from '../../facts/requests/constraints.js';
import { readRequest } from '../../facts/requests/read-request.js';
import { englishShortForms, withoutShortForms } from '../../facts/spelling/short-forms.js';
import { tidyWords } from '../../facts/spelling/tidy-words.js';
import { known, oneLine } from '../entered-text.js';
import { bestText } from '../finished/best-text.js';
import { foreignText } from '../wording/foreign-text.js';
import { spanishSpelling } from '../wording/spanish-spelling.js';
import type { BuiltInText } from '../writing-tool.js';
import { withoutLabel } from './brief-label.js';
import { callToAction, spanishCall } from './call-to-action.js';
import { contentChannels, generalChannel } from './content-channels.js';
import { missingOf } from './content-missing.js';
import { hashtagsOf } from './hashtags.js';
import { withNamedSubject } from './named-subject.js';
import { englishNotice } from './notes/english-notice.js';
import { isListOfNotes } from './notes/listed-notes.js';
import { spanishNotice } from './notes/spanish-notice.js';
import { sayingAll } from './notice/ad.js';
import { distinct, type PlacedText } from './notice/distinct.js';
import { englishFrame, spanishFrame } from './notice/frame-words.js';
import type { Notice } from './notice/notice.js';
import { noticeTexts } from './notice/notice-texts.js';
import { maxTitleLength, titledTexts } from './notice/titled-texts.js';
import { withOwnersQuote } from './owners-quote.js';
import { spanishTradeOf, tradeOf } from './trade.js';

type Input = z.output<typeof ContentRequest>;

/** A marker in an entry must not split the text. */
const withoutMarker = (text: string | undefined) => (text ?? '').replace(/-{3,}/g, '–');

/** Longest brief that is worked on; the channels have no room for more. */
const maxBriefLength = 4_000;

/** "thurs n fri", "w a clue tag" */
const joined = (brief: string) =>
  brief.replace(/ n (?=[a-z])/g, ' and ').replace(/ w (?=an? |the |your |our )/g, ' with ');

const hasMarks = /[.,;:!?]\s+\S|\n\s*\S/;

const lively = /^(?:friendly|promotional|witty|casual|inspiring|conversational|urgent)$/i;

/**
 * Writes two or three variants, separated by the marker line (decision A34), that differ in structure and angle
 * (decision B70). They contain only text to copy.
 */
export const writeContent = (input: Input, owner: AccountFacts = {}, draft?: Draft): BuiltInText =>
  composeContent(input, owner, distinct, draft);

/**
 * Composes several texts for each place, and joins those that are chosen.
 * @param choose which of all composed texts are shown
 */
export function composeContent(
  input: Input,
  owner: AccountFacts,
  choose: (texts: readonly PlacedText[]) => string[],
  draft?: Draft,
): BuiltInText {
  const language = answerLanguage(
    [input.topicBrief, input.callToAction].join('\n'),
    owner.language,
  );
  if (language !== 'en' && language !== 'es') return contentOf(input, owner, choose);
  const entered = input.topicBrief.slice(0, maxBriefLength);
  const { text, edited, orders } = readRequest(entered, 'post');
  // Notes that only name things and prices become a list of them.
  const isWritten =
    draft !== undefined || (edited !== undefined && !/\n.*\n/.test(edited) && !isListOfNotes(text));
  const said = draft?.text ?? (isWritten ? (edited ?? '') : text);
  // Nothing but orders: then they are what is to be said.
  const { text: signed, signer } = withoutSignature(said || entered);
  const account = signedAccount(owner, signer);
  const brief = withOwnersQuote(signed, account.name);
  // A draft has its prices already.
  const priced = draft ? brief : withListedPrices(brief, language);
  const isEdited = isWritten && said !== '';
  const write = ([topicBrief = '']: readonly string[]) =>
    contentOf({ ...input, topicBrief }, account, choose, readConstraints(orders), isEdited);
  // Who sets marks meant them: only what has none is parted by a guess.
  if (!isEdited && !hasMarks.test(brief))
    return bestText(
      [language === 'en' ? withoutShortForms(joined(priced), englishShortForms) : priced],
      language,
      true,
      write,
    );
  const written = write([isEdited ? priced : withKeptLines(priced)]);
  return { ...written, text: withoutKeptMarks(written.text) };
}

function contentOf(
  input: Input,
  account: AccountFacts,
  choose: (texts: readonly PlacedText[]) => string[],
  {
    characters = Number.POSITIVE_INFINITY,
    noHashtags = false,
    noPrices = false,
  }: Partial<Constraints> = {},
  isEdited = false,
): BuiltInText {
  const listed = known(contentChannels, input.contentType) ?? generalChannel;
  const isTitled = input.contentType.startsWith('Blog');
  // The title counts, too.
  const maximum = Math.min(listed.maximum, characters);
  const channel = {
    ...listed,
    maximum: isTitled ? maximum - '# '.length - maxTitleLength - 2 : maximum,
  };
  const brief = withOwnContacts(
    withoutLabel(withoutMarker(input.topicBrief)).slice(0, maxBriefLength),
    account,
  );
  const entered = channel.shape === 'press' ? withNamedSubject(brief) : brief;
  const asked = withOwnContacts(oneLine(withoutMarker(input.callToAction)), account).slice(0, 300);
  const language = answerLanguage([entered, asked].join('\n'), account.language);
  const facts = readFacts([tidyWords(entered)], { isPublic: true, hasReader: false });
  // Notes have few capitals: a name is one that is written so.
  const named = facts.people.business;
  const company = account.company ?? (named && /^[A-Z]|^\d/.test(named) ? named : undefined);
  const isSpanish = language === 'es';
  const readers = input.targetAudience ?? '';
  // The names that properNames knows are written in English.
  const audience = withOwnContacts(audienceOf(isSpanish ? readers : tidyWords(readers)), account);
  const action = isSpanish
    ? asSentence(spanishCall(spanishSpelling(asked)))
    : callToAction(asked, facts, account);
  const notice = isSpanish
    ? spanishNotice(entered)
    : language === 'en'
      ? englishNotice(entered, audience, isEdited)
      : undefined;
  if (!notice && language !== 'en') {
    const { text, missing } = foreignText(
      { ...facts, entered: [entered, asked].filter(Boolean).join('\n') },
      account,
      'plain',
    );
    return { text: text.slice(0, channel.maximum), missing: missing ?? [] };
  }
  const trade = isSpanish
    ? spanishTradeOf(account.category)
    : tradeOf(account.category, entered, company);
  const { contentType } = input;
  const frame = {
    channel,
    company,
    trade,
    account,
    facts: { ...facts, people: { ...facts.people, business: company } },
    action,
    audience,
    isLively: lively.test(input.desiredTone ?? '') && channel.shape !== 'article',
    words: isSpanish ? spanishFrame : englishFrame,
    hashtags: noHashtags
      ? ''
      : hashtagsOf({
          channel,
          contentType,
          trade: trade ?? shortOf(notice?.title ?? ''),
          city: account.city,
          language,
        }),
  };
  const texts = isTitled
    ? titledTexts(notice ?? emptyNotice, frame)
    : noticeTexts(notice ?? emptyNotice, frame);
  const shown = choose(texts);
  return {
    text: (channel.shape === 'ad' ? sayingAll(texts, shown) : shown).join(
      `\n\n${variantMarker}\n\n`,
    ),
    missing: isSpanish
      ? []
      : missingOf({
          facts,
          channel,
          contentType,
          account,
          company,
          action: asked,
          title: notice?.title ?? '',
          told: notice?.thoughts.slice(1).flat() ?? [],
          noPrices,
        }),
  };
}

/** Of an entry that says nothing but how the text should be. */
const emptyNotice: Notice = {
  title: 'News for you',
  thoughts: [['Here is some news for you.']],
  isList: false,
};

/** A title of up to three words is a tag. */
const shortOf = (title: string) => (/^\p{L}+(?: \p{L}+){0,2}$/u.test(title) ? title : undefined);

/** The readers as words within a sentence: "Families in Austin" → "families in Austin". */
function audienceOf(entered: string): string {
  const plain = oneLine(withoutMarker(entered))
    .replace(/[.!?]+$/, '')
    .slice(0, 120);
  const [first] = termsOf(plain.toLowerCase());
  const isCommon =
    first && !first.tags.has('ProperNoun') && !first.tags.has('Person') && !first.tags.has('Place');
  if (
    /^(?:whole|entire)\b|^(?!(?:the|our|my|an?|this|every\w*|all|any\w*|people|folks|those)\b).*\b(?:crowd|public|community|neighborhood|congregation|press|team|staff|town|area)$/i.test(
      plain,
    )
  )
    return `the ${plain.toLowerCase()}`;
  return isCommon && /^[A-Z][a-z]/.test(plain) ? lowerFirst(plain) : plain;
}
