import type { Translate } from '@commons/service-kit/texts/package-texts';
import { usd } from '../../dates-and-amounts.js';
import { Sheet } from '../sheet.js';
import type { Question } from './blanks.js';

/** What is taken home, for each hour that the owner works. */
export const earnedAnHour: Question<'hours' | 'home'> = {
  asks: /\b(?:an hour|per hour|hourly|each hour)\b/,
  blanks: {
    hours: { kinds: ['count'], counts: /\bhour/, words: /\b(?:works?|working|put in|hours)\b/ },
    home: {
      kinds: ['money'],
      time: 'flow',
      words: /\b(?:take home|makes?|clear|left|earn|pay myself|draw|profit|keep|comes? to me)\b/,
    },
  },
  answer: ({ hours: [hours], home: [home] }) => {
    if (!home?.period || hours?.period !== 'week' || hours.value > 120) return undefined;
    const sheet = new Sheet();
    const yearly = sheet.inYear(home);
    const worked = sheet.times(
      'hours',
      { kind: 'count', value: hours.value },
      { kind: 'count', value: 52 },
    );
    const hourly = sheet.over('hourly', { kind: 'money', value: yearly.value }, worked);
    sheet.use(hours, home);
    return sheet.tells('overload', (t: Translate) =>
      t('adviceEarnedAnHour', { hourly: usd(hourly.value) }),
    );
  },
};
