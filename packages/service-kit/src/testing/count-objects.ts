import { readdir } from 'node:fs/promises';
import { Client } from 'minio';
import type { Environment } from '../config/parse-config.js';

/**
 * Number of objects that a test service has stored under this folder of keys, in its folder or in the S3 store of its
 * environment. All test files share a bucket, so these must not run concurrently against one.
 * @param env the environment of the test service
 * @param folder first part of the keys, e.g. 'resumes'
 */
export async function countObjects(env: Environment, folder: string): Promise<number> {
  if (!env.S3_ENDPOINT) {
    return (await readdir(`${env.OBJECTS_DIR}/data/${folder}`).catch(() => [])).length;
  }
  const { hostname, port, protocol } = new URL(env.S3_ENDPOINT);
  const client = new Client({
    endPoint: hostname,
    ...(port && { port: Number(port) }),
    useSSL: protocol === 'https:',
    accessKey: env.S3_ACCESS_KEY ?? '',
    secretKey: env.S3_SECRET_KEY ?? '',
  });
  const found = await client.listObjectsV2(env.S3_BUCKET ?? '', `${folder}/`, true).toArray();
  return found.length;
}
