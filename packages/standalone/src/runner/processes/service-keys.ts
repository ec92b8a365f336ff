import { generateKeyPairSync } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The services that sign calls of `/internal/*`. */
const signers = ['gateway', 'auth', 'directory', 'jobs', 'resumes', 'ai'] as const;
type Signer = (typeof signers)[number];

type Jwk = Record<string, unknown>;

export interface ServiceKeys {
  /** A service's SERVICE_PRIVATE_KEY: a JWK as JSON. */
  privateKey(signer: Signer): string;
  /** SERVICE_PUBLIC_KEYS of all: a JWKS as JSON, with the service's name as `kid`. */
  readonly publicKeys: string;
}

/** The services' ES256 keys of this data folder: created once, readable by the owner only. */
export function serviceKeys(dataDir: string): ServiceKeys {
  const file = join(dataDir, 'keys.json');
  const stored: Partial<Record<Signer, Jwk>> = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : {};
  const keys = Object.fromEntries(
    signers.map((signer) => [signer, stored[signer] ?? newPrivateKey(signer)]),
  ) as Record<Signer, Jwk>;
  if (signers.some((signer) => !stored[signer])) {
    writeFileSync(`${file}.new`, JSON.stringify(keys), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  }
  return {
    privateKey: (signer) => JSON.stringify(keys[signer]),
    publicKeys: JSON.stringify({ keys: signers.map((signer) => publicPart(keys[signer])) }),
  };
}

function newPrivateKey(signer: Signer): Jwk {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return { ...privateKey.export({ format: 'jwk' }), kid: signer, alg: 'ES256', use: 'sig' };
}

function publicPart({ d: _secret, ...rest }: Jwk): Jwk {
  return rest;
}
