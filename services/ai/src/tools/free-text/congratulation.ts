import type { AccountFacts } from '../../facts/account/account-facts.js';
import { asSentence } from '../../facts/grammar/sentence.js';
import { sentencesOf } from '../../facts/notes/sentence-ends.js';
import type { BuiltInText } from '../writing-tool.js';

/** "Write a short post to congratulate our junior team, which won second place." */
const order =
  /^(?:please )?(?:(?:write|make|create|draft|need|i need) )?(?:me )?(?:an? |the )?(?:(?!to\b)[a-z-]+ ){0,3}?(?:post|announcement|shout-?out|caption|message)(?: for [a-z ]{3,30}?)? (?:to congratulate|congratulating) (?=(?:our|my|the|[A-Z])\b)([^.:\n]+(?:\.(?=\S)[^.:\n]+)*)[.:]?\s*/i;
/** A message is for who is congratulated, unless it says of them what all may read. */
const isPublic = /\b(?:post|announcement|shout-?out|caption)\b|, (?:who|which) /i;

/** A public text that congratulates; undefined for other requests. */
export function congratulation(entered: string, account: AccountFacts): BuiltInText | undefined {
  const [whole = '', whom = ''] = order.exec(entered) ?? [];
  if (!whom || !isPublic.test(whole)) return undefined;
  const said = sentencesOf(entered.slice(whole.length)).map(asSentence).filter(Boolean);
  return {
    text: [
      [`Congratulations to ${whom.replace(/[.!]+$/, '')}!`, ...said].join(' '),
      account.company ?? '',
    ]
      .filter(Boolean)
      .join('\n\n'),
    missing: [],
  };
}
