import { breakingChanges } from './compare-contracts.mjs';
import { consumersIn } from './consumers.mjs';

/**
 * @param declared `[{ change, why }]`: intended breaking changes, in the words of this check
 * @param root folder of the repository
 * @returns a sentence for each undeclared breaking change, with the users of the operation, and for each declaration
 * without a change
 */
export function checkContract(released, now, declared, root) {
  const changes = breakingChanges(released, now);
  const consumersOf = consumersIn(root);
  const isDeclared = (change) => declared.some((one) => one.change === change && one.why);
  return [
    ...changes
      .filter((change) => !isDeclared(change))
      .map((change) => {
        const users = consumersOf(change.slice(0, change.indexOf(': '))).join(', ');
        return `${change}. Used by ${users || 'nobody here'}.`;
      }),
    ...declared
      .filter(({ change }) => !changes.includes(change))
      .map(({ change }) => `${change}: declared, but it is not so`),
  ];
}
