import { recordsOf } from './records.js';

/** What a trade knows: where its people are found, what sells in quiet times, who sends customers, where the money leaks. */
export type TradeWords = Readonly<Record<'recruits' | 'quietOffer' | 'senders' | 'leaks', string>>;

const trades = recordsOf('trades').map((record) => {
  const { words, ...own } = Object.fromEntries(record.map(({ key, text }) => [key, text]));
  return { words: new RegExp(words ?? '', 'i'), own: own as TradeWords };
});

/** The vocabulary of the entered trade; that of any trade where it is not known. */
export const tradeWordsOf = (industry: string): TradeWords =>
  (trades.find(({ words }) => words.test(industry)) as (typeof trades)[number]).own;
