import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { SessionAnswer } from '@commons/contracts/account/account';
import { type PortalApi, RefusedCall } from './portal-api.js';
import type { Environment } from './portal-options.js';
import { StartFailure } from './start-failure.js';

interface Credentials {
  readonly email: string;
  readonly password: string;
}

export interface RunningPortal {
  readonly rootDir: string;
  readonly dataDir: string;
  readonly api: PortalApi;
  /** For a service's command: how to reach the portal's stores. */
  readonly settings: Environment;
}

/**
 * Signs in as an operator: that of OPERATOR_EMAIL and OPERATOR_PASSWORD, else the local one of this data folder,
 * created on first use.
 * @returns the access token
 */
export async function operatorToken(portal: RunningPortal, env: Environment): Promise<string> {
  if (env.OPERATOR_EMAIL) {
    return signIn(portal.api, {
      email: env.OPERATOR_EMAIL,
      password: env.OPERATOR_PASSWORD ?? '',
    });
  }
  const account = localAccount(portal.dataDir);
  const token = await registerOrSignIn(portal.api, account);
  if (isOperator(token)) return token;
  await runOperatorCommand(portal.rootDir, ['grant', account.email], portal.settings);
  // The operator flag is a claim, so a new token is needed.
  return signIn(portal.api, account);
}

/** Runs auth's operator command and returns its output. @throws StartFailure with its text */
export async function runOperatorCommand(
  rootDir: string,
  args: readonly string[],
  settings: Environment,
): Promise<string> {
  const command = join(rootDir, 'services/auth/dist/operator.command.js');
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [command, ...args], {
      env: { ...process.env, ...settings },
      timeout: 60_000,
    });
    return stdout.trim();
  } catch (error) {
    const { stderr, stdout, message } = error as { stderr?: string; stdout?: string } & Error;
    throw new StartFailure(stderr?.trim() || stdout?.trim() || message);
  }
}

/** The operator account of the portal's own commands and the demo content. */
export const operatorEmail = 'operator@commons.example';

/** The local operator's name and password, readable by the owner of the data folder only. */
export function localAccount(dataDir: string): Credentials {
  const file = join(dataDir, 'operator.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Credentials;
  const account = {
    email: operatorEmail,
    password: randomBytes(18).toString('base64url'),
  };
  writeFileSync(file, JSON.stringify(account, null, 2), { mode: 0o600 });
  return account;
}

async function registerOrSignIn(api: PortalApi, account: Credentials): Promise<string> {
  try {
    const body = { ...account, full_name: 'Local operator', account_type: 'employer' };
    return (await api.call<SessionAnswer>('/auth/register', { body })).access_token;
  } catch (error) {
    if (!(error instanceof RefusedCall) || error.status >= 500 || error.status === 429) throw error;
    return signIn(api, account);
  }
}

async function signIn(api: PortalApi, body: Credentials): Promise<string> {
  return (await api.call<SessionAnswer>('/auth/login', { body })).access_token;
}

/** Only saves a call; the server decides. */
function isOperator(token: string): boolean {
  const claims = token.split('.')[1] ?? '';
  return JSON.parse(Buffer.from(claims, 'base64url').toString()).operator === true;
}
