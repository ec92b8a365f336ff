import type { Act } from '../../../facts/grammar/acts.js';
import { gerundOf } from '../../../facts/grammar/grammar.js';
import { tagged } from '../../../facts/grammar/tagging.js';
import {
  lowerCommonStart,
  shorten,
  subjectOf,
  upperFirst,
  withArticle,
} from '../../wording/phrases.js';
import { aboutWords } from './subject-words.js';

/** The first act of these kinds. */
export const first = (acts: readonly Act[], ...kinds: readonly Act['kind'][]): Act | undefined =>
  acts.find(({ kind }) => kinds.includes(kind));

/** The matter in a few words. */
export function matterOf(
  acts: readonly Act[],
  room: number,
  isApology: boolean,
): string | undefined {
  const topic = first(acts, 'topic', 'news', 'reminder');
  if (topic?.text && !/^to\b/i.test(topic.text))
    return shorten(topic.text.replace(/^(?:that|about|of|for)\s+/i, ''), room);
  const apology = first(acts, 'apology', 'complaint');
  if (apology?.text) {
    const what = apology.text.replace(/^(?:for|that|about)\s+/i, '');
    const matter = subjectOf(what) ?? (/^for\b/.test(apology.text) ? withArticle(what) : undefined);
    if (matter && !/^(?:being|not)\b/i.test(matter)) return shorten(matter, room);
  }
  const intent = first(acts, 'intent');
  const proposed =
    /^(?:propose|suggest|introduce|sell|offer)\s+(?!that\b|to\b|myself\b|ourselves\b)(.+)/i.exec(
      intent?.text ?? '',
    )?.[1] ?? /^introduce (?:myself|ourselves) as (.+)/i.exec(intent?.text ?? '')?.[1];
  if (proposed) return shorten(proposed, room);
  const question = first(acts, 'question');
  const asked =
    question &&
    subjectOf(question.text.replace(/^(?:if|whether|why|when|how|what|where)\s+/i, ''))?.replace(
      /\s(?:went|goes|go|is|are|was|were|has|have|will|did|came|got)\b.*$/i,
      '',
    );
  const wanted =
    /\b(?:liked?|got|received|saw|seen|reviewed|read|need|want|decided (?:about|on)) ((?:the|our|my) [\w ]{3,30})/i
      .exec(question?.text ?? '')?.[1]
      ?.replace(/ (?:done|fixed|finished|cleaned|moved|replaced|ready)$/, '');
  const thing =
    /^(?:if|whether) ((?:the|your|our|my) (?:[a-z-]+ ){0,2}?[a-z-]+)(?= (?:we|you|I|they|that|which|is|are|was|were|will|has|have|can)\b)/i.exec(
      question?.text ?? '',
    )?.[1];
  if (asked ?? wanted ?? thing) return shorten(asked ?? wanted ?? thing ?? '', room);
  const wish = isApology ? undefined : first(acts, 'wish', 'offer');
  if (wish && !/^to\b/i.test(wish.text)) return shorten(wish.text, room);
  const said = first(acts, 'statement');
  const subject = said && subjectOf(said.text);
  if (subject && !/^(?:here|there|yes|no)\b/i.test(subject)) return shorten(subject, room);
  const detail = acts.find(
    ({ kind, text }) =>
      (kind === 'detail' || kind === 'mention') &&
      !/^(?:call|reply|text|e-?mail|rsvp|bring)\b|^[$\d]|\bplease\b|^(?:(?:mon|tues?|weds?|thu(?:rs)?|fri|sat|sun)(?:day|sday|nesday|rsday|urday)?|today|tomorrow)\b/i.test(
        text,
      ),
  );
  return detail
    ? shorten(acts.length === 1 ? withArticle(lowerCommonStart(detail.text)) : detail.text, room)
    : undefined;
}

/** "Grout color came in wrong reorder": what a line of a list begins with. */
export function pointSubject(acts: readonly Act[], room: number): string | undefined {
  const text = acts.find(({ isPoint }) => isPoint)?.text ?? '';
  const [numbered] = /^(?:PO|order|invoice|ticket|job|claim) #?\d[\w-]*/i.exec(text) ?? [];
  if (numbered) return upperFirst(numbered);
  const words = tagged(text);
  const end = words.findIndex(({ pos }) => !/^(?:DET|ADJ|NOUN|PROPN|PRON)$/.test(pos));
  const group = words.slice(0, end < 0 ? 5 : Math.min(end, 5));
  const last = group.findLastIndex(({ pos }) => /^(?:NOUN|PROPN)$/.test(pos));
  const matter = last < 0 ? '' : text.slice(0, group[last]?.end);
  return matter && !/^(?:it|he|she|they|we|i|you|this|that|there)\b/i.test(matter)
    ? shorten(`About ${aboutWords(matter)}`, room)
    : undefined;
}

/** A sentence short enough to be a subject: "Your car is ready"; "Closing early on Dec 24" for "we're closing …". */
export function sentenceSubject(act: Act | undefined, room: number): string | undefined {
  if (!act) return undefined;
  const whole = act.text.replace(/[.!]+$/, '');
  const text = (
    whole.length > room ? (whole.split(/,? (?:so|because|but|since) /)[0] ?? whole) : whole
  ).replace(/^(?:ok|so|and|but|hi|hello)\s+/i, '');
  const doing = /^(?:we're|we are|we will be|I'm|I am)\s+(?=\w+ing\b)/i.exec(text);
  if (doing) return shorten(upperFirst(text.slice(doing[0].length)), room);
  const having = /^(?:we|I)\s+(?:need|have|want) to\s+(\w+)\b/i.exec(text);
  if (having?.[1])
    return shorten(upperFirst(gerundOf(having[1]) + text.slice(having[0].length)), room);
  const [head = '', ...others] = text.split(/, (?!\d)/);
  // "For the third time, lilies came open": what came, not how often.
  const clause = /^(?:for|at|on|in|after|with)\b/i.test(head) && others[0] ? others[0] : head;
  if (/^(?:you asked|yes|no|sure)\b/i.test(text)) return undefined;
  if (text.length <= room)
    return upperFirst((text.length > 45 || clause !== head) && clause.length > 12 ? clause : text);
  return undefined;
}

/** The beginning of a long sentence as far as it is whole. */
export const cutSentence = (text: string, room: number): string | undefined => {
  const [clause = text] =
    text.length > room
      ? text.split(
          /,? (?:so|because|but|since|and then|and (?=(?:it|it's|we|I|they|he|she|there)\b)) ?/,
        )
      : [text];
  const short = upperFirst(shorten(clause, room));
  return short.split(' ').length > 3 ? short : undefined;
};
