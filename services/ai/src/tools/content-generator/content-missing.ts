import type { AccountFacts } from '../../facts/account/account-facts.js';
import { type Facts, figuresOf, readFacts } from '../../facts/facts.js';
import type { ContentChannel } from './content-channels.js';

interface Asked {
  readonly facts: Facts;
  readonly channel: ContentChannel;
  readonly contentType: string;
  readonly account: AccountFacts;
  readonly company: string | undefined;
  readonly action: string;
  readonly title: string;
  /** What the text tells besides its title. */
  readonly told: readonly string[];
  readonly noPrices: boolean;
}

/** What would make the text better, at most four. */
export function missingOf({
  facts,
  channel,
  contentType,
  account,
  company,
  action,
  title,
  told,
  noPrices,
}: Asked): string[] {
  const has = (...kinds: Parameters<typeof figuresOf>[1][]) =>
    figuresOf(facts, ...kinds).length > 0;
  const isArticle = channel.shape === 'article' && contentType.startsWith('Blog');
  const missing = facts.acts.flatMap(({ kind, text }) =>
    kind === 'unknown' ? [text.replace(/[.?!]+$/, '')] : [],
  );
  // A subject line has no room for more, and the mail behind it has.
  const isSubject = channel.shape === 'subject';
  if (!action && !isSubject) missing.push('what readers should do next: call, order, visit');
  if (
    !has('money', 'percent') &&
    !told.some((item) => /[$%]/.test(item)) &&
    !/\bfree\b|\boff\b/i.test(facts.entered) &&
    !isArticle &&
    !noPrices &&
    channel.shape !== 'press'
  )
    missing.push('a price or an offer');
  if (!has('date', 'time') && !account.hours && !isArticle) missing.push('dates or opening hours');
  if (
    !isSubject &&
    !has('phone', 'web', 'email', 'address') &&
    figuresOf(readFacts([action || '-']), 'phone', 'web', 'email', 'address').length === 0 &&
    !account.phone
  )
    missing.push('how to reach you');
  if (!company && !isSubject) missing.push('the name of your business');
  if (channel.shape === 'press') {
    if (!account.city) missing.unshift('the city and state that the news comes from');
    if (!/["“][^"”]+\s[^"”]+["”]/.test(facts.entered))
      missing.push('a quotation of a person, with the name');
  }
  const why = /^(?:here is )?(why (?:you|we|your|our) .+)/i.exec(title)?.[1];
  // Who tells what to do about it has told enough.
  if (why && told.length < 2)
    missing.unshift(`the reasons ${why.replace(/[.:?!]+$/, '').replace(/^W/, 'w')}`);
  return missing.slice(0, 4);
}
