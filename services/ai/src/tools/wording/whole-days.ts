import { dayNames, monthNames } from '../../facts/amounts/calendar-names.js';

const short =
  /(?<![-–/&]\s?)\b(Mon|Tues?|Weds?|Thu(?:rs?)?|Fri|Sat|Sun)\b(?!\s?[-–/&])\.?(?=[\s,.;:!?)]|$)/g;

const shortMonth =
  /\b(Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\b\.?(?= \d| (?:bank |credit card )?(?:statements?|bill|rent|invoices?|payment|receipts|books|numbers)\b)|(?<=\b(?:in|since|until|till|through|thru|starting|by|next|last) )(Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\b(?=[.,;!?]|$| [a-z])/g;

/** "Oct 15" → "October 15", "starting Jan" → "starting January". */
export const withWholeMonths = (text: string): string =>
  text.replace(shortMonth, (found: string) => monthNames[found.slice(0, 3).toLowerCase()] ?? found);

/** A letter spells days out; a range such as "Mon-Fri" stays short. */
export const withWholeDays = (text: string): string =>
  withDayList(
    withWholeMonths(
      text.replace(short, (found, day: string) => {
        const end = found.endsWith('.') ? '.' : '';
        return (dayNames[day.slice(0, 3).toLowerCase()] ?? day) + end;
      }),
    ),
  );

const dayName = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?';
/** "Monday and Wednesday and Friday" → "Monday, Wednesday and Friday" */
const days = new RegExp(`\\b${dayName}(?: and ${dayName}){2,}\\b`, 'g');
const withDayList = (text: string) =>
  text.replace(days, (list) =>
    list
      .split(' and ')
      .join(', ')
      .replace(/, (?=[^,]*$)/, ' and '),
  );
