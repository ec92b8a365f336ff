import { upperFirst } from '@commons/contracts/text/upper-first';
import { termsOf } from '../../../facts/grammar/grammar.js';
import type { PlacedText } from './distinct.js';
import { type Notice, withoutMark } from './notice.js';
import { type NoticeFrame, noticeTexts } from './notice-texts.js';
import { headlineOf } from './subjects.js';

/** Longest title over a post of a blog. */
export const maxTitleLength = 70;

/** The topic of a post, or as much of its first sentence as fits. */
function titleOf(title: string): string {
  const [plain = ''] = title.replace(/^here (?:is|are) /i, '').split(/: /);
  // Of several topics the first.
  const [topic = plain] = /^(?:how|why|what|when|where)\b/i.test(plain)
    ? plain.split(/, (?=(?:and )?(?:how|why|what|when|where)\b)/i)
    : [plain];
  return upperFirst(headlineOf(topic, maxTitleLength));
}

/** A post has a title over it; a list needs no second one. */
const withTitle = (text: string, title: string): string =>
  /^#/.test(text) || !title
    ? text
    : `# ${title}\n\n${text.startsWith(`${title}:\n\n`) ? text.slice(title.length + 3) : text}`;

const bare = (sentence: string) =>
  withoutMark(sentence)
    .replace(/^here (?:is|are) /i, '')
    .toLowerCase();

const isGerund = /^\p{L}+ing$/iu;
/** Whether a text tells or asks something, and names no mere things. */
const isSaid = (text: string): boolean =>
  text.includes(' ') &&
  termsOf(text).some(({ tags, text: word }) => tags.has('Verb') && !isGerund.test(word));

/** "How to choose a daycare: visit twice, …" under that title: what stands behind the colon. */
function behindTopic(sentence: string, title: string): string | undefined {
  const isTopic = /^(?:How|Why|What|When|Where) /.test(title);
  if (!isTopic || !sentence.toLowerCase().startsWith(`${title.toLowerCase()}: `)) return undefined;
  const rest = sentence.slice(title.length + 2);
  if (isSaid(rest.split(/, | and /)[0] ?? '')) return upperFirst(rest);
  return `${title.startsWith('Why ') ? 'The reasons' : 'What matters'}: ${rest}`;
}

/** The notice without its first sentence where the title says it. */
function withoutTopic(entered: Notice, title: string): Notice {
  const [[head = '', ...tail] = [], ...following] = entered.thoughts;
  const rest = behindTopic(head, title);
  const notice = rest ? { ...entered, thoughts: [[rest, ...tail], ...following] } : entered;
  return withoutTitle(notice, title);
}

function withoutTitle(notice: Notice, title: string): Notice {
  const [[first = '', ...more] = [], ...others] = notice.thoughts;
  const rest = [...(more.length > 0 ? [more] : []), ...others];
  return bare(first) === title.toLowerCase() && rest.length > 0
    ? { ...notice, thoughts: rest, isHeadless: true }
    : notice;
}

/** Texts under their title, which they do not say again. */
export function titledTexts(notice: Notice, frame: NoticeFrame): PlacedText[] {
  const title = notice.title ? titleOf(notice.title) : '';
  return noticeTexts(withoutTopic(notice, title), frame).map((one) => ({
    ...one,
    text: withTitle(one.text, title),
  }));
}
