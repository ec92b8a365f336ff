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

/** A letter spells days out; a range such as "Mon-Fri" stays short. */
export const withWholeDays = (text: string): string =>
  text.replace(short, (found, day: string) => {
    const end = found.endsWith('.') ? '.' : '';
    return (days[day.slice(0, 3).toLowerCase()] ?? day) + end;
  });
