import { randomUUID } from 'node:crypto';
import type { AccessClaims } from '@commons/contracts/account/account';
import { type CryptoKey, exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose';
import { accessTokenAudience, accessTokenIssuer } from '../auth/access-token.strategy.js';

/** Claims set by a test; the others have defaults. */
type TestClaims = Partial<Omit<AccessClaims, 'exp'>> & {
  /** Seconds from now; negative for an expired token. Default one hour. */
  readonly expiresIn?: number;
  /** `aud` and `iss`, for tokens issued for something else. */
  readonly audience?: string;
  readonly issuer?: string;
};

export interface TestKeys {
  readonly publicSet: { keys: (JWK & { kid: string })[] };
  readonly privateJwk: JWK;
  tokenFor(claims?: TestClaims): Promise<string>;
}

/** An ES256 key pair under a key id, as auth has it, and tokens signed with it. */
export async function createTestKeys(kid: string): Promise<TestKeys> {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
  const publicJwk = { ...(await exportJWK(publicKey)), kid, alg: 'ES256', use: 'sig' };
  return {
    publicSet: { keys: [publicJwk] },
    privateJwk: await exportJWK(privateKey),
    tokenFor: (claims = {}) => signAccessToken(privateKey, kid, claims),
  };
}

function signAccessToken(key: CryptoKey, kid: string, claims: TestClaims): Promise<string> {
  const { expiresIn = 3_600, audience, issuer, ...given } = claims;
  const now = Math.floor(Date.now() / 1_000);
  const type = given.account_type ?? 'job_seeker';
  const payload = {
    sub: '65f000000000000000000001',
    sid: randomUUID(),
    account_type: type,
    full_name: type === 'employer' ? 'Erin Employer' : 'Sam Seeker',
    email: `${type}@example.org`,
    ...given,
  };
  return new SignJWT(payload)
    .setProtectedHeader({ alg: 'ES256', kid })
    .setIssuer(issuer ?? accessTokenIssuer)
    .setAudience(audience ?? accessTokenAudience)
    .setIssuedAt(Math.min(now, now + expiresIn) - 1)
    .setExpirationTime(now + expiresIn)
    .sign(key);
}

/** Keys of a simulated other service, and tokens with which it calls `audience`. */
export async function createServiceToken(audience: string) {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
  const jwk = await exportJWK(publicKey);
  const callers = ['auth', 'directory', 'jobs', 'resumes', 'ai', 'gateway'];
  const sign = (caller: string): Promise<string> =>
    new SignJWT()
      .setProtectedHeader({ alg: 'ES256', kid: caller, typ: 'service+jwt' })
      .setIssuer(caller)
      .setAudience(audience)
      .setIssuedAt()
      .setExpirationTime('60s')
      .sign(privateKey);
  const keys = callers.map((kid) => ({ ...jwk, kid, alg: 'ES256' }));
  return { publicKeys: JSON.stringify({ keys }), sign };
}
