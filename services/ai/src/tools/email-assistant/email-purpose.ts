import type { Facts } from '../../facts/facts.js';
import { asking } from './email-sentences.js';
import { type EmailType, emailTypes } from './email-types.js';

const meeting =
  /\b(?:meet|meeting|call|chat|interview|talk|discuss|coffee|lunch|visit|appointment|zoom|come by|get together|sit down|walkthrough)\b/i;
const increase =
  /\b(?:prices?|rates?|fees?|cost|tuition|rent|loaf|dues)\b[^.]{0,40}\b(?:go(?:es|ing)? up|going up|increase|rise|rising|raise|goes? from)\b|\bgoes from \$|\bprice increase\b/i;
/** Something that is agreed and gets another time: no meeting is asked for. */
const moved =
  /^(?:[a-z ]*\b)?(?:move|reschedule|postpone|push back|cancel|swap) (?!.*\b(?:meeting|meet)\b)/i;
const grave =
  /\b(?:condolences|sorry for your loss|passed away|(?<!\b(?:has|have|had|got|is) (?:an? |the )?)funeral|(?:he|she|who|father|mother|dad|mom|husband|wife|son|daughter|brother|sister|grand\w+) (?:just |has |recently )?died|death of|sympathy|in memory|(?:loss|passing) of (?:their|his|her|your|a))\b/i;
const bad =
  /\b(?:cancel\w*|decline|turn(?:ing)? down|not (?:renew|able)|two weeks' notice|notice|lice|icy|evict\w*|did(?:n't| not) get|went with someone|over our budget|shut ?off|recall)\b/i;

/** What a reader answers to. */
const awaitsAnswer =
  /\?|\b(?:repl(?:y|ies)|answer|respond|response|let (?:me|us) know|confirm|rsvp|get back|write back|quote|tell (?:me|us)|text|e-?mail|contact|reach out|feedback|decide|choose)\b/i;

/** "Tell parents we close early": news for people who know the writer, no introduction. */
const isNews = (entered: string) =>
  /\b(?:tell|remind|let|inform|notify|ask) (?:\w+ ){0,3}?(?:parents|customers|clients|members|everyone|families|tenants|guests|patients|team|crew|staff|them|him|her)\b/i.test(
    entered,
  ) &&
  !/\b(?:introduc\w*|my name|new here|we are new|who we are|just opened|just moved)\b/i.test(
    entered,
  );

/** The type of the form, or the general one where the entry plainly says something else. */
export function emailTypeOf(chosen: string, facts: Facts): string {
  const type =
    Object.keys(emailTypes).find((name) => name.toLowerCase() === chosen.trim().toLowerCase()) ??
    '';
  const { acts, entered } = facts;
  const has = (...kinds: readonly string[]) => acts.some(({ kind }) => kinds.includes(kind));
  if (grave.test(entered) && type !== 'Apology') return '';
  if (type === 'Meeting Request' && !meeting.test(entered) && has('request', 'question'))
    return 'Follow-Up';
  if (type === 'Meeting Request' && moved.test(entered)) return 'Follow-Up';
  if (type === 'Sales' && increase.test(entered)) return '';
  if (type === 'Thank You' && !/\bthank|\bgrateful|\bappreciat/i.test(entered) && has('invitation'))
    return '';
  if (
    type === 'Introduction' &&
    (acts.some(({ text }) => /^welcome\b/i.test(text)) || isNews(entered))
  )
    return '';
  return type;
}

/** The frame of a type as what was entered allows: no cheer over bad news, no wait for a reply that nobody asked for. */
export function adapted(type: EmailType, { entered, acts }: Facts): EmailType {
  if (grave.test(entered))
    return { ...type, opening: [], ask: [], closing: ['You are in our thoughts.'] };
  if (increase.test(entered))
    return {
      ...type,
      opening: [],
      ask: ['If you have any questions, please let me know.'],
      closing: ['Thank you for your understanding.', 'Thank you for your business.'],
    };
  if (acts.some(({ kind }) => kind === 'invitation'))
    return { ...type, ask: [], closing: ['I hope to see you there.', 'We would love to see you.'] };
  if (acts.some(({ text }) => /^(?:I wish you|welcome\b)/i.test(text)))
    return { ...type, opening: [], ask: [], closing: ['All of us are glad to know you.'] };
  const asked = acts.filter(({ kind }) => asking.test(kind));
  if (asked.length > 0 && asked.every(({ kind }) => kind === 'call') && !awaitsAnswer.test(entered))
    return {
      ...type,
      closing: type.closing.map((closing) =>
        /look forward to hearing/.test(closing)
          ? 'If you have any questions, please let me know.'
          : closing,
      ),
    };
  if (bad.test(entered) && type.closing.some((closing) => /look forward/.test(closing)))
    return {
      ...type,
      closing: entered.includes('?') ? [] : ['Thank you for your understanding.'],
    };
  return type;
}
