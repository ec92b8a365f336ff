import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { Redis } from 'ioredis';
import { type Model, Types } from 'mongoose';
import { NotReady } from '../../errors/not-ready.js';
import { Readiness } from '../../health/readiness.js';
import { declareStaleSearch } from '../../http/search-cache-headers.js';
import { log } from '../../logging/logger.js';
import { MongoConnection } from '../../mongo/mongo-connection.js';
import { REDIS } from '../../redis/redis-client.js';
import { SERVICE_CONFIG, type ServiceConfig } from '../../service.config.js';
import { SearchEngine } from '../engine/search-engine.js';
import type { IndexedDocument, SearchSubject } from '../search-subject.js';
import { vocabularyOf } from '../vocabulary/all.js';
import { RedisChangeJournal } from './change-journal.js';
import { ChangeLog } from './change-log.js';
import { FollowedIndex } from './followed-index.js';
import { keepJournal } from './searched-collection.js';
import { storedDocuments } from './stored-documents.js';

/** A collection that is searched. Its schema needs `searchedCollection`. */
export interface SearchedCollection<Stored> {
  readonly subject: SearchSubject;
  readonly model: Model<Stored>;
  /** Filter of the searchable documents; the others are not indexed. */
  readonly shown: Record<string, unknown>;
  /** The fields that `read` needs. */
  readonly fields: Readonly<Record<string, 1>>;
  read(stored: Stored): IndexedDocument;
  /** Called when these documents, or all, have changed (`HotRows.forget`). */
  changed?(ids?: readonly string[]): void;
}

/** Polling interval of an idle instance, so that it never falls far behind. */
const followMs = 2_000;
/** An engine that is loaded on demand is dropped after being idle this long. */
const idleMs = 600_000;

/** Provides the services with search engines that are current on every call. */
@Injectable()
export class SearchFeed implements OnApplicationBootstrap, BeforeApplicationShutdown {
  readonly #followed: { index: FollowedIndex; journal: RedisChangeJournal }[] = [];
  #timer: NodeJS.Timeout | undefined;

  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(SERVICE_CONFIG) private readonly config: ServiceConfig,
    private readonly connection: MongoConnection,
    readiness: Readiness,
  ) {
    readiness.addCheck('search', () => this.#check());
  }

  /**
   * Starts to follow a collection; call it in a constructor.
   * @returns gives the engine with every write acknowledged before the call; during bulk writes with those of a moment
   * before
   */
  follow<Stored>(collection: SearchedCollection<Stored>): () => Promise<SearchEngine> {
    const { subject, model } = collection;
    const key = this.#keyOf(subject);
    const journal = new RedisChangeJournal(this.redis, this.#changesOf(subject), `${key}:writing`);
    keepJournal(model.db, model.modelName, journal);
    const index = this.#indexOf(collection);
    this.#followed.push({ index, journal });
    return async () => {
      const { engine, late } = await index.current();
      if (late) {
        declareStaleSearch();
        // The index may lag behind, so its rows are read from the store.
        collection.changed?.();
      }
      return engine;
    };
  }

  /**
   * A second engine of a followed collection, e.g. with hidden documents for operators. Loaded on the first search and
   * dropped after some idle minutes, so that it costs neither start-up time nor memory.
   */
  onDemand<Stored>(collection: SearchedCollection<Stored>): () => Promise<SearchEngine> {
    let index: FollowedIndex | undefined;
    let idle: NodeJS.Timeout | undefined;
    return async () => {
      clearTimeout(idle);
      index ??= this.#indexOf(collection);
      idle = setTimeout(() => {
        index = undefined;
      }, idleMs);
      idle.unref();
      return (await index.current()).engine;
    };
  }

  #keyOf = ({ name }: SearchSubject) => `${this.config.REDIS_PREFIX}:search:${name}`;

  #changesOf(subject: SearchSubject): ChangeLog {
    const key = this.#keyOf(subject);
    return new ChangeLog(this.redis, `${key}:number`, `${key}:changes`);
  }

  #indexOf<Stored>(collection: SearchedCollection<Stored>): FollowedIndex {
    const { subject, model, shown, fields } = collection;
    const read = (stored: { _id: unknown }): IndexedDocument[] => {
      try {
        return [collection.read(stored as Stored)];
      } catch (error) {
        // One broken document must not break the search.
        log().error({ err: error, id: String(stored._id) }, 'a document cannot be searched');
        return [];
      }
    };
    const changed = (ids?: readonly string[]) => collection.changed?.(ids);
    return new FollowedIndex(this.#changesOf(subject), {
      changed,
      create: () => new SearchEngine(subject, vocabularyOf(this.config.SEARCH_VOCABULARY_FILE)),
      all: async function* () {
        for await (const stored of storedDocuments(model, shown, fields))
          yield* read(stored as { _id: unknown });
      },
      some: async (ids) => {
        const which = { ...shown, _id: { $in: ids.map((id) => new Types.ObjectId(id)) } };
        const stored = await model.collection
          .find(which as never, { projection: fields })
          .toArray();
        return stored.flatMap(read);
      },
    });
  }

  onApplicationBootstrap(): void {
    void this.#begin();
    this.#timer = setInterval(() => void this.#goOn(), followMs);
    this.#timer.unref();
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.#timer);
  }

  /** @throws NotReady until each index has been read once */
  async #check(): Promise<void> {
    if (this.#followed.some(({ index }) => !index.isRead))
      throw new NotReady('the index is being read');
  }

  /** The service is up but not ready meanwhile; searches wait for a bounded time. */
  async #begin(): Promise<void> {
    await this.connection.waitUntilReady();
    await this.#goOn();
  }

  async #goOn(): Promise<void> {
    for (const { index, journal } of this.#followed) {
      try {
        await journal.finishAbandoned();
        await index.current();
      } catch (error) {
        log().debug({ reason: (error as Error).message }, 'a search index cannot read changes');
      }
    }
  }
}
