import { isStatement } from '../../facts/grammar.js';
import { asSentence } from '../../facts/sentence.js';
import { upperStart } from '../wording/phrases.js';
import type { Brief } from './content-brief.js';
import type { Point } from './content-points.js';
import { questionOf } from './opening-question.js';

/** What the text is about, with "our" where it has no article. */
export const ours = (entered: string) => {
  const topic = entered
    .replace(/[.!?]+$/, '')
    .replace(/^(?:Why|How|What|When|Where)\b/, (word) => word.toLowerCase());
  return /^(?:our|the|a|an|my|your|why|how|what|when|where|\d|[A-Z])/.test(topic)
    ? topic
    : `our ${topic}`;
};

/** "why you should have your roof looked at": as a question, and what it takes for granted. */
function clauseTopic(about: string): { opening: string; question: string; title: string } {
  const should = /^(why|how|when|where) you (should|can|could|must|need to|have to) (.+)$/i.exec(
    about,
  );
  const [, word = '', modal = '', rest = ''] = should ?? [];
  const [head = about, list] = about.split(/:\s+/, 2);
  const items = list ? ` ${asSentence(list)}` : '';
  const sign =
    /^how (?:to|you can|you) (?:know|tell|see)(?: if| that| whether| when)? (your|the) ([\w ]{3,30}?) (is|are|needs?|has|have) ([\w ]{3,40})$/i.exec(
      head,
    );
  if (/^how (?:to|you)\b/i.test(head) && !should)
    return {
      title: upperStart(about),
      opening: `Here is ${head.replace(/^How/, 'how')}${list ? `: ${list.replace(/[.]$/, '')}.` : '.'}`,
      question: `${signQuestion(sign) ?? `Do you know ${head.replace(/^How/, 'how')}?`}${items}`,
    };
  const isNeed = / to$/.test(modal);
  return {
    title: upperStart(about),
    opening: word === 'why' ? `You ${modal} ${rest}.` : `Here is ${about}.`,
    question: should
      ? isNeed
        ? `${upperStart(word)} do you ${modal} ${rest}?`
        : `${upperStart(word)} ${modal} you ${rest}?`
      : /^(?:how|what|when|where) to /i.test(about)
        ? `Do you know ${about}?`
        : `Have you ever wondered ${about}?`,
  };
}

/** "how to know your brakes are worn" → "Are your brakes worn?" */
const signQuestion = (sign: RegExpExecArray | null): string | undefined => {
  const [, whose = '', what = '', verb = '', rest = ''] = sign ?? [];
  if (!sign || /^(?:has|have|needs?)$/i.test(verb))
    return sign
      ? `Does ${whose.toLowerCase()} ${what} ${verb.replace(/^has$/i, 'have').replace(/s$/, '')} ${rest}?`
      : undefined;
  return `${upperStart(verb)} ${whose.toLowerCase()} ${what} ${rest}?`;
};

/** What the text opens with, per angle. Empty where the owner's first clause opens it. */
export function openingsOf({ points, facts, ...brief }: Brief, topic: Point | undefined) {
  // A press release reports; it does not ask.
  const isPress = brief.channel.shape === 'press';
  const question = (!isPress && questionOf({ points, facts, ...brief })) || '';
  if (!topic) return { first: '', title: '', question };
  const about = ours(topic.raw);
  if (/^(?:why|how|what|when|where)\b/i.test(about)) {
    const { opening, question: own, title } = clauseTopic(about);
    return { first: opening, title, question: own };
  }
  // A bare name of a thing opens the owner's next clause: "Barber shop: walk ins welcome til 7."
  const isAnnounced = topic.kind === 'topic' || points.length < 2;
  // "Our trivia night: 7pm, $3 beers": words without a verb stand behind what they are about.
  const next = points.find((point) => point !== topic);
  const isHeading = next && !isStatement(next.prose.replace(/[.]$/, ''));
  return {
    first: isAnnounced && !isHeading ? `Let us tell you about ${about}.` : '',
    title: upperStart(isAnnounced ? about : topic.raw.replace(/[.!?]+$/, '')),
    question:
      isAnnounced && !question.toLowerCase().includes(about.replace(/^(?:our|the|an?) /, ''))
        ? `Have you heard about ${about}?`
        : question,
  };
}
