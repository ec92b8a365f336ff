import type { EmailRequest } from '@commons/contracts/tools/ai';
import type { z } from 'zod';
import type { AccountFacts } from '../../facts/account/account-facts.js';
import { withOwnContacts } from '../../facts/account/own-contacts.js';
import { type Facts, readFacts } from '../../facts/facts.js';
import { lowerFirst } from '../../facts/grammar/lower-first.js';
import {
  type Signer,
  withoutSignature,
  withoutSigningOrder,
} from '../../facts/readers/closing-signature.js';
import type { ReadRequest } from '../../facts/requests/read-request.js';
import { withColons } from '../../facts/spelling/clock-times.js';
import type { ReadsOrders } from './told-acts.js';

type Input = z.output<typeof EmailRequest>;

/** Readers for whom customers are others. */
const toOthers = /^(?:supplier|vendor|partner|team member|manager|investor)$/i;

/** What a letter says, in the fields of the form. */
export interface Told {
  readonly purpose: string;
  readonly points: string;
  /** Whom it greets. */
  readonly reader?: string;
}

/** What the letter says, in whole sentences; key points that are no sentences stay a list. */
export function toldIn(
  requests: readonly ReadRequest[],
  points: string,
  account: AccountFacts,
): Told {
  const [purpose = '', listed = ''] = requests.map(({ edited = '' }) =>
    withOwnContacts(withColons(edited), account),
  );
  const { text: last } = withoutSignature(listed || purpose);
  const isList = /\n/.test(points.trim()) && !/\n/.test(listed.trim());
  const reader = requests.find((request) => request.reader)?.reader;
  return {
    purpose: listed ? purpose : last,
    points: isList ? points : listed && last,
    ...(reader && { reader }),
  };
}

/** The fields of the form without who signs: an order to sign may stand in any of them. */
export function withoutSigner({
  emailPurpose,
  keyPoints = '',
}: Pick<Input, 'emailPurpose' | 'keyPoints'>): {
  readonly emailPurpose: string;
  readonly keyPoints: string;
  readonly signer: Signer;
} {
  const purpose = (keyPoints ? withoutSigningOrder : withoutSignature)(emailPurpose);
  const ordered = withoutSigningOrder(keyPoints);
  const points = ordered.text === keyPoints ? withoutSignature(keyPoints) : ordered;
  return {
    emailPurpose: purpose.text,
    keyPoints: points.text,
    signer: { ...purpose.signer, ...points.signer },
  };
}

/** How the entries of a letter are read; `isWhole`: parted only where both parts are surely whole. */
export const readingOf = (input: Input, isWhole: boolean) => ({
  isToCustomer: !toOthers.test(input.recipientType),
  isLetter: true,
  isMeeting: /^meeting/i.test(input.emailType),
  isWhole,
});

/** "Teresa Ojala from Iron Range Roofing": who is written to knows it. */
const origin = /(?<=\p{Lu}[\p{L}'’]+),? from (?:the )?(?:\p{Lu}[\p{L}'’&]+ ?)+(?<! )/u;

/** "met Teresa Ojala at the breakfast": its writer did. */
const isDone = /^(?:met|saw|spoke|talked|visited)\b/i;

/** Orders and sentences that name their reader are read by rules, each by itself. */
export const ordersOf = (input: Input, { people: { reader = '' } }: Facts): ReadsOrders => {
  const names = reader
    .split(/\s+/)
    .filter(
      (name) =>
        /^\p{Lu}\p{L}{2,}/u.test(name) && !/^(?:Mr|Mrs|Ms|Dr|Miss|The|Coach|Pastor)\b/.test(name),
    );
  const named = new RegExp(
    `\\b(?:${names.map((name) => name.replace(/\W/g, '')).join('|')})(?:'s?|s)?\\b`,
    'i',
  );
  const namesReader = (sentence: string) => names.length > 0 && named.test(sentence);
  const actsOf = (order: string) => readFacts([order], readingOf(input, true)).acts;
  return {
    namesReader,
    read: (typed) => {
      const order = isDone.test(typed) ? `I ${lowerFirst(typed).replace(origin, '')}` : typed;
      const acts = actsOf(order);
      if (!acts.some(({ text }) => namesReader(text))) return acts;
      const toReader = actsOf(`Write to ${reader}: ${order}`);
      // Read by nobody, it would stand in the letter as it is.
      return toReader.some(
        ({ kind, entered }) => kind === 'detail' && entered.startsWith('Write to'),
      )
        ? acts
        : toReader;
    },
  };
};

/** Whom a letter greets, by what was learned; where that names nobody, by what its sentences say. */
export function withGreeted(facts: Facts, told: Told | undefined): Facts {
  if (!told?.reader || facts.language !== 'en') return facts;
  const { readerFirm: _firm, ...people } = facts.people;
  return { ...facts, people: { ...people, reader: told.reader } };
}
