import type { AccountFacts } from '../../facts/account-facts.js';
import { readFacts } from '../../facts/facts.js';
import { asSentence } from '../../facts/sentence.js';
import { lowerFirst } from '../wording/phrases.js';
import { signature } from '../wording/signature.js';
import type { BuiltInText } from '../writing-tool.js';

/** "Recommendation letter for Ana Diaz:" */
export const referenceHead =
  /^(?:write |draft )?(?:[Aa]n? |the )?(?:(?:job |character |work )?(?:reference|recommendation)|letter of (?:reference|recommendation))(?: letter)? for (?:(?:my|our) (?:former |old |best )?(?:(?:employee|worker|cook|barista|assistant|manager|intern|student|tenant|colleague|helper|server|cashier|nanny|teacher|driver) )?)?([A-Z][a-z]+(?: [A-Z][\w'-]+){0,2})\s*[,:.]?\s*/i;

/** About another person: nobody in it is the reader. */
export function referenceLetter(rest: string, name: string, account: AccountFacts): BuiltInText {
  const facts = readFacts([rest], { hasReader: false });
  const first = name.split(' ')[0] ?? name;
  const told = facts.acts.map(({ entered }) =>
    asSentence(
      /^(?:\w+ed|was|is|has|had|can|knows|never|always)\b/i.test(entered)
        ? /^(?:never|always) (?:late|sick|on|ready|early|early|kind|honest)\b/i.test(entered)
          ? `${first} was ${lowerFirst(entered)}`
          : `${first} ${lowerFirst(entered)}`
        : entered,
    ),
  );
  return {
    text: [
      'To whom it may concern,',
      [`It is my pleasure to recommend ${name}.`, ...told].join(' '),
      'Please contact me if you have any questions.',
      signature(facts, account, 'Kind regards,'),
    ].join('\n\n'),
    missing: account.name ? [] : ['your name'],
  };
}
