import { anyWeekday, dayNames, monthNames } from '../../facts/grammar/calendar-names.js';

const short =
  /(?<![\w.)] ?[-–/&] ?)\b(Mon|Tues?|Weds?|Thu(?:rs?)?|Fri|Sat|Sun)\b(?! ?[-–/&])\.?(?=[\s,.;:!?)]|$)/g;

const shortMonth =
  /\b(Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\b\.?(?= \d| (?:bank |credit card )?(?:statements?|bill|rent|invoices?|payment|receipts|books|numbers)\b)|(?<=\b(?:in|since|until|till|through|thru|starting|by|next|last|end of) )(Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\b(?=[.,;!?]|$| [a-z])/g;

/** "Oct 15" → "October 15", "starting Jan" → "starting January". */
export const withWholeMonths = (text: string): string =>
  text.replace(shortMonth, (found: string) => monthNames[found.slice(0, 3).toLowerCase()] ?? found);

/** A letter spells days out; a range such as "Mon-Fri" stays short. */
export const withWholeDays = (text: string): string =>
  withDayList(
    withWholeMonths(
      text.replace(oddRange, spelledRange).replace(short, (found, day: string) => {
        const end = found.endsWith('.') ? '.' : '';
        return (dayNames[day.slice(0, 3).toLowerCase()] ?? day) + end;
      }),
    ),
  );

/** "Thurs-Fri": nobody shortens days so; "Mon-Fri" is usual. */
const oddRange =
  /\b(Mon|Tues?|Weds?|Thurs?|Thu|Fri|Sat|Sun)\s?[-–]\s?(Mon|Tues?|Weds?|Thurs?|Thu|Fri|Sat|Sun)\b(?!\s?[-–])/g;
const week = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const spelledRange = (found: string, from: string, to: string): string => {
  if (from.length === 3 && to.length === 3) return found;
  const [first = '', last = ''] = [from, to].map((day) => day.slice(0, 3).toLowerCase());
  const isNext = (week.indexOf(first) + 1) % week.length === week.indexOf(last);
  return `${dayNames[first] ?? from} ${isNext ? 'and' : 'through'} ${dayNames[last] ?? to}`;
};

const dayName = `${anyWeekday}s?`;
/** "Monday and Wednesday and Friday" → "Monday, Wednesday and Friday" */
const days = new RegExp(`\\b${dayName}(?: and ${dayName}){2,}\\b`, 'g');
const withDayList = (text: string) =>
  text.replace(days, (list) =>
    list
      .split(' and ')
      .join(', ')
      .replace(/, (?=[^,]*$)/, ' and '),
  );
