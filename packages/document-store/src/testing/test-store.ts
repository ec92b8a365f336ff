import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { MongoClient } from 'mongodb';
import { type RunningDocuments, startDocuments } from '../start-documents.js';

const dist = resolve(__dirname, '../../dist');

/** The compiled program: built by jest's set-up, else the regular build. */
export const compiledMain = (): string => {
  const fresh = join(dist, '.jest/main.js');
  return existsSync(fresh) ? fresh : join(dist, 'main.js');
};

export const makeFolder = (): string => mkdtempSync(join(tmpdir(), 'documents-'));

/** A store in a separate folder, with a client; for tests. */
export interface TestStore {
  readonly folder: string;
  readonly uri: string;
  readonly client: MongoClient;
  readonly running: RunningDocuments;
  end(): Promise<void>;
}

export async function startTestStore(sweepSeconds = 60): Promise<TestStore> {
  const folder = makeFolder();
  const running = await startDocuments({ folder, sweepSeconds, main: compiledMain() });
  const client = await MongoClient.connect(running.uri, { serverSelectionTimeoutMS: 30_000 });
  const end = async () => {
    await client.close();
    await running.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { folder, uri: running.uri, client, running, end };
}
