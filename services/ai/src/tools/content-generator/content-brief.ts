import type { AccountFacts } from '../../facts/account-facts.js';
import type { Facts } from '../../facts/facts.js';
import type { Pick } from '../wording/pick.js';
import type { ContentChannel } from './content-channels.js';
import type { Point } from './content-points.js';
import type { ContentTone } from './content-tones.js';

/** What the variants of a text are made of. */
export interface Brief {
  readonly channel: ContentChannel;
  readonly contentType: string;
  readonly facts: Facts;
  readonly account: AccountFacts;
  readonly company: string | undefined;
  readonly points: readonly Point[];
  readonly audience: string;
  /** The call to action in three wordings. */
  readonly actions: readonly [string, string, string];
  readonly tone: ContentTone;
  /** First sentences that suit tone, occasion and business; none for a sober text. */
  readonly hooks: readonly string[];
  readonly trade: string | undefined;
  readonly city: string | undefined;
  readonly pick: Pick;
}
