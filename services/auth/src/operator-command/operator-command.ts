import { type Environment, parseConfig } from '@commons/service-kit/config/parse-config';
import { connectOptions } from '@commons/service-kit/mongo/mongo-connection';
import { ServiceConfig } from '@commons/service-kit/service.config';
import { createConnection } from 'mongoose';
import {
  changeAccountType,
  grant,
  isAccountType,
  list,
  type OperatorCall,
  printNewsletterRecipients,
  revoke,
  type Write,
} from './account-commands.js';
import { makeFirstOperatorLink } from './make-first-operator-link.js';

const usage = `usage: operator grant EMAIL                             make the account an operator
       operator revoke EMAIL                            take it back
       operator account-type EMAIL employer|job_seeker  change the type of the account
       operator first-link                              a link that makes the first operator, for a day
       operator list                                    show the operators
       operator news-readers                            addresses of those who want news of the site
`;

type Run = (call: OperatorCall) => Promise<number>;

/** The requested action and whether it requires Redis; undefined for wrong usage. */
function readAction([action, email, type]: readonly string[]):
  | { run: Run; redis: boolean }
  | undefined {
  if (action === 'first-link') return { run: makeFirstOperatorLink, redis: false };
  if (action === 'list') return { run: list, redis: false };
  if (action === 'news-readers') return { run: printNewsletterRecipients, redis: false };
  if (!email?.trim()) return undefined;
  if (action === 'grant') return { run: grant, redis: false };
  if (action === 'revoke') return { run: revoke, redis: true };
  if (action !== 'account-type' || !isAccountType(type)) return undefined;
  return { run: (call) => changeAccountType(call, type), redis: true };
}

const settingsFor = (redis: boolean) =>
  redis
    ? ServiceConfig.required({ MONGODB_URI: true, REDIS_URL: true })
    : ServiceConfig.required({ MONGODB_URI: true });

/**
 * Runs the operator command, by which operators are appointed (decision A62); the first one also by a printed link
 * (docs/adr/0027). Every change is recorded in the
 * collection `operator_actions`.
 * @param args `grant EMAIL`, `revoke EMAIL`, `account-type EMAIL employer|job_seeker`, `first-link`, `list` or `news-readers`
 * @param environment MONGODB_URI, REDIS_URL where sessions end, and the prefixes if not the defaults
 * @returns exit code: 0 done, 1 no such account, 2 wrong usage
 */
export async function runOperatorCommand(
  args: readonly string[],
  environment: Environment,
  write: Write,
): Promise<number> {
  const action = readAction(args);
  if (!action) {
    write(usage);
    return 2;
  }
  const config = parseConfig('operator', settingsFor(action.redis), environment);
  const connection = createConnection(config.MONGODB_URI ?? '', connectOptions(config, 'auth'));
  try {
    await connection.asPromise();
    const email = (args[1] ?? '').trim().toLowerCase();
    return await action.run({ connection, config, write, email });
  } finally {
    await connection.close();
  }
}
