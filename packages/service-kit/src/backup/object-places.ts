import type { Environment } from '../config/parse-config.js';
import { FolderStorage } from '../objects/folder-storage.js';
import type { ObjectStorage } from '../objects/object-storage.js';
import { S3Storage } from '../objects/s3-storage.js';
import type { PortalDatabases } from './portal-databases.js';

/** Services that store files. */
const storingServices = ['directory', 'jobs', 'resumes'] as const;
type StoringService = (typeof storingServices)[number];

/** Owner of a file without a record, in a store that all services share. */
const unowned = 'unowned';
export type Owner = StoringService | typeof unowned;

/** Where the files of the portal are: one store for all services, or one each. */
export type ObjectPlaces =
  | { readonly shared: ObjectStorage }
  | { readonly each: Readonly<Record<StoringService, ObjectStorage>> };

/**
 * The stores that settings name: OBJECTS_DIR or S3_BUCKET (all services in one), or S3_BUCKETS
 * (`directory=one,jobs=another,resumes=third`).
 * @throws Error naming what is missing
 */
export function objectPlaces(env: Environment): ObjectPlaces {
  if (!env.S3_ENDPOINT) {
    if (!env.OBJECTS_DIR) throw new Error('S3_ENDPOINT or OBJECTS_DIR is missing');
    return { shared: new FolderStorage(env.OBJECTS_DIR) };
  }
  const { S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey } = env;
  if (!accessKey || !secretKey) throw new Error('S3_ACCESS_KEY or S3_SECRET_KEY is missing');
  const store = { endpoint: env.S3_ENDPOINT, accessKey, secretKey };
  const region = env.S3_REGION || 'us-east-1';
  const open = (bucket: string) => new S3Storage({ ...store, bucket, region });
  if (!env.S3_BUCKETS) {
    if (!env.S3_BUCKET) throw new Error('S3_BUCKET or S3_BUCKETS is missing');
    return { shared: open(env.S3_BUCKET) };
  }
  const buckets = new Map(env.S3_BUCKETS.split(',').map(nameAndBucket));
  const bucketOf = (service: StoringService) => {
    const bucket = buckets.get(service);
    if (!bucket) throw new Error(`S3_BUCKETS names no bucket of ${service}`);
    return open(bucket);
  };
  return {
    each: {
      directory: bucketOf('directory'),
      jobs: bucketOf('jobs'),
      resumes: bucketOf('resumes'),
    },
  };
}

function nameAndBucket(text: string): [string, string] {
  const [name = '', bucket = ''] = text.split('=');
  return [name.trim(), bucket.trim()];
}

/** Every store that may hold files of the portal. */
export const allStores = (places: ObjectPlaces): ObjectStorage[] =>
  'shared' in places ? [places.shared] : Object.values(places.each);

/** The store of a service's files; undefined for an unowned file where each service has its own. */
export function storeOf(places: ObjectPlaces, owner: string): ObjectStorage | undefined {
  return 'shared' in places ? places.shared : places.each[owner as StoringService];
}

/** All files with the service that owns each. */
export async function* allObjects(
  places: ObjectPlaces,
  databases: PortalDatabases,
): AsyncGenerator<{ owner: Owner; key: string }> {
  if ('each' in places) {
    for (const owner of storingServices) {
      for await (const key of places.each[owner].list()) yield { owner, key };
    }
    return;
  }
  for await (const key of places.shared.list()) {
    yield { owner: await ownerOf(key, databases), key };
  }
}

/**
 * The service that owns a file of a shared store. Its first folder says which, except for `resumes/<id>`, which two services
 * use: with the id of an application in one, of a résumé in the other.
 */
async function ownerOf(key: string, databases: PortalDatabases): Promise<Owner> {
  const [folder, name = ''] = key.split('/');
  if (folder === 'kept-resumes') return 'jobs';
  if (folder !== 'resumes') return 'directory';
  if (await databases.has('jobs', 'applications', name)) return 'jobs';
  if (await databases.has('resumes', 'resumes', name)) return 'resumes';
  return unowned;
}
