import { Inject, Injectable } from '@nestjs/common';
import {
  createLocalJWKSet,
  importJWK,
  type JSONWebKeySet,
  type JWK,
  jwtVerify,
  SignJWT,
} from 'jose';
import { SERVICE_CONFIG, SERVICE_NAME, type ServiceConfig } from '../service.config.js';

/** Lifetime of a service token: long enough for one call, short enough to be worthless in a log. */
const lifeSeconds = 60;

/**
 * Tokens by which services authenticate each other: ES256, signed with the caller's key; `kid` and `iss` are its name.
 */
@Injectable()
export class ServiceTokens {
  constructor(
    @Inject(SERVICE_CONFIG) private readonly config: ServiceConfig,
    @Inject(SERVICE_NAME) private readonly name: string,
  ) {}

  /** A token of this service for a call of `audience`. */
  async sign(audience: string): Promise<string> {
    const key = JSON.parse(this.config.SERVICE_PRIVATE_KEY ?? 'null') as JWK | null;
    if (!key) throw new Error('SERVICE_PRIVATE_KEY is not set');
    return new SignJWT()
      .setProtectedHeader({ alg: 'ES256', kid: this.name, typ: 'service+jwt' })
      .setIssuer(this.name)
      .setAudience(audience)
      .setIssuedAt()
      .setExpirationTime(`${lifeSeconds}s`)
      .sign(await importJWK(key, 'ES256'));
  }

  /** Name of the service that signed the token for this one; `undefined` when it is not valid. */
  async verify(token: string): Promise<string | undefined> {
    if (!this.config.SERVICE_PUBLIC_KEYS) return undefined;
    const keys = createLocalJWKSet(JSON.parse(this.config.SERVICE_PUBLIC_KEYS) as JSONWebKeySet);
    try {
      const { payload, protectedHeader } = await jwtVerify(token, keys, {
        algorithms: ['ES256'],
        audience: this.name,
        typ: 'service+jwt',
        maxTokenAge: lifeSeconds,
        requiredClaims: ['iss', 'exp', 'iat'],
      });
      return payload.iss === protectedHeader.kid ? payload.iss : undefined;
    } catch {
      return undefined;
    }
  }
}
