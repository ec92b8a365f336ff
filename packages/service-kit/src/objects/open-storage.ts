import type { ServiceConfig } from '../service.config.js';
import { FolderStorage } from './folder-storage.js';
import type { ObjectStorage } from './object-storage.js';

/** The object storage that the settings name. The S3 client is loaded only where it is used: 0.1 s and 20 MB of a start. */
export async function openStorage(config: ServiceConfig): Promise<ObjectStorage> {
  if (!config.S3_ENDPOINT) return new FolderStorage(config.OBJECTS_DIR ?? '');
  const { S3Storage } = await import('./s3-storage.js');
  return new S3Storage({
    endpoint: config.S3_ENDPOINT,
    accessKey: config.S3_ACCESS_KEY ?? '',
    secretKey: config.S3_SECRET_KEY ?? '',
    bucket: config.S3_BUCKET ?? '',
    region: config.S3_REGION,
  });
}
