import { join, resolve } from 'node:path';
import { startInbox } from '../../inbox/start-inbox.js';
import type { PortalOptions } from '../../portal/portal-options.js';
import { StartFailure } from '../../portal/start-failure.js';
import type { StoreSettings } from '../processes/deployable-settings.js';
import type { KeepRunningOptions } from '../processes/keep-running.js';
import { documentStore, queueStore, type Store } from './stores.js';

/** Cleanup steps, run in reverse order. */
export type Undo = () => Promise<void> | void;

/** Starts documents, queue and, unless SMTP_URL names a mail server, the inbox. */
export async function startStores(
  options: PortalOptions,
  keeping: KeepRunningOptions,
  undo: Undo[],
) {
  const keep = async <T extends Store>(starting: Promise<T>): Promise<T> => {
    const store = await starting;
    undo.push(async () => store.child?.stop());
    return store;
  };
  const inboxStart = async () => {
    if (options.env.SMTP_URL) return undefined;
    const inbox = await startInbox(join(options.dataDir, 'mail'));
    undo.push(() => inbox.stop());
    return inbox;
  };
  // Waits for all before it throws: what has started must be known, to be stopped.
  const [documents, queue, inbox] = await Promise.allSettled([
    keep(documentStore(options, keeping)),
    keep(queueStore(options, keeping)),
    inboxStart(),
  ]);
  return { documents: value(documents), queue: value(queue), inbox: value(inbox) };
}

function value<T>(result: PromiseSettledResult<T>): T {
  if (result.status === 'fulfilled') return result.value;
  const { reason } = result;
  throw reason instanceof StartFailure ? reason : new StartFailure(reason.message);
}

/** The settings of all deployables that name the stores. */
export function storeSettings(
  { env, dataDir, rootDir }: PortalOptions,
  documents: Store,
  queue: Store,
  smtpUrl: string | undefined,
  url: string,
): StoreSettings {
  return {
    MONGODB_URI: documents.uri,
    REDIS_URL: queue.uri,
    SITE_URL: env.SITE_URL || url,
    MAIL_FROM: env.MAIL_FROM || 'Commons <no-reply@commons.example>',
    ...(smtpUrl ? { SMTP_URL: smtpUrl } : {}),
    // A relative folder is meant in the project, whatever process reads it.
    ...(env.FRONT_ENDS && !env.FRONT_ENDS.startsWith('s3:')
      ? { FRONT_ENDS: resolve(rootDir, env.FRONT_ENDS) }
      : {}),
    ...(env.S3_ENDPOINT || env.OBJECTS_DIR ? {} : { OBJECTS_DIR: join(dataDir, 'objects') }),
  };
}
