import { type KeyObject } from 'node:crypto';
import { AccessClaims } from '@commons/contracts/account';
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
 * Good tokens that are remembered. The same ones come with every call of a person, to the gateway and on to a service, and
 * a signature takes half a millisecond of CPU each time.
 */
const rememberedTokens = 1_000;

/** A token whose signature was good under a key. It is good as long as that very key stands and the time is not over. */
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
 * Checks access tokens by passport-jwt: ES256 only, keys of auth by the `kid` of the header. It has a passport of its
 * own, because the one of @nestjs/passport is global and several services live in one process.
 */
@Injectable()
export class AccessTokenStrategy extends PassportStrategy(Strategy, 'access-token') {
  // Only declared: the constructor above this class already asks for it, and an initializer would then empty it.
  declare private ownPassport: InstanceType<typeof passport.Passport> | undefined;

  /** By the whole header; the oldest first. */
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

  getPassportInstance() {
    this.ownPassport ??= new passport.Passport();
    return this.ownPassport;
  }

  /** Called by passport with the payload of a token whose signature and times are good. */
  validate(payload: unknown): AccessClaims | false {
    const parsed = AccessClaims.safeParse(payload);
    return parsed.success ? parsed.data : false;
  }

  /**
   * @returns the claims, if the request carries a good token, and whether it carries one at all
   * @throws ServiceUnavailable when no keys could be read
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
    // Other spellings are checked each time: the token must be the very one that passport-jwt reads out of the header.
    const token = /^bearer ([^\s]+)$/i.exec(authorization)?.[1] ?? '';
    const key = await keyOf(token, this.keys).catch(() => undefined);
    const outcome = await this.#authenticate(request);
    if (key && outcome.claims) await this.#remember(authorization, token, key, outcome.claims);
    return outcome;
  }

  /** Not when the key was changed while the token was checked: nobody knows with which one. */
  async #remember(header: string, token: string, key: KeyObject, claims: AccessClaims) {
    const kid = decodeProtectedHeader(token).kid ?? '';
    if ((await this.keys.get(kid)) !== key) return;
    this.#good.set(header, { kid, key, claims: { ...claims } });
    const [oldest] = this.#good.keys();
    if (this.#good.size > rememberedTokens && oldest) this.#good.delete(oldest);
  }

  #authenticate(request: GuardedRequest): Promise<Outcome> {
    return new Promise((resolve, reject) => {
      // passport-jwt counts every failure of the key look-up as a bad token, and tells the cause as `info`.
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
