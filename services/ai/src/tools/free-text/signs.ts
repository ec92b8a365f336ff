import type { AccountFacts } from '../../facts/account/account-facts.js';
import { asSentence } from '../../facts/grammar/sentence.js';
import type { BuiltInText } from '../writing-tool.js';
import { parted, thoughtsOf } from './fragments-said.js';

const signHead =
  /^(?:please )?(?:(?:write|make|create|i need|need) )?(?:me )?(?:an? |the |our )?(?:\w+ )?(?:sign|poster|notice|flyer|banner|(?:menu |table |counter |shelf )?(?:note|card|line)(?= (?:for|on|about) (?:[^:.,]{2,60}:|(?:(?:the|our|my) )?(?:front )?(?:door|window|counter|gate|wall|desk|register|menu))))(?: (?:for|on|in) (?:the |our |my )?(?:front )?(?:(?:door|window|counter|gate|wall|desk|register|table|yard|menu)(?: of (?:the|our|my) (?:[\w'-]+ ){0,2}[\w'-]+(?=,|:| that| saying| to say))?|(?:[\w-]+ ){0,3}[\w-]+(?=,|:| about| that| saying| to say)))?(?: about [^:.,]{2,60}(?=:))?(?:,|:| that says| saying| to say)?\s+(?=\S)/i;

/** What a sign is to say, a thought on each line, in the words of its owner (decision B180). */
export function sign(entered: string, account: AccountFacts): BuiltInText {
  const points = entered.replace(signHead, '');
  const lines = thoughtsOf(parted(points)).map(asSentence);
  return { text: [...lines, account.company ?? ''].filter(Boolean).join('\n\n'), missing: [] };
}
