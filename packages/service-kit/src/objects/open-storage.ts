import type { ServiceConfig } from '../service.config.js';
import { FolderStorage } from './folder-storage.js';
import type { ObjectStorage } from './object-storage.js';
import { TracedStorage } from './traced-storage.js';

/**
 * The configured object storage. The S3 client is loaded only where it is used: it costs 0.1 s and 20 MB at the start.
 */
export async function openStorage(config: ServiceConfig): Promise<ObjectStorage> {
  const storage = await openUntraced(config);
  if (!config.OTEL_EXPORTER_OTLP_ENDPOINT) return storage;
  return new TracedStorage(storage, config.S3_ENDPOINT ? 's3' : 'folder');
}

async function openUntraced(config: ServiceConfig): Promise<ObjectStorage> {
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
