/** Months by their first three letters. */
export const monthNames: Readonly<Record<string, string>> = {
  jan: 'January',
  feb: 'February',
  mar: 'March',
  apr: 'April',
  may: 'May',
  jun: 'June',
  jul: 'July',
  aug: 'August',
  sep: 'September',
  oct: 'October',
  nov: 'November',
  dec: 'December',
};

/** Days of the week by their first three letters. */
export const dayNames: Readonly<Record<string, string>> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};

/** A day of the week that is written out, as the source of a pattern. */
export const anyWeekday = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day';

/** A month that is written out, as the source of a pattern. */
export const anyMonth =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December)';

/** A word in small letters that names a month, short forms too. */
export const monthWord =
  /^(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec|january|february|march|april|august|september|october|november|december)$/;

/** A word in small letters that names a day of the week, short forms too. */
export const weekdayWord =
  /^(?:mon|tues?|wed|thu(?:rs?)?|fri|sat|sun|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)$/;

/** A word in small letters that names a day of the week, written out: "sat" and "sun" are other words, too. */
export const wholeWeekday = /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$/;
