import type { EmailRequest } from '@commons/contracts/tools/ai';
import type { z } from 'zod';
import type { AccountFacts } from '../../facts/account/account-facts.js';
import type { Facts } from '../../facts/facts.js';
import type { Act, ActKind } from '../../facts/grammar/acts.js';
import type { Pick } from '../wording/pick.js';
import type { EmailTone } from './email-tones.js';
import type { EmailType } from './email-types.js';

/** One e-mail while it is written: acts are taken out as they are said. */
export interface Letter {
  readonly input: z.output<typeof EmailRequest>;
  readonly facts: Facts;
  readonly account: AccountFacts;
  readonly type: EmailType;
  readonly typeName: string;
  readonly tone: EmailTone;
  readonly pick: Pick;
  acts: Act[];
  /** Whether the writer states a need and proposes nothing. */
  readonly isStatedNeed: boolean;
}

/** Takes the acts of these kinds out of the letter. */
export function take(letter: Letter, ...kinds: readonly ActKind[]): Act[] {
  const taken = letter.acts.filter(({ kind }) => kinds.includes(kind));
  letter.acts = letter.acts.filter(({ kind }) => !kinds.includes(kind));
  return taken;
}

/** The first act, if it is one of these: nothing is torn out of the order of the entry. */
export function takeLeading(letter: Letter, ...kinds: readonly ActKind[]): Act | undefined {
  return letter.acts[0] && kinds.includes(letter.acts[0].kind) ? letter.acts.shift() : undefined;
}

export function takeFirst(letter: Letter, ...kinds: readonly ActKind[]): Act | undefined {
  const at = letter.acts.findIndex(({ kind }) => kinds.includes(kind));
  return at < 0 ? undefined : letter.acts.splice(at, 1)[0];
}

/** "Introduce Marcus Webb as their new manager": somebody else than the writer. */
export const presentsOther = ({ acts }: Letter) =>
  acts.some(
    ({ kind, text }) =>
      kind === 'intent' && /^introduce [A-Z][\w'-]+(?: [A-Z][\w'-]+)*(?: as\b|,)/.test(text),
  );
