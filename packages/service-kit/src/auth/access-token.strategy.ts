import { type KeyObject } from 'node:crypto';
import { AccessClaims } from '@commons/contracts/account/account';
import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { decodeProtectedHeader } from 'jose';
import passport from 'passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { ServiceUnavailable } from '../errors/service-unavailable.js';
import { AccessKeys } from './access-keys.js';
import type { GuardedRequest } from './access-rules.js';

/** `iss` and `aud` of access tokens. */
export const accessTokenIssuer = 'commons-auth';
export const accessTokenAudience = 'commons';

/**
 * Number of valid tokens that are cached. A person's calls all carry the same token, to the gateway and to a service,
 * and verifying a signature takes half a millisecond of CPU.
 */
const rememberedTokens = 1_000;

/** A token whose signature was verified. It stays valid until it expires, as long as the key is the same object. */
interface GoodToken {
  readonly kid: string;
  readonly key: KeyObject;
  readonly claims: AccessClaims;
}

type Outcome = { claims?: AccessClaims | undefined; presented: boolean };
type Authenticate = (
  request: GuardedRequest,
  response: unknown,
  next: (error?: unknown) => void,
) => void;

/**
 * Checks access tokens with passport-jwt: ES256 only, key by the `kid` of the header. Uses its own passport instance:
 * the one of @nestjs/passport is global, and several services share a process.
 */
@Injectable()
export class AccessTokenStrategy extends PassportStrategy(Strategy, 'access-token') {
  // Declared only: the base constructor already calls the getter, and an initializer would then reset the field.
  declare private ownPassport: InstanceType<typeof passport.Passport> | undefined;

  /** By the whole header value, oldest first. */
  readonly #good = new Map<string, GoodToken>();

  constructor(private readonly keys: AccessKeys) {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      secretOrKeyProvider: (_request: unknown, token: string, done: KeyDone) =>
        void keyOf(token, keys).then(
          (key) => done(null, key),
          (error) => done(error),
        ),
      algorithms: ['ES256'],
      issuer: accessTokenIssuer,
      audience: accessTokenAudience,
    } as never);
  }

  /** A Passport instance per service: the default one is global, and services may share a process. */
  getPassportInstance() {
    this.ownPassport ??= new passport.Passport();
    return this.ownPassport;
  }

  /** Called by passport with the payload after signature and times were verified. */
  validate(payload: unknown): AccessClaims | false {
    const parsed = AccessClaims.safeParse(payload);
    return parsed.success ? parsed.data : false;
  }

  /**
   * @returns the claims if the request has a valid token, and whether it has a token at all
   * @throws ServiceUnavailable when no keys can be read
   */
  async check(request: GuardedRequest): Promise<Outcome> {
    if (request.headers.authorization === undefined) return { presented: false };
    const authorization = String(request.headers.authorization);
    const known = this.#good.get(authorization);
    if (known && Date.now() < known.claims.exp * 1_000) {
      if ((await this.keys.get(known.kid)) === known.key)
        return { presented: true, claims: { ...known.claims } };
    }
    this.#good.delete(authorization);
    // Other spellings are not cached: the token must be exactly the one that passport-jwt reads from the header.
    const token = /^bearer ([^\s]+)$/i.exec(authorization)?.[1] ?? '';
    const key = await keyOf(token, this.keys).catch(() => undefined);
    const outcome = await this.#authenticate(request);
    if (key && outcome.claims) await this.#remember(authorization, token, key, outcome.claims);
    return outcome;
  }

  /** Does not cache when the key changed during the check, since either key may have been used. */
  async #remember(header: string, token: string, key: KeyObject, claims: AccessClaims) {
    const kid = decodeProtectedHeader(token).kid ?? '';
    if ((await this.keys.get(kid)) !== key) return;
    this.#good.set(header, { kid, key, claims: { ...claims } });
    const [oldest] = this.#good.keys();
    if (this.#good.size > rememberedTokens && oldest) this.#good.delete(oldest);
  }

  #authenticate(request: GuardedRequest): Promise<Outcome> {
    return new Promise((resolve, reject) => {
      // passport-jwt reports every failed key look-up as an invalid token, with the cause in `info`.
      const finish = (error: unknown, claims: AccessClaims | false | undefined, info: unknown) => {
        const cause = error ?? (info instanceof ServiceUnavailable ? info : undefined);
        if (cause) reject(cause);
        else resolve({ presented: true, claims: claims || undefined });
      };
      const run = this.getPassportInstance().authenticate(
        'access-token',
        { session: false },
        finish,
      );
      (run as Authenticate)({ headers: request.headers }, {}, reject);
    });
  }
}

async function keyOf(token: string, keys: AccessKeys): Promise<KeyObject | undefined> {
  let kid: string | undefined;
  try {
    kid = decodeProtectedHeader(token).kid;
  } catch {
    return undefined;
  }
  return kid ? keys.get(kid) : undefined;
}

type KeyDone = (error: unknown, key?: KeyObject) => void;
