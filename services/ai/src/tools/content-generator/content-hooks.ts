import type { Facts } from '../../facts/facts.js';
import type { Pick } from '../wording/pick.js';
import { businesses, type Hooks, type Mood, occasions } from './hook-wordings.js';

const moodOfTone: Readonly<Record<string, Mood>> = {
  witty: 'playful',
  casual: 'playful',
  friendly: 'warm',
  inspiring: 'warm',
  promotional: 'warm',
  conversational: 'warm',
};

/** What nobody jokes about, and what speaks for itself. */
const grave =
  /\b(?:sorry|apolog|passed away|funeral|memorial|died|death|loss|cancer|illness|accident|fire|flood|storm|hail|tornado|hurricane|recall|scam|lawsuit|divorce|bankrupt|abuse|emergency|evacuat|in memory)\w*/i;

export interface HookSource {
  readonly facts: Facts;
  /** The tone as chosen in the form. */
  readonly toneName: string | undefined;
  readonly trade: string | undefined;
  readonly company: string | undefined;
  /** Whether the readers are other businesses: jokes about their dogs are for customers. */
  readonly isForBusinesses: boolean;
  readonly pick: Pick;
}

/**
 * Two different first sentences that suit occasion, business and tone, and that state no fact. None for a sober tone, a
 * grave matter, or an owner who wants it short.
 */
export function hooksOf({
  facts,
  toneName,
  trade,
  company,
  isForBusinesses,
  pick,
}: HookSource): readonly string[] {
  const mood = moodOfTone[toneName?.toLowerCase() ?? ''];
  const { entered, constraints } = facts;
  if (!mood || constraints.short || grave.test(entered)) return [];
  const occasion = occasions.find(([words]) => isEarly(words.exec(entered), entered))?.[1];
  const isSober =
    isForBusinesses || occasion === occasions[0]?.[1] || occasion === occasions[1]?.[1];
  const business = isSober ? undefined : businessOf([trade, company]);
  const groups = [business, occasion].flatMap((hooks) => (hooks ? [hooks[mood]] : []));
  const [one, other = one] = groups;
  if (!one || !other) return [];
  const first = pick(one, 'hook');
  const second = pick(
    other.filter((hook) => hook !== first),
    'second hook',
  );
  return [first, second];
}

/** What stands only in the last part of a text is not what it is about. */
const isEarly = (found: RegExpExecArray | null, text: string) =>
  found !== null && (text.length < 120 || found.index < text.length / 2);

/** The business that the first of these texts names, the surest first. */
const businessOf = (texts: readonly (string | undefined)[]): Hooks | undefined => {
  for (const text of texts) {
    const known = businesses.find(([words]) => text && words.test(text));
    if (known) return known[1];
  }
  return undefined;
};
