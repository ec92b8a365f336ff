import type { PortalCopy } from '@commons/contracts/portal/portal-settings';
import type { PortalArea, PortalInForce } from '@commons/contracts/portal/portal-settings-lists';
import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { REDIS, waitForRedis } from '../redis/redis-client.js';
import { SERVICE_CONFIG, type ServiceConfig } from '../service.config.js';
import { SharedCopy } from '../switches/shared-copy.js';
import { portalDefaults, portalInForce } from './portal-defaults.js';

/** Polling interval for saved changes. */
const lookEveryMs = 1_000;
/** Longest wait for the settings at a start without Redis. */
const firstLookMs = 1_000;

const nothingSaved: PortalCopy = { version: 0, saved: {} };

type PortalConfig = Pick<
  ServiceConfig,
  'REDIS_PREFIX' | 'SITE_PLACE' | 'SITE_TIME_ZONE' | 'MAIL_FROM' | 'SITE_URL'
>;

/** What mails state about the portal. */
export interface PortalFacts {
  readonly name: string;
  /** Its public origin. */
  readonly url: string;
  readonly time_zone: string;
}

/** The effective settings of the portal: name, town, time zone, texts (docs/adr/0025). */
@Injectable()
export class Portal implements OnModuleInit, OnApplicationShutdown {
  readonly #copy: SharedCopy<PortalCopy>;
  #timer: NodeJS.Timeout | undefined;
  #made: { readonly of: PortalCopy; readonly settings: PortalInForce } | undefined;

  constructor(
    @Inject(REDIS) private readonly redis: Redis | undefined,
    @Inject(SERVICE_CONFIG) private readonly config: PortalConfig,
  ) {
    const key = `${config.REDIS_PREFIX}:portal-settings`;
    this.#copy = new SharedCopy(redis, key, nothingSaved, (text) => JSON.parse(text) as PortalCopy);
  }

  async onModuleInit(): Promise<void> {
    if (!this.redis) return;
    await waitForRedis(this.redis, firstLookMs);
    await this.#copy.latest();
    this.#timer = setInterval(() => void this.#copy.latest(), lookEveryMs).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.#timer);
  }

  /** The last known value: a second old at most. */
  get now(): PortalInForce {
    const of = this.#copy.known;
    if (this.#made?.of !== of) this.#made = { of, settings: portalInForce(of.saved, this.config) };
    return this.#made.settings;
  }

  /** A value derived from the settings, computed again when they change: `this.#rules = portal.made(({ pages }) => …)`. */
  made<Made>(make: (now: PortalInForce) => Made): () => Made {
    let of: PortalInForce | undefined;
    let made: Made;
    return () => {
      if (of !== this.now) {
        of = this.now;
        made = make(of);
      }
      return made;
    };
  }

  /** Whether the area is switched on. */
  readonly has = (area: PortalArea): boolean => !this.now.areas_off.includes(area);

  /** Town and state in the form that texts use. */
  get place(): string {
    const { town, state } = this.now;
    return `${town}, ${state}`;
  }

  /** Name, address and time zone of the portal, for texts. */
  get facts(): PortalFacts {
    const { name, time_zone } = this.now;
    return { name, url: this.config.SITE_URL ?? '', time_zone };
  }

  /** What every mail shows of the portal: its name there is that of the sender. */
  get mailSite() {
    const { mail_sender: name, accent } = this.now;
    return { name, place: this.place, url: this.config.SITE_URL ?? '', accent };
  }

  /** The current value, for what cannot be corrected afterwards: a mail. */
  async latest(): Promise<PortalInForce> {
    await this.#copy.latest();
    return this.now;
  }

  /** The effective saved version; 0 before the first save. */
  get version(): number {
    return this.#copy.known.version;
  }

  /** The default values. */
  get defaults() {
    return portalDefaults(this.config);
  }

  /** For auth, which stores them. @throws ServiceUnavailable when Redis cannot be written */
  publish(copy: PortalCopy): Promise<void> {
    return this.#copy.publish(JSON.stringify(copy));
  }
}
