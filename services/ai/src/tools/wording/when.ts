import { upperFirst } from '@commons/contracts/text/upper-first';
import { dayNames, monthNames } from '../../facts/grammar/calendar-names.js';
import { lowerFirst } from '../../facts/grammar/lower-first.js';

const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?';
const day =
  '(?:mon|tues?|weds?|thu(?:rs?)?|fri|sat|sun|monday|tuesday|wednesday|thursday|friday|saturday|sunday)';
const number = '\\d{1,2}(?:st|nd|rd|th)?(?![\\d:%$])';
const clock = '(?:\\d{1,2}(?::\\d\\d)?(?: ?[ap]\\.?m\\b\\.?)?|noon|midnight)';
const span = '\\s?(?:-|–|to|til|till|until|through)\\s?';

const dateToken = `(?:${day},? )?${month} ${number}(?:(?:${span}|,? ?(?:and|&) )(?:${month} )?${number}(?! ?[ap]\\.?m)(?!${span}\\d))?`;
const dayToken = `${day}s?(?:(?:${span}| and | & |, )${day}s?)*`;
const spokenDay =
  'today|tonight|tomorrow|daily|(?:this|next|every|all) (?:week(?:end)?|month|season|year|day|morning|evening|spring|summer|fall|winter)s?(?: only)?|(?:weekdays|weekends|weeknights)';
const time = `(?:(?:from|at|between) )?${clock}(?:${span}|\\s?and )${clock}|(?:at|until|till|(?<!\\d )by|after|before) ${clock}|\\d{1,2}(?::\\d\\d)? ?[ap]\\.?m\\b\\.?|noon|midnight`;
const relation =
  '(?:(?:every |each |on |the )(?:other |first |second |third |fourth |last )|every |each |on |from |starting (?:on )?|until |till |through |by |around |about |this |next |(?<!the )last |all |in |after |before |since |during )?';

const dated = `(?<=^|[\\s,(])${relation}(?:${dateToken}|${dayToken}|${month}(?= |$|,)(?! \\d(?!\\d?(?::\\d\\d)? ?[ap]m))|${spokenDay})(?: only)?(?=$|[\\s,.;:!)])`;
const clocked = `(?<=^|[\\s,])(?:${time})(?=$|[\\s,.;:!)])`;

/** When something is, in words that fit after a verb: "on Saturday, November 28, from 10 to 12". */
export interface When {
  readonly text: string;
  /** The day without its preposition: "Saturday, November 28"; empty where there is only a time. */
  readonly day: string;
  readonly time: string;
}

/** A text around its date and time. */
export interface Timed {
  readonly before: string;
  readonly when: When | undefined;
  readonly after: string;
}

/** Words that are months or days only with something beside them: "may", "sun", "march". */
const isWord = (found: string) =>
  found === 'SAT' || /^(?:may|march|mar|sun|sat|wed|dec|jun|jan)$/.test(found.trim());

/** "June Castellano" is somebody. */
const isNamed = (found: string, behind: string) =>
  /(?:^|\s)(?:April|May|June|August)$/i.test(found) &&
  /^ (?!(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*\b)[A-Z][a-z]{2,}/.test(behind);

/** "eight Saturdays" are a number of days. */
const isCounted = (found: string, before: string) =>
  /^\w+days$/i.test(found.trim()) &&
  /(?:^|\s)(?:two|three|four|five|six|seven|eight|nine|ten|twelve|\d+)\s*$/i.test(before);

/** Finds the date and the time of a note: "wreath class sat nov 28 10-12 at the shop". */
export function timed(text: string): Timed {
  const date = firstOf(new RegExp(dated, 'gi'), text);
  const behind = date ? text.slice(date.end) : text;
  const near = date && new RegExp(`^,? *(?:${time})(?=$|[\\s,.;:!)])`, 'i').exec(behind);
  if (date && near) {
    return {
      before: text.slice(0, date.start).trim(),
      when: whenOf(date.found, near[0].replace(/^[, ]+/, '')),
      after: behind.slice(near[0].length).trim(),
    };
  }
  const clock = firstOf(new RegExp(clocked, 'gi'), text);
  const isTime =
    clock &&
    /[ap]\.?m\b|:|^(?:from|at|until|till|after|before|by) |noon|midnight/i.test(clock.found);
  if (date) {
    // "10 to 2 every saturday", "until 8 on thursdays": the time stands before the day.
    if (
      clock &&
      isTime &&
      clock.end <= date.start &&
      /^,? *$/.test(text.slice(clock.end, date.start))
    )
      return {
        before: text.slice(0, clock.start).trim(),
        when: whenOf(date.found, clock.found),
        after: behind.trim(),
      };
    return {
      before: text.slice(0, date.start).trim(),
      when: whenOf(date.found, ''),
      after: behind.trim(),
    };
  }
  if (clock && isTime)
    return {
      before: text.slice(0, clock.start).trim(),
      when: whenOf('', clock.found),
      after: text.slice(clock.end).trim(),
    };
  return { before: text, when: undefined, after: '' };
}

function firstOf(pattern: RegExp, text: string) {
  for (const match of text.matchAll(pattern)) {
    const found = match[0];
    if (
      !found ||
      isWord(found) ||
      isNamed(found, text.slice(match.index + found.length)) ||
      isCounted(found, text.slice(0, match.index)) ||
      // "a girl named June"
      /\b(?:named|called|name is) $/i.test(text.slice(0, match.index))
    )
      continue;
    return { found, start: match.index, end: match.index + found.length };
  }
  return undefined;
}

/** "feb 10 to 14" → "February 10 to 14". */
const spelled = (text: string) =>
  text
    .replace(
      new RegExp(`\\b${month}(?=[\\s,]|$)`, 'gi'),
      (found) => monthNames[found.slice(0, 3).toLowerCase()] ?? found,
    )
    .replace(
      new RegExp(`\\b(${day})(s?)\\b`, 'gi'),
      (_, found: string, many: string) =>
        `${dayNames[found.slice(0, 3).toLowerCase()] ?? found}${/day$/i.test(found) || found.length === 3 ? many : ''}`,
    )
    .replace(/(\w+day),? (?=(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\w* \d)/g, '$1, ')
    .replace(/(\d)\s?[-–]\s?(?=\d|[A-Z])/g, '$1 to ')
    .replace(/day\s?[-–]\s?(?=\w+day)/g, 'day to ');

/** "6-8pm" → "from 6 to 8 pm"; "at 7" stays. */
function clockText(entered: string): string {
  if (!entered) return '';
  const plain = entered
    .toLowerCase()
    .replace(/(\d) ?([ap])\.?m\b\.?/g, '$1$2m')
    .replace(/\s?[-–]\s?/g, ' to ')
    .replace(/\s(?:til|till|until|through)\s(?=\d|noon|midnight)/g, ' to ')
    .replace(/\bbetween (.+) to /, 'between $1 and ');
  if (/^(?:from|at|until|till|by|after|before|between) /.test(plain))
    return plain.replace(/^till /, 'until ');
  return / to /.test(plain) ? `from ${plain}` : `at ${plain}`;
}

function whenOf(date: string, clock: string): When {
  const timeText = clockText(clock);
  let words = spelled(date.trim());
  const day = words
    .replace(/^(?:on|from|starting(?: on)?|until|till|through|by|in|after|before|since) /i, '')
    .replace(/ only$/, '');
  const isMonth = /^[A-Z][a-z]+$/.test(words) && Object.values(monthNames).includes(words);
  if (isMonth) words = `in ${words}`;
  else if (
    /^[A-Z]/.test(words) &&
    !/^(?:Every|Each|On|From|Starting|Until|Till|Through|By|Around|About|This|Next|All|In|After|Before|Since|Today|Tonight|Tomorrow|Daily|Week)/.test(
      words,
    )
  )
    words = / (?:to|through) /.test(words)
      ? / through /.test(words) || (timeText && !/\d/.test(words))
        ? words
        : `from ${words}`
      : `on ${words}`;
  if (
    !/^[A-Z]\w+day\b/.test(words) &&
    !Object.values(monthNames).some((name) => words.startsWith(name))
  )
    words = lowerFirst(words);
  const glue = /day, \w+ \d/.test(words) && timeText ? ', ' : ' ';
  return { text: [words, timeText].filter(Boolean).join(glue), day, time: timeText };
}

/** "on Saturday, November 28, from 10 to 12" → "Saturday, November 28, 10 to 12". */
export const plainWhen = ({ text }: When): string =>
  upperFirst(
    text
      .replace(/^(?:on|from|at|in) (?=[A-Z\d])/, '')
      .replace(/, (?:from (?=\d|noon)|at (?=[\d:]+[ap]m))/, ', ')
      .replace(/(\d), at /, '$1 at ')
      .replace(/ from (?=\d|noon)/, ', '),
  );
