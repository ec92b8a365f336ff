import { firstOperatorPath } from '@commons/contracts/account/first-operator';
import { dayMs } from '@commons/contracts/durations';
import { linkTokenHash, newLinkToken } from '../links/link-token.js';
import { firstOperatorLinkModel, onlyLink } from '../users/operators/first-operator-link.schema.js';
import { usersIn } from '../users/users-in.js';
import type { OperatorCall } from './account-commands.js';

const lifeMs = dayMs;

/**
 * Creates a link for the first operator and writes its path. The previous link becomes invalid. Only the hash of its
 * token is stored. When there is an operator, it says so on the standard error: what is written is only ever a path.
 */
export async function makeFirstOperatorLink({ connection, write }: OperatorCall): Promise<number> {
  const users = usersIn(connection);
  if (await users.exists({ operator: true })) {
    process.stderr.write('There is an operator already, who can sign in: no link was made.\n');
    return 0;
  }
  const links = connection.model(firstOperatorLinkModel.name, firstOperatorLinkModel.schema);
  const token = newLinkToken();
  await links.updateOne(
    { _id: onlyLink },
    { $set: { hash: linkTokenHash(token), expires_at: new Date(Date.now() + lifeMs) } },
    { upsert: true },
  );
  write(`${firstOperatorPath}#${token}\n`);
  return 0;
}
