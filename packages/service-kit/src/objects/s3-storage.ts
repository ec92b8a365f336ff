import http, { type IncomingMessage, type RequestOptions } from 'node:http';
import https from 'node:https';
import { Readable } from 'node:stream';
import { Client, type ClientOptions } from 'minio';
import { checkKey, type ObjectInfo, ObjectStorage, type StoredObject } from './object-storage.js';

export interface S3Settings {
  readonly endpoint: string;
  readonly accessKey: string;
  readonly secretKey: string;
  readonly bucket: string;
  readonly region: string;
}

/** Timeout of a silent store; without it a request would wait for the gateway's limit. */
const silenceMs = 4_000;

type Transport = NonNullable<ClientOptions['transport']>;

/** The minio client sets no timeouts. */
const impatient = ({ request }: typeof http | typeof https): Transport => ({
  request: ((options: RequestOptions, answered: (answer: IncomingMessage) => void) => {
    let answer: IncomingMessage | undefined;
    const call = request(options, (answering: IncomingMessage) => {
      answer = answering;
      answered(answering);
    });
    const onSilence = () => {
      // A slow reader has not taken what came already: the store waits for it.
      if (answer && answer.readableLength > 0) {
        call.setTimeout(silenceMs, onSilence);
        return;
      }
      const error = new Error('the object store does not answer');
      call.destroy(Object.assign(error, { code: 'ETIMEDOUT' }));
    };
    call.setTimeout(silenceMs, onSilence);
    return call;
  }) as Transport['request'],
});

const missingCodes = new Set(['NoSuchKey', 'NotFound', 'NoSuchObject']);
const isMissing = (error: unknown) => missingCodes.has(String((error as { code?: string }).code));

/** Objects in a bucket of an S3 store, e.g. MinIO. The bucket must exist. */
export class S3Storage extends ObjectStorage {
  readonly #client: Client;
  readonly #bucket: string;

  constructor({ endpoint, accessKey, secretKey, bucket, region }: S3Settings) {
    super();
    const { hostname, port, protocol } = new URL(endpoint);
    const useSSL = protocol === 'https:';
    this.#bucket = bucket;
    this.#client = new Client({
      endPoint: hostname,
      port: port ? Number(port) : useSSL ? 443 : 80,
      useSSL,
      accessKey,
      secretKey,
      region,
      transport: impatient(useSSL ? https : http),
    });
  }

  async put(key: string, content: Uint8Array | Readable, info: ObjectInfo): Promise<void> {
    checkKey(key);
    const body = content instanceof Readable ? content : Buffer.from(content);
    const headers = { 'Content-Type': info.contentType };
    await this.#client.putObject(this.#bucket, key, body, info.size, headers);
  }

  async get(key: string): Promise<StoredObject | undefined> {
    const info = await this.#info(key);
    if (!info) return undefined;
    return { ...info, stream: await this.#client.getObject(this.#bucket, key) };
  }

  async exists(key: string): Promise<boolean> {
    return (await this.#info(key)) !== undefined;
  }

  async *list(folder = ''): AsyncGenerator<string> {
    for await (const { name } of this.#client.listObjectsV2(this.#bucket, folder, true)) {
      if (name) yield name;
    }
  }

  async delete(key: string): Promise<void> {
    checkKey(key);
    await this.#client.removeObject(this.#bucket, key);
  }

  async check(): Promise<void> {
    if (!(await this.#client.bucketExists(this.#bucket))) {
      throw new Error(`bucket ${this.#bucket} does not exist`);
    }
  }

  async #info(key: string): Promise<ObjectInfo | undefined> {
    checkKey(key);
    try {
      const { size, metaData } = await this.#client.statObject(this.#bucket, key);
      return { size, contentType: metaData['content-type'] ?? 'application/octet-stream' };
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }
}
