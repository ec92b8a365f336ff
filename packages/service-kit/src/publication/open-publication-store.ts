import { resolve } from 'node:path';
import type { Environment } from '../config/parse-config.js';
import { FolderStorage } from '../objects/folder-storage.js';
import { PublicationFailure } from './publication-failure.js';
import { PublicationStore } from './publication-store.js';

const bucketAddress = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([\w./-]*))?$/;

export interface BucketAccess {
  readonly S3_ENDPOINT?: string | undefined;
  readonly S3_ACCESS_KEY?: string | undefined;
  readonly S3_SECRET_KEY?: string | undefined;
  readonly S3_REGION?: string | undefined;
}

/**
 * The publisher's own credentials, which take precedence over those of a service or of the store owner in the
 * environment or .env.
 */
export function publisherAccess(env: Environment): BucketAccess {
  if (!env.PUBLISH_S3_SECRET_KEY) return env;
  return {
    S3_ENDPOINT: env.PUBLISH_S3_ENDPOINT ?? env.S3_ENDPOINT,
    S3_ACCESS_KEY: env.PUBLISH_S3_ACCESS_KEY,
    S3_SECRET_KEY: env.PUBLISH_S3_SECRET_KEY,
    S3_REGION: env.S3_REGION,
  };
}

/** Whether this is a location of published front ends: a folder, or `s3://bucket/prefix`. */
export const isPublicationTarget = (target: string) =>
  target.startsWith('s3:') ? bucketAddress.test(target) : !/^\w+:\/\//.test(target);

/**
 * Opens the store given by a setting or `--to`.
 * @param access the S3 store of an `s3://` address
 * @param base folder that a relative one is resolved against
 * @throws PublicationFailure naming what is missing
 */
export async function openPublicationStore(
  target: string,
  access: BucketAccess,
  base = '.',
): Promise<PublicationStore> {
  if (!isPublicationTarget(target)) {
    throw new PublicationFailure(`${target} is neither a folder nor s3://bucket/prefix.`);
  }
  const [, bucket, prefix] = bucketAddress.exec(target) ?? [];
  if (!bucket) return new PublicationStore(new FolderStorage(resolve(base, target)));
  const { S3_ENDPOINT, S3_ACCESS_KEY, S3_SECRET_KEY, S3_REGION } = access;
  if (!S3_ENDPOINT || !S3_ACCESS_KEY || !S3_SECRET_KEY) {
    throw new PublicationFailure(
      `${target} needs S3_ENDPOINT, S3_ACCESS_KEY and S3_SECRET_KEY, of a key that may use the bucket.`,
    );
  }
  const { S3Storage } = await import('../objects/s3-storage.js');
  const storage = new S3Storage({
    endpoint: S3_ENDPOINT,
    accessKey: S3_ACCESS_KEY,
    secretKey: S3_SECRET_KEY,
    bucket,
    region: S3_REGION || 'us-east-1',
  });
  const folder = prefix?.replace(/^\/+|\/+$/g, '');
  return new PublicationStore(storage, folder ? `${folder}/` : '');
}
