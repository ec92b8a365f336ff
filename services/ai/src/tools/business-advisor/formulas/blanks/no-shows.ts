import type { Translate } from '@commons/service-kit/texts/package-texts';
import { usd } from '../../dates-and-amounts.js';
import { money, Sheet } from '../sheet.js';
import { type Question, sharedPeriod } from './blanks.js';

/** Appointments that nobody comes to: what they take, and what a deposit could bring back. */
export const noShows: Question<'gone' | 'price' | 'deposit' | 'all'> = {
  asks: /\bno[- ]?shows?\b|\bno (?:llegan?|vienen?|se presentan?|aparecen?)\b|\bpresentarse\b|\b(?:do ?n.t|don't|does ?n.t|never|not) (?:show|come|turn up|appear)\b|\bcancel\w*\b[\s\S]*\bdeposit\b|\bdeposit\b[\s\S]*\bcancel/,
  blanks: {
    gone: {
      kinds: ['count', 'percent'],
      words:
        /\b(?:no[- ]?shows?|show|come|turn up|miss|appear|don|cancel|no llegan?|no vienen?|no se presentan?)/,
    },
    price: {
      kinds: ['money'],
      time: 'once',
      words: /\b(?:each|at|average|avg|ticket|appointments?|is|of|for|session|visit|pay)\b/,
      not: /\bdeposit\b/,
    },
    deposit: {
      kinds: ['money', 'percent', 'count'],
      isOptional: true,
      isNamed: true,
      words: /\b(?:deposit|no-show (?:fee|charge)|fee|cobrar|presentarse|anticipo)\b/,
    },
    all: {
      kinds: ['count'],
      isOptional: true,
      words: /\b(?:appointments?|appts?|book|bookings?|a week|a month|a day|see)\b/,
      not: /\b(?:show|don|cancel)/,
    },
  },
  answer: ({ gone: [gone], price: [price], deposit: [deposit], all: [all] }, { text }) => {
    const per = gone?.period ?? all?.period ?? sharedPeriod([], text);
    if (!gone || !price || !per || per === 'hour') return undefined;
    const isShare = gone.kind === 'percent';
    if (isShare ? !all : all && all.value <= gone.value) return undefined;
    const isPart = deposit?.kind === 'percent';
    if (deposit && deposit.value > (isPart ? 100 : price.value)) return undefined;
    const sheet = new Sheet();
    if (all && !isShare) sheet.part('part', gone, all);
    const missed = isShare && all ? sheet.times('goneCount', all, gone) : gone;
    const lost = sheet.times('lost', { ...missed, period: per }, price);
    const yearly = sheet.inYear({ ...lost, period: per });
    const back =
      deposit &&
      (isPart
        ? sheet.times('paidBack', lost, deposit)
        : sheet.times('paidBack', { ...missed, period: per }, money(deposit.value)));
    sheet.use(gone, price, deposit, all);
    return sheet.tells(
      'no-shows',
      (t: Translate) =>
        t('adviceNoShows', {
          lost: usd(lost.value),
          yearly: usd(yearly.value),
          back: back ? usd(back.value) : 'none',
          per,
        }),
      { found: { noShow: { weekly: yearly.value / 52, yearly: yearly.value } } },
    );
  },
};
