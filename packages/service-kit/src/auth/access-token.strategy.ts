import { type KeyObject } from 'node:crypto';
import { AccessClaims } from '@commons/contracts/account';
import { Injectable } from '@nestjs/common';
import { decodeProtectedHeader } from 'jose';
import passport from 'passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { ServiceUnavailable } from '../errors/service-unavailable.js';
import { AccessKeys } from './access-keys.js';
import type { GuardedRequest } from './access-rules.js';

/** `iss` and `aud` of access tokens. */
export const accessTokenIssuer = 'commons-auth';
export const accessTokenAudience = 'commons';

type Outcome = { claims?: AccessClaims | undefined; presented: boolean };
type Authenticate = (
  request: GuardedRequest,
  response: unknown,
  next: (error?: unknown) => void,
) => void;

/**
 * Checks access tokens by passport-jwt: ES256 only, keys of auth by the `kid` of the header. It has a passport of its
 * own, because the module's shared one is global and several services live in one process.
 */
@Injectable()
export class AccessTokenStrategy {
  readonly #passport = new passport.Passport();

  constructor(private readonly keys: AccessKeys) {
    const options = {
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      secretOrKeyProvider: (_request: unknown, token: string, done: KeyDone) =>
        void this.#key(token).then(
          (key) => done(null, key),
          (error) => done(error),
        ),
      algorithms: ['ES256' as const],
      issuer: accessTokenIssuer,
      audience: accessTokenAudience,
    };
    const strategy = new Strategy(options as never, (payload, done) => {
      const parsed = AccessClaims.safeParse(payload);
      done(null, parsed.success ? parsed.data : false);
    });
    this.#passport.use('access-token', strategy);
  }

  /**
   * @returns the claims, if the request carries a good token, and whether it carries one at all
   * @throws ServiceUnavailable when no keys could be read
   */
  check(request: GuardedRequest): Promise<Outcome> {
    const presented = request.headers.authorization !== undefined;
    if (!presented) return Promise.resolve({ presented });
    return new Promise((resolve, reject) => {
      // passport-jwt counts every failure of the key look-up as a bad token, and tells the cause as `info`.
      const finish = (error: unknown, claims: AccessClaims | false | undefined, info: unknown) => {
        const cause = error ?? (info instanceof ServiceUnavailable ? info : undefined);
        if (cause) reject(cause);
        else resolve({ presented, claims: claims || undefined });
      };
      const run = this.#passport.authenticate('access-token', { session: false }, finish);
      (run as Authenticate)({ headers: request.headers }, {}, reject);
    });
  }

  async #key(token: string): Promise<KeyObject | undefined> {
    let kid: string | undefined;
    try {
      kid = decodeProtectedHeader(token).kid;
    } catch {
      return undefined;
    }
    return kid ? this.keys.get(kid) : undefined;
  }
}

type KeyDone = (error: unknown, key?: KeyObject) => void;
