import { type AccountType, accountTypes } from '@commons/contracts/account/account-lists';
import { commandLine } from '@commons/contracts/moderation/moderation-lists';
import { RevokedSessions } from '@commons/service-kit/auth/revoked-sessions';
import {
  type OperatorActionRecord,
  operatorActionModel,
} from '@commons/service-kit/moderation/operator-action.schema';
import { OperatorLogService } from '@commons/service-kit/moderation/operator-log.service';
import type { ServiceConfig } from '@commons/service-kit/service.config';
import { Redis } from 'ioredis';
import type { Connection, UpdateQuery } from 'mongoose';
import { sessionEndsIn } from '../sessions/session-ends.service.js';
import { firstOperatorLinkModel } from '../users/operators/first-operator-link.schema.js';
import { typeChange } from '../users/operators/type-change.js';
import type { User } from '../users/user.js';
import { usersIn } from '../users/users-in.js';

export type Write = (text: string) => void;

/** Input of a command-line action. */
export interface OperatorCall {
  readonly connection: Connection;
  readonly config: ServiceConfig;
  readonly write: Write;
  /** In lower case. */
  readonly email: string;
}

const unknownText = (email: string) => `There is no account with the address ${email}.\n`;

interface Change {
  readonly action: 'grant' | 'revoke' | 'change-account-type';
  readonly reason?: string;
}

/** Records a change in the operators' log (decision A62), without an operator, as no one is signed in here. */
async function record({ connection, email }: OperatorCall, change: Change, user: User) {
  const { name, schema } = operatorActionModel;
  const nobody = { sub: 'command-line', full_name: commandLine };
  await new OperatorLogService(connection.model<OperatorActionRecord>(name, schema)).add(nobody, {
    ...change,
    subject_kind: 'account',
    subject_id: user._id.toHexString(),
    subject_title: email,
  });
}

/**
 * Tokens contain what the command changes, so the account's sessions must end. The same write marks the account, so
 * that the reconciliation of the service completes it if this process dies.
 */
async function changeAndSignOut(call: OperatorCall, logged: Change, change: UpdateQuery<User>) {
  const { connection, config, email } = call;
  const update = {
    $set: { ...change.$set, sessions_end_at: new Date() },
    $unset: { ...change.$unset, sessions_end_except: 1 as const },
  };
  const options = { returnDocument: 'after' } as const;
  const users = usersIn(connection);
  const user = await users.findOneAndUpdate({ email }, update, options).lean<User>();
  if (!user) return null;
  await record(call, logged, user);
  const redis = new Redis(config.REDIS_URL ?? '', { maxRetriesPerRequest: 1 });
  redis.on('error', () => undefined);
  try {
    await sessionEndsIn(connection, new RevokedSessions(config, redis)).tryFinish(user);
  } finally {
    redis.disconnect();
  }
  return user;
}

export async function grant(call: OperatorCall): Promise<number> {
  const { connection, email, write } = call;
  const change = { $set: { operator: true } };
  const user = await usersIn(connection).findOneAndUpdate({ email }, change).lean<User>();
  if (user) {
    await record(call, { action: 'grant' }, user);
    // There is an operator now, so the printed link expires.
    const { name, schema } = firstOperatorLinkModel;
    await connection.model(name, schema).deleteMany({});
  }
  write(user ? `${email} is an operator now, from the next sign-in on.\n` : unknownText(email));
  return user ? 0 : 1;
}

export async function revoke(call: OperatorCall): Promise<number> {
  const { email, write } = call;
  const user = await changeAndSignOut(call, { action: 'revoke' }, { $unset: { operator: 1 } });
  write(user ? `${email} is no operator any more and is signed out.\n` : unknownText(email));
  return user ? 0 : 1;
}

export const isAccountType = (text: string | undefined): text is AccountType =>
  accountTypes.some((type) => type === text);

/** Changes the type of an account, which is not self-service (decisions A55, A62). Its data stays; open jobs close. */
export async function changeAccountType(call: OperatorCall, type: AccountType): Promise<number> {
  const { connection, email, write } = call;
  const before = await usersIn(connection).findOne({ email }).lean<User>();
  if (!before) {
    write(unknownText(email));
    return 1;
  }
  if (before.account_type === type) {
    write(`${email} is of the type ${type} already.\n`);
    return 0;
  }
  const logged = {
    action: 'change-account-type',
    reason: `${before.account_type} to ${type}`,
  } as const;
  // The reconciliations of the service do what these fields mark.
  await changeAndSignOut(call, logged, {
    $set: typeChange(type, new Date()),
    $unset: { account_type_reason: 1 },
  });
  write(`${email} is of the type ${type} now and is signed out.\n`);
  return 0;
}

export async function list({ connection, write }: OperatorCall): Promise<number> {
  const operators = await usersIn(connection)
    .find({ operator: true })
    .sort({ email: 1, _id: 1 })
    .lean();
  write(operators.map(({ email, full_name }) => `${email}  ${full_name}\n`).join('') || 'none\n');
  return 0;
}

/** Writes the newsletter recipients, one address per line: verified, and without a pending deletion. */
export async function printNewsletterRecipients({
  connection,
  write,
}: OperatorCall): Promise<number> {
  const wanting = { marketing_emails: true, email_verified: true };
  const staying = { closed_at: { $exists: false }, deletion_due_at: { $exists: false } };
  const readers = await usersIn(connection)
    .find({ ...wanting, ...staying }, { email: 1 })
    .sort({ email: 1, _id: 1 })
    .lean();
  write(readers.map(({ email }) => `${email}\n`).join('') || 'none\n');
  return 0;
}
