import { randomUUID } from 'node:crypto';
import { dayMs } from '@commons/contracts/durations';
import { AccessKeySet, AccessKeys, accessKeysCopy } from '@commons/service-kit/auth/access-keys';
import { log } from '@commons/service-kit/logging/logger';
import { isDuplicateKey } from '@commons/service-kit/mongo/duplicate-key';
import { MongoConnection } from '@commons/service-kit/mongo/mongo-connection';
import { REDIS } from '@commons/service-kit/redis/redis-client';
import { SERVICE_CONFIG, type ServiceConfig } from '@commons/service-kit/service.config';
import {
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Redis } from 'ioredis';
import { exportJWK, generateKeyPair, importJWK } from 'jose';
import type { Model } from 'mongoose';
import { AUTH_CONFIG, type AuthConfig } from '../auth.config.js';
import { SigningKey } from './signing-key.schema.js';
import { longestTokenDays } from './token-life.js';

/** How often keys are reloaded: another instance may have created one, and Redis may have lost its copy. */
const refreshMs = 60_000;

interface CurrentKey {
  readonly kid: string;
  readonly key: Awaited<ReturnType<typeof importJWK>>;
}

/**
 * The ES256 keys of access tokens. There are always a current key and the next one, which is published long before
 * it is used. Old keys stay published until their last token has expired.
 */
@Injectable()
export class SigningKeysService implements OnApplicationBootstrap, OnModuleDestroy {
  #keys: SigningKey[] = [];
  #timer: NodeJS.Timeout | undefined;

  constructor(
    @InjectModel(SigningKey.name) private readonly keys: Model<SigningKey>,
    @Inject(AUTH_CONFIG) private readonly config: AuthConfig,
    @Inject(SERVICE_CONFIG) private readonly shared: ServiceConfig,
    @Inject(REDIS) private readonly redis: Redis,
    private readonly accessKeys: AccessKeys,
    private readonly mongo: MongoConnection,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.mongo.waitUntilReady();
    await this.#tryRefresh();
    this.#timer = setInterval(() => void this.#tryRefresh(), refreshMs);
  }

  onModuleDestroy(): void {
    clearInterval(this.#timer);
  }

  /** The key to sign with now. */
  async current(): Promise<CurrentKey> {
    const current = await this.#current();
    const key = await importJWK(JSON.parse(current.private_jwk), 'ES256');
    return { kid: current.kid, key };
  }

  /** The key set of GET /.well-known/jwks.json. */
  async published(): Promise<AccessKeySet> {
    await this.#current();
    return this.#publicSet();
  }

  async #current(): Promise<SigningKey> {
    // Falls back to the first key in case the clock was set back before its start.
    const find = () =>
      this.#keys.filter(({ active_from }) => active_from <= new Date()).at(-1) ?? this.#keys[0];
    const known = find();
    if (known) return known;
    await this.#refresh();
    const made = find();
    if (!made) throw new Error('there is no signing key');
    return made;
  }

  async #tryRefresh(): Promise<void> {
    try {
      await this.#refresh();
    } catch (error) {
      log().warn({ reason: (error as Error).message }, 'signing keys could not be refreshed');
    }
  }

  /** Reads the keys, creates missing ones, deletes those that no valid token uses, and publishes the rest. */
  async #refresh(): Promise<void> {
    let keys = await this.#read();
    const rotationMs = this.config.KEY_ROTATION_DAYS * dayMs;
    for (let makes = 0; makes < 3 && !hasNext(keys); makes++) {
      const last = keys.at(-1);
      const begins = last ? Math.max(last.active_from.getTime() + rotationMs, Date.now()) : 0;
      await this.#make((last?.number ?? 0) + 1, new Date(last ? begins : Date.now()));
      keys = await this.#read();
    }
    this.#keys = await this.#dropOld(keys);
    this.accessKeys.replace(this.#publicSet());
    if (this.redis.status !== 'ready') return;
    await this.redis.set(accessKeysCopy(this.shared), JSON.stringify(this.#publicSet()));
  }

  #read(): Promise<SigningKey[]> {
    return this.keys.find().sort({ number: 1 }).lean<SigningKey[]>().exec();
  }

  async #make(number: number, activeFrom: Date): Promise<void> {
    const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
    const kid = randomUUID();
    const [privateJwk, publicJwk] = [await exportJWK(privateKey), await exportJWK(publicKey)];
    const key: SigningKey = {
      number,
      kid,
      private_jwk: JSON.stringify(privateJwk),
      public_jwk: JSON.stringify({ ...publicJwk, kid, alg: 'ES256', use: 'sig' }),
      active_from: activeFrom,
    };
    // If another instance concurrently created the same number, its key is used.
    await this.keys
      .updateOne({ number }, { $setOnInsert: key }, { upsert: true })
      .catch(ignoreDuplicate);
  }

  async #dropOld(keys: SigningKey[]): Promise<SigningKey[]> {
    const expired = Date.now() - longestTokenDays * dayMs;
    const current = keys.filter((_key, at) => {
      const successor = keys[at + 1];
      return !successor || successor.active_from.getTime() > expired;
    });
    const dropped = keys.filter((key) => !current.includes(key)).map(({ number }) => number);
    if (dropped.length > 0) await this.keys.deleteMany({ number: { $in: dropped } });
    return current;
  }

  #publicSet(): AccessKeySet {
    return { keys: this.#keys.map(({ public_jwk }) => JSON.parse(public_jwk)) };
  }
}

/** Whether the next key exists, and therefore the current one, too. */
const hasNext = (keys: SigningKey[]) => keys.some(({ active_from }) => active_from > new Date());

function ignoreDuplicate(error: unknown): void {
  if (!isDuplicateKey(error)) throw error;
}
