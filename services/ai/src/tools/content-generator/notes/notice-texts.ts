import type { AccountFacts } from '../../../facts/account-facts.js';
import type { Facts } from '../../../facts/facts.js';
import { shorten, upperStart } from '../../wording/phrases.js';
import { signature } from '../../wording/signature.js';
import type { ContentChannel } from '../content-channels.js';
import { type Blocks, blocksText, compositionsOf, type Notice } from './notice.js';
import { noticeAds } from './notice-ad.js';

export interface NoticeFrame {
  readonly channel: ContentChannel;
  readonly company: string | undefined;
  readonly trade: string | undefined;
  readonly account: AccountFacts;
  readonly facts: Facts;
  /** The call to action as a sentence; may be empty. */
  readonly action: string;
  readonly hashtags: string;
  /** Whether the tone has exclamation marks. */
  readonly isLively: boolean;
  readonly words: FrameWords;
}

/** The words around a text in its language. */
export interface FrameWords {
  readonly greeting: string;
  readonly closing: string;
  readonly news: string;
  readonly newsFrom: string;
  readonly inPlace: string;
  readonly button: string;
  readonly exclaimed: (title: string) => string;
  readonly adLabels: readonly [headline: string, description: string, button: string];
  readonly headings: readonly (readonly [what: string, next: string])[];
}

export const englishFrame: FrameWords = {
  greeting: 'Hello,',
  closing: 'Best regards,',
  news: 'News for you',
  newsFrom: 'News from',
  inPlace: 'in',
  button: 'Learn more',
  exclaimed: (title) => `${title}!`,
  adLabels: ['Headline', 'Description', 'Button'],
  headings: [
    ['What we offer', 'Your next step'],
    ['About us', 'Get in touch'],
    ['At a glance', 'How to reach us'],
  ],
};

const subjectMaximum = 60;

function subjectsOf(
  { title, lines, items, opening }: Notice,
  { company, words }: NoticeFrame,
): string[] {
  const plain = title.replace(/[.!?:]+$/, '');
  const first = lines[0]?.[1] ?? items[0]?.item ?? '';
  const question = /^[^?]+\?/.exec(opening)?.[0] ?? '';
  const short = shorten(plain, subjectMaximum);
  const choices = [
    [`${plain}: ${first}`, plain, short],
    [
      company ? `${company}: ${plain}` : '',
      first ? `${first}: ${plain}` : '',
      company ? `${words.newsFrom} ${company}` : '',
      first,
    ],
    [
      `${question} ${question.split(' ').length > 4 ? '' : plain}`.trim(),
      question,
      items[1]?.item ?? '',
      short,
    ],
  ];
  return choices.map(
    (all) => all.find((one) => one.length > 3 && one.length <= subjectMaximum) ?? short,
  );
}

/** Leaves out items from the end until a short text fits. */
function within(blocks: Blocks, most: number): string {
  const all = blocks.map((lines) => [...lines]);
  const longest = () => all.slice(1, -1).findLast((lines) => lines.length > 0);
  while (blocksText(all).length > most) {
    const lines = longest();
    if (!lines) break;
    lines.pop();
  }
  return blocksText(all);
}

/** The three compositions of a notice in the form of the channel. */
export function noticeTexts(notice: Notice, frame: NoticeFrame): string[] {
  const { channel, facts, account, action, hashtags, words, isLively } = frame;
  if (channel.shape === 'ad') return noticeAds(notice, frame);
  const subjects = subjectsOf(notice, frame);
  if (channel.shape === 'subject') return subjects;
  const marked = (title: string) => (isLively ? words.exclaimed(title) : `${title}.`);
  return compositionsOf(notice, marked).map((blocks, variant) => {
    const body = [...blocks, [action]];
    switch (channel.shape) {
      case 'email':
        return blocksText([
          [`Subject: ${subjects[variant]}`],
          [words.greeting],
          ...body,
          [signature(facts, account, words.closing)],
        ]);
      case 'page':
        return blocksText(pageOf(blocks, variant, notice, frame));
      case 'line':
        return within(body, channel.maximum);
      default:
        return blocksText([...body, [hashtags]]);
    }
  });
}

function pageOf(
  blocks: Blocks,
  variant: number,
  { title }: Notice,
  { company, action, words, account }: NoticeFrame,
): Blocks {
  const [what = '', next = ''] = words.headings[variant] ?? [];
  const [first = [], ...more] = blocks;
  const head =
    variant === 0 || !company
      ? shorten(title.replace(/:$/, ''), 60)
      : `${company}${account.city ? ` (${account.city})` : ''}`;
  return [
    [`# ${upperStart(head)}`],
    ...(variant === 0 ? [] : [first]),
    [`## ${what}`],
    ...more,
    ...(action ? [[`## ${next}`], [action]] : []),
  ];
}
