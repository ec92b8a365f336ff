import { upperFirst } from '@commons/contracts/text/upper-first';
import { isStatement } from '../../../facts/grammar/grammar.js';
import { isOneClause, withinSentence } from './within.js';

/** What readers do, by what is done: "can be ordered". */
export const deeds: Readonly<Record<string, string>> = {
  ordered: 'order',
  reserved: 'reserve',
  booked: 'book',
  rented: 'rent',
  bought: 'buy',
  purchased: 'purchase',
  'picked up': 'pick up',
  'dropped off': 'drop off',
  paid: 'pay',
  seen: 'see',
  found: 'find',
};
const passive = new RegExp(
  `^([^,;:?!]{4,80}?) (?:can be (${Object.keys(deeds).join('|')})|are available) ([^,;:?!]+)\\.$`,
);

/** "Turkeys can be ordered until May 4." → "You can order turkeys until May 4." */
export function readersDeed(sentence: string): string | undefined {
  const [, things = '', deed = '', rest] = passive.exec(sentence) ?? [];
  if (!things || !isOneClause(things) || / by /.test(` ${rest} `)) return undefined;
  if (/^(?:it|they|this|these|that|all|no|not|most|some|many|only|both)\b/i.test(things))
    return undefined;
  const within = withinSentence(things);
  return within && `You can ${deeds[deed] ?? 'get'} ${within} ${rest}.`;
}

const priced = /^([^,;:?!$]{10,110}) for (\$\d[\d.,]*(?: (?:an?|per) [a-z]+| each)?)[.!]$/;

/** "We pick up within 10 miles for $20." → "For $20, we pick up within 10 miles." */
export function priceFirst(sentence: string): string | undefined {
  const [, what = '', price] = priced.exec(sentence) ?? [];
  if (!what || !isStatement(what) || !isOneClause(what)) return undefined;
  if (
    /\b(?:sold|bought|paid|asked|found|spent|got|won)\b|^(?:it|this|that|there|during|in|on|at|for|until|since|if)\b/i.test(
      what,
    )
  )
    return undefined;
  const within = withinSentence(what);
  return within && upperFirst(`for ${price}, ${within}.`);
}
