import type { AccountFacts } from '../../../facts/account-facts.js';
import type { Facts } from '../../../facts/facts.js';
import { isStatement } from '../../../facts/grammar.js';
import type { ContentChannel } from '../content-channels.js';
import { hashtagsOf } from '../hashtags.js';
import { tradeOf } from '../trade.js';
import { englishNotice } from './english-notice.js';
import { englishFrame, noticeTexts } from './notice-texts.js';
import { spanishFrame, spanishNotice } from './spanish-notice.js';
import { chunksOf } from './split-notes.js';

export interface NotesRequest {
  readonly contentType: string;
  readonly channel: ContentChannel;
  readonly entered: string;
  readonly audience: string;
  /** The call to action as a sentence. */
  readonly action: string;
  readonly tone: string;
  readonly facts: Facts;
  readonly company: string | undefined;
  readonly account: AccountFacts;
  readonly language: 'en' | 'es';
}

const lively = /^(?:friendly|promotional|witty|casual|inspiring|conversational|urgent)$/i;

/** Whether an entry is notes rather than written sentences: several to a full stop, or without verbs. */
export function areNotes(entered: string): boolean {
  const chunks = chunksOf(entered);
  const parts = chunks.flatMap((chunk) => chunk.split(/[,;:]\s+/));
  const loose = parts.filter((part) => !isStatement(part));
  return (
    parts.length >= 2 && (parts.length >= chunks.length * 2.5 || loose.length > parts.length / 2)
  );
}

/** The variants of messy notes; undefined where they are sentences or the channel has its own form. */
export function writeNotes(request: NotesRequest): string[] | undefined {
  const { channel, contentType, entered, audience, action, account, company, language, tone } =
    request;
  const isSpanish = language === 'es';
  if (!isSpanish && (channel.shape === 'press' || !areNotes(entered))) return undefined;
  const notice = isSpanish ? spanishNotice(entered, action) : englishNotice(entered, audience);
  if (!notice) return undefined;
  const trade = tradeOf(entered, account.category, company);
  return noticeTexts(notice, {
    channel,
    company,
    trade,
    account,
    action,
    facts: request.facts,
    isLively: lively.test(tone) && channel.shape !== 'article',
    words: isSpanish ? spanishFrame : englishFrame,
    hashtags: request.facts.constraints.noHashtags
      ? ''
      : hashtagsOf({
          channel,
          contentType,
          trade: trade ?? shortOf(notice.title),
          city: account.city,
        }),
  });
}

/** A title of up to three words is a tag. */
const shortOf = (title: string) => (/^\p{L}+(?: \p{L}+){0,2}$/u.test(title) ? title : undefined);
