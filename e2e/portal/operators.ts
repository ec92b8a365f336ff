import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { People, Person } from './people';
import type { Portal } from './portal';

const root = join(import.meta.dirname, '../..');

/**
 * Makes a user an operator like `npm run operator -- grant EMAIL`, and signs in again: the flag is a claim of the
 * token.
 */
export async function newOperator(portal: Portal, people: People, name: string): Promise<Person> {
  const person = await people.register('employer', name);
  const command = [join(root, 'scripts/operator.mjs'), 'grant', person.email];
  await promisify(execFile)(process.execPath, [...command, '--data', portal.dataDir], {
    cwd: root,
  });
  return signInAgain(people, person);
}

/** The same person with a new session. */
async function signInAgain(people: People, person: Person): Promise<Person> {
  const { email, password } = person;
  const answer = await people.call('/auth/login', { body: { email, password } });
  const { access_token: token, user } = (await answer.json()) as {
    access_token: string;
    user: Person['user'];
  };
  return { ...person, token, user };
}
