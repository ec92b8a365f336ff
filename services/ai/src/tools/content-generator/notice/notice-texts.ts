import type { AccountFacts } from '../../../facts/account/account-facts.js';
import type { Facts } from '../../../facts/facts.js';
import { shorten, upperFirst } from '../../wording/phrases.js';
import { signature } from '../../wording/signature.js';
import { withWholeDays } from '../../wording/whole-days.js';
import type { ContentChannel } from '../content-channels.js';
import { noticeAds } from './ad.js';
import { type Composition, compositionsOf, type Place } from './compositions.js';
import type { PlacedText } from './distinct.js';
import { fitted } from './fit.js';
import type { FrameWords } from './frame-words.js';
import type { Blocks, Notice } from './notice.js';
import { pressReleases } from './press-release.js';
import { subjectsOf } from './subjects.js';

export interface NoticeFrame {
  readonly channel: ContentChannel;
  readonly company: string | undefined;
  readonly trade: string | undefined;
  readonly account: AccountFacts;
  readonly facts: Facts;
  /** The call to action as a sentence; may be empty. */
  readonly action: string;
  readonly audience: string;
  readonly hashtags: string;
  /** Whether the tone has exclamation marks. */
  readonly isLively: boolean;
  readonly words: FrameWords;
}

const inPlaces = (texts: readonly string[]): PlacedText[] =>
  texts.map((text, at) => ({ text, place: at === 0 ? 0 : at === 1 ? 1 : 2 }));

/** All compositions of a notice in the form of the channel, one or two for each place among the variants. */
export function noticeTexts(notice: Notice, frame: NoticeFrame): PlacedText[] {
  const { channel, facts, account, hashtags, words } = frame;
  if (channel.shape === 'ad') return noticeAds(notice, frame);
  if (channel.shape === 'press') return pressReleases(notice, frame);
  const subjects = subjectsOf(notice, frame);
  if (channel.shape === 'subject') return inPlaces(subjects);
  const isNews = channel.shape !== 'article' && channel.shape !== 'page';
  const compositions = compositionsOf(notice, {
    ...frame,
    isNews,
    // A page names its readers in a heading.
    audience: channel.shape === 'page' ? '' : frame.audience,
  });
  return compositions.map((composition) => {
    const { blocks, action, place: variant } = composition;
    const told = [...blocks.flat(), action].join(' ');
    // A number that the text says is not repeated below all three.
    const isSaid = variant > 0 && account.phone !== undefined && told.includes(account.phone);
    const signed = signature(
      facts,
      isSaid ? { ...account, phone: undefined } : account,
      words.closings[variant],
      variant > 0,
    );
    const tags = inTurn(hashtags, variant);
    const form = (own: Blocks, kept: readonly string[] = []) =>
      fitted(own, channel.maximum, [action, ...kept].filter(Boolean));
    const textIn = (): string => {
      switch (channel.shape) {
        case 'email':
          return withWholeDays(
            form(
              [
                [`${words.subject}: ${subjects[variant]}`],
                [words.greeting],
                ...blocks,
                [action],
                [signed],
              ],
              [`${words.subject}: ${subjects[variant]}`, words.greeting, signed],
            ),
          );
        case 'page':
          return form(pageOf(composition, variant, notice, frame));
        default: {
          const reach = reachOf([...blocks.flat(), action].join(' '), variant, frame);
          const end = [action, reach].filter(Boolean);
          return withWholeDays(form([...blocks, end, [tags]], [reach, tags].filter(Boolean)));
        }
      }
    };
    return { place: variant, text: textIn() };
  });
}

/** Hashtags beginning with another one at each place. */
function inTurn(hashtags: string, place: Place): string {
  const tags = hashtags.split(' ');
  return [...tags.slice(place), ...tags.slice(0, place)].join(' ');
}

/** How to reach the business, below a post that does not say it: its own line, or for questions. */
function reachOf(
  said: string,
  variant: number,
  { channel, company, account, words }: NoticeFrame,
): string {
  const { phone, city } = account;
  const isSaid = /\d{3}[-. )]+\d{4}|@|\bwww\.|\.(?:com|org|net|example)\b/i.test(said);
  if (channel.shape !== 'post' || !phone || isSaid) return '';
  if (variant === 2) return words.questions(phone);
  const named = [company, city].filter((name) => name && !said.includes(name)).join(', ');
  return variant === 1 && named ? `${named}: ${phone}` : '';
}

/** "My dad started the business in 1979", "since 1988" */
const tellsOfOneself =
  /\b(?:started|founded|opened|took over|family[- ]owned)\b[^.!?]{0,60}\b(?:19|20)\d\d\b|\b(?:empez|abri|fund)\p{L}+[^.!?]{0,60}(?:19|20)\d\d/iu;

function pageOf(
  { blocks, action }: Composition,
  variant: number,
  { title }: Notice,
  { company, words, account, audience }: NoticeFrame,
): Blocks {
  // The second pair is for who tells of oneself.
  const tells = tellsOfOneself.test(blocks.flat().join('\n'));
  const pair = tells && variant < 2 ? 1 - variant : variant;
  const [what = '', next = ''] = words.headings[pair] ?? [];
  const named = company && `${company}${account.city ? ` (${account.city})` : ''}`;
  const isNamed = audience.length > 0 && audience.length <= 60;
  const heads = [
    named || upperFirst(shorten(title.replace(/^we(?:['’]re| are) /i, ''), 45)) || words.welcome,
    isNamed ? words.forReaders(audience) : words.welcome,
    company ?? words.welcome,
  ];
  return [
    [`# ${heads[variant]}`],
    [`## ${what}`],
    ...blocks,
    ...(action ? [[`## ${next}`], [action]] : []),
  ];
}
