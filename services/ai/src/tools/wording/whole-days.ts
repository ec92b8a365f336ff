const days: Readonly<Record<string, string>> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};

const short =
  /(?<![-–/&]\s?)\b(Mon|Tues?|Weds?|Thu(?:rs?)?|Fri|Sat|Sun)\b(?!\s?[-–/&])\.?(?=[\s,.;:!?)]|$)/g;

const months: Readonly<Record<string, string>> = {
  Jan: 'January',
  Feb: 'February',
  Mar: 'March',
  Apr: 'April',
  Jun: 'June',
  Jul: 'July',
  Aug: 'August',
  Sep: 'September',
  Oct: 'October',
  Nov: 'November',
  Dec: 'December',
};
const shortMonth =
  /\b(Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\b\.?(?= \d)|(?<=\b(?:in|since|until|till|through|thru|starting|by|next|last) )(Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\b(?=[.,;!?]|$| [a-z])/g;

/** "Oct 15" → "October 15", "starting Jan" → "starting January". */
export const withWholeMonths = (text: string): string =>
  text.replace(shortMonth, (found: string) => months[found.slice(0, 3)] ?? found);

/** A letter spells days out; a range such as "Mon-Fri" stays short. */
export const withWholeDays = (text: string): string =>
  withWholeMonths(
    text.replace(short, (found, day: string) => {
      const end = found.endsWith('.') ? '.' : '';
      return (days[day.slice(0, 3).toLowerCase()] ?? day) + end;
    }),
  );
