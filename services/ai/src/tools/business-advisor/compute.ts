import { aiTexts } from '../../texts/ai-texts.js';
import type { Computed, Entered } from './arithmetic/computed.js';
import { usd } from './dates-and-amounts.js';
import { decide } from './decide.js';
import { factsIn } from './formulas/facts.js';
import type { Role } from './reading/quantity.js';
import { readSituation } from './reading/read-situation.js';

const entered: readonly (readonly [keyof Entered, Role])[] = [
  ['cash', 'cash'],
  ['owed', 'owed'],
  ['revenue', 'sales'],
  ['unitPrice', 'price'],
  ['unitCost', 'unitCost'],
  ['costs', 'fixed'],
  ['burn', 'burn'],
  ['need', 'outlay'],
];

/**
 * What the numbers of a situation say: the first formula that uses all of them answers; where there
 * is none, what some of them tell.
 * @param aim the desired outcome
 * @param hasUnits the words of the situation are those of the reader
 */
export function compute(situation: string, aim = '', hasUnits = true): Computed {
  const read = readSituation(situation, aim, hasUnits);
  const asked = decide(read);
  const roles: Entered = Object.fromEntries(
    entered.flatMap(([name, role]) => {
      const [one, ...more] = read.quantities.filter((quantity) => quantity.role === role);
      // What several customers owe is told together.
      const value = [one, ...(role === 'owed' ? more : [])].reduce(
        (sum, each) => sum + (each?.value ?? 0),
        0,
      );
      return one ? [[name, { value, text: usd(value), per: one.period }]] : [];
    }),
  );
  const facts = asked ? undefined : factsIn(read);
  const told = asked ?? facts;
  return { ...told?.found, read, asked, facts, lines: told?.lines(aiTexts('en')) ?? [], roles };
}
