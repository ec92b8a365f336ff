import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { type RunningDocuments, startDocuments } from './start-documents.js';

/** A store in a folder of its own, with a client; for tests. */
export interface TestStore {
  folder: string;
  uri: string;
  client: MongoClient;
  running: RunningDocuments;
  end(): Promise<void>;
}

export async function startTestStore(sweepSeconds = 60): Promise<TestStore> {
  const folder = mkdtempSync(join(tmpdir(), 'documents-'));
  const running = await startDocuments({ folder, sweepSeconds });
  const client = await MongoClient.connect(running.uri, { serverSelectionTimeoutMS: 3000 });
  const end = async () => {
    await client.close();
    await running.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { folder, uri: running.uri, client, running, end };
}
