import type { AccountType } from '@commons/contracts/account/account-lists';
import type { Environment } from '@commons/service-kit/config/parse-config';
import { inOwnStore } from '@commons/service-kit/demo/own-store';
import { hash } from '@node-rs/argon2';
import type { Connection } from 'mongoose';
import type { User } from './users/user.js';
import { UserSchema } from './users/user.schema.js';

/** A fictional person with an account, whose address counts as verified. */
export interface DemoAccount extends Partial<Omit<User, '_id' | 'account_type'>> {
  readonly full_name: string;
  readonly email: string;
  readonly account_type: AccountType;
  readonly created_at: Date;
}

const usersOf = (connection: Connection) => connection.model('User', UserSchema);

/**
 * Stores the accounts, all with the same password. Accounts of an interrupted earlier load keep their ids.
 * @returns account ids by e-mail address
 * @throws Error when a real account has one of the addresses
 */
export function writeDemoAccounts(
  settings: Environment,
  accounts: readonly DemoAccount[],
  password: string,
): Promise<Map<string, string>> {
  return inOwnStore('auth', settings, async (connection) => {
    const users = usersOf(connection);
    const emails = accounts.map(({ email }) => email);
    const taken = await users.findOne({ email: { $in: emails }, demo: { $ne: true } }).lean();
    if (taken) throw new Error(`an account with the address ${taken.email} already exists`);
    const password_hash = await hash(password);
    const common = { password_hash, email_verified: true, demo: true };
    await users.bulkWrite(
      accounts.map((account) => ({
        updateOne: {
          filter: { email: account.email },
          update: { $set: { ...common, ...account } },
          upsert: true,
        },
      })),
    );
    const stored = await users.find({ email: { $in: emails } }, { email: 1 }).lean<User[]>();
    return new Map(stored.map(({ email, _id }) => [email, _id.toHexString()]));
  });
}

/** Marks an address as verified, for accounts created by the portal's own commands, which have no mailbox. */
export function markVerified(settings: Environment, email: string): Promise<void> {
  return inOwnStore('auth', settings, async (connection) => {
    await usersOf(connection).updateOne(
      { email },
      { $set: { email_verified: true }, $unset: { verification_mail_due: 1 } },
    );
  });
}

/**
 * Requests the erasure of every demo account, like its owner, but without grace period and mails. The running portal
 * does the rest.
 * @returns the ids of the accounts
 */
export function beginClearing(settings: Environment): Promise<string[]> {
  return inOwnStore('auth', settings, async (connection) => {
    const users = usersOf(connection);
    const demo = await users.find({ demo: true }, { _id: 1 }).lean<User[]>();
    const now = new Date();
    await users.updateMany(
      { demo: true, closed_at: { $exists: false } },
      {
        $set: { deletion_wanted_at: now, deletion_due_at: now, farewell_mailed_at: now },
        $unset: { deletion_mail_due: 1 },
      },
    );
    return demo.map(({ _id }) => _id.toHexString());
  });
}

/** Number of demo accounts that are not erased yet. */
export const demoAccountsLeft = (settings: Environment): Promise<number> =>
  inOwnStore('auth', settings, (connection) =>
    usersOf(connection).countDocuments({ demo: true }).exec(),
  );
