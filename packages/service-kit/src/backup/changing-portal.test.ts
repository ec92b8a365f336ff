import { BSON, ObjectId } from 'mongodb';
import type { Environment } from '../config/parse-config.js';
import {
  collection,
  fileIn,
  newFile,
  newPortal,
  putFile,
  removePortals,
  restore,
} from '../testing/backup-portals.js';
import { ArchiveWriter } from './archive-writer.js';
import { createBackup } from './create-backup.js';
import { objectPlaces, storeOf } from './object-places.js';
import { PortalDatabases } from './portal-databases.js';

afterAll(removePortals);

describe('a backup of a portal that changes during it', () => {
  /** Runs `change` when a backup reads the indexes of a collection, so after the first pass over the files. */
  async function backUpWhile(env: Environment, at: string, change: () => Promise<unknown>) {
    const file = newFile();
    const databases = await PortalDatabases.connect(env);
    const list = databases.collections.bind(databases);
    databases.collections = async () => {
      const all = await list();
      const own = all.find(({ name }) => name === at)?.collection;
      if (!own) throw new Error(`no collection ${at}`);
      const indexes = own.listIndexes.bind(own);
      own.listIndexes = () => {
        const cursor = indexes();
        const read = cursor.toArray.bind(cursor);
        cursor.toArray = async () => {
          await change();
          return read();
        };
        return cursor;
      };
      return all;
    };
    await createBackup({ file, databases, objects: objectPlaces(env) });
    await databases.close();
    const other = newPortal();
    await restore(other, file);
    return other;
  }

  it('has the files of added records, and not those of deleted ones', async () => {
    const portal = newPortal();
    const places = objectPlaces(portal);
    const [left, come] = [new ObjectId(), new ObjectId()];
    const records = collection(portal, 'resumes', 'resumes');
    await records.insertOne({ _id: left });
    await putFile(places, 'resumes', `resumes/${left}`);
    const other = await backUpWhile(portal, 'resumes', async () => {
      await records.deleteOne({ _id: left });
      await storeOf(places, 'resumes')?.delete(`resumes/${left}`);
      await records.insertOne({ _id: come });
      await putFile(places, 'resumes', `resumes/${come}`);
    });
    const restored = objectPlaces(other);
    expect(await fileIn(restored, 'resumes', `resumes/${come}`)).toBeDefined();
    expect(await fileIn(restored, 'resumes', `resumes/${left}`)).toBeUndefined();
    expect(await collection(other, 'resumes', 'resumes').countDocuments()).toBe(1);
  });

  it('restores an account that was erased during it as closed, so that it is erased again', async () => {
    const portal = newPortal();
    const users = collection(portal, 'auth', 'users');
    const _id = new ObjectId();
    await users.insertOne({ _id, email: 'l@x.test', deletion_due_at: new Date(0) });
    await collection(portal, 'jobs', 'saved_jobs').insertOne({ owner: _id });
    const other = await backUpWhile(portal, 'users', () => users.deleteOne({ _id }));
    expect(await collection(other, 'auth', 'users').findOne({ _id })).toMatchObject({
      deletion_due_at: new Date(0),
    });
    expect(await collection(other, 'jobs', 'saved_jobs').countDocuments()).toBe(1);
  });

  it('keeps the later of two documents with the same unique key', async () => {
    const file = newFile();
    const email = 'same@x.test';
    const [first, second] = [new ObjectId(), new ObjectId()];
    const archive = await ArchiveWriter.begin(file, undefined, false);
    const indexes = [{ v: 2, name: 'email_1', key: { email: 1 }, unique: true }];
    await archive.addJson('databases/auth/users/indexes.json', indexes);
    // The first one was deleted after it had been read.
    for (const [number, document] of [
      { _id: first, email },
      { _id: second, email },
    ].entries()) {
      const content = Buffer.from(BSON.serialize(document));
      await archive.add({ name: `databases/auth/users/00000${number}.bson`, content }, 1);
    }
    await archive.finish([]);
    const portal = newPortal();
    await restore(portal, file);
    const users = collection(portal, 'auth', 'users');
    expect(await users.find().toArray()).toEqual([{ _id: second, email }]);
  });
});
