import { RevokedSessions } from '@commons/service-kit/auth/revoked-sessions';
import { type Environment, parseConfig } from '@commons/service-kit/config/parse-config';
import { connectOptions } from '@commons/service-kit/mongo/mongo-connection';
import { ServiceConfig } from '@commons/service-kit/service.config';
import { Redis } from 'ioredis';
import { type Connection, createConnection, type Types } from 'mongoose';
import { User, UserSchema } from './user.schema.js';

const usage = `usage: operator grant EMAIL   make the account an operator
       operator revoke EMAIL  take it back
       operator list          show the operators
`;

type Write = (text: string) => void;

const unknownText = (email: string) => `There is no account with the address ${email}.\n`;
const grantedText = (email: string) => `${email} is an operator now, from the next sign-in on.\n`;
/** The flag travels in tokens: without an end to the account's sessions it would work until they expire. */
async function endSessions(connection: Connection, user: Types.ObjectId, config: ServiceConfig) {
  const redis = new Redis(config.REDIS_URL ?? '', { maxRetriesPerRequest: 1 });
  redis.on('error', () => undefined);
  try {
    const revoked = new RevokedSessions(config, redis);
    const sessions = connection.collection<{ _id: string; expires_at: Date }>('sessions');
    for (const { _id, expires_at } of await sessions.find({ user }).toArray()) {
      await revoked.add(_id, expires_at);
    }
    await sessions.deleteMany({ user });
  } finally {
    redis.disconnect();
  }
}

async function grant(connection: Connection, email: string, write: Write): Promise<number> {
  const users = connection.model(User.name, UserSchema);
  const { matchedCount } = await users.updateOne({ email }, { $set: { operator: true } });
  write(matchedCount === 1 ? grantedText(email) : unknownText(email));
  return matchedCount === 1 ? 0 : 1;
}

async function revoke(connection: Connection, email: string, write: Write, config: ServiceConfig) {
  const users = connection.model(User.name, UserSchema);
  const user = await users.findOneAndUpdate({ email }, { $unset: { operator: 1 } }).lean();
  if (user) await endSessions(connection, user._id, config);
  write(user ? `${email} is no operator any more and is signed out.\n` : unknownText(email));
  return user ? 0 : 1;
}

async function list(connection: Connection, write: Write): Promise<number> {
  const users = connection.model(User.name, UserSchema);
  const operators = await users.find({ operator: true }).sort({ email: 1, _id: 1 }).lean();
  write(operators.map(({ email, full_name }) => `${email}  ${full_name}\n`).join('') || 'none\n');
  return 0;
}

const settingsOf = (action: string) =>
  action === 'revoke'
    ? ServiceConfig.required({ MONGODB_URI: true, REDIS_URL: true })
    : ServiceConfig.required({ MONGODB_URI: true });

/**
 * The operator flag is set here and nowhere else (decision A62).
 * @param args `grant EMAIL`, `revoke EMAIL` or `list`
 * @param environment MONGODB_URI, for `revoke` also REDIS_URL, and the prefixes if they were changed
 * @returns exit code: 0 done, 1 no such account, 2 wrong usage
 */
export async function runOperatorCommand(
  args: readonly string[],
  environment: Environment,
  write: Write,
): Promise<number> {
  const [action, address] = args;
  const email = address?.trim().toLowerCase();
  const changes = action === 'grant' || action === 'revoke';
  if (!(action === 'list' || (changes && email))) {
    write(usage);
    return 2;
  }
  const config = parseConfig('operator', settingsOf(action), environment);
  const connection = createConnection(config.MONGODB_URI ?? '', connectOptions(config, 'auth'));
  try {
    await connection.asPromise();
    if (action === 'list') return await list(connection, write);
    if (action === 'grant') return await grant(connection, email ?? '', write);
    return await revoke(connection, email ?? '', write, config);
  } finally {
    await connection.close();
  }
}
