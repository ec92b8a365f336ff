import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ask } from './client.mjs';

const require = createRequire(join(import.meta.dirname, '../../packages/standalone/package.json'));

/** Repeats `one` with a number of concurrent calls; returns the rate per second. */
async function rate(one, connections, milliseconds) {
  const began = performance.now();
  let done = 0;
  const loop = async () => {
    while (performance.now() - began < milliseconds) {
      await one(done);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, loop));
  return done / ((performance.now() - began) / 1000);
}

/** Posting as an employer, against bare inserts of the same document by the driver into the same collection. */
export async function posting({ portal, token }, subject, { connections, milliseconds }) {
  const { MongoClient, ObjectId } = require('mongodb');
  const client = await new MongoClient(portal.documents, { maxPoolSize: connections }).connect();
  try {
    const collection = client.db(subject.database).collection(subject.collection);
    const url = `${portal.url.replace(/\/$/, '')}/api${subject.one.replace(/\/$/, '')}`;
    let ids = [];
    const posted = await ask({
      ...{ url, connections, milliseconds, token },
      questions: Array.from({ length: 500 }, (_, at) => JSON.stringify(subject.post(at))),
      created: true,
      check: (_, body) => Boolean(ids.push(JSON.parse(body).id)),
    });
    ids = ids.slice(-500).map((id) => new ObjectId(id));
    const documents = await collection.find({ _id: { $in: ids } }).toArray();
    const insert = (at) =>
      collection.insertOne({ ...documents[at % documents.length], _id: new ObjectId() });
    const bareInserts = await rate(insert, connections, milliseconds);
    return { posted, bareInserts, ratio: posted.perSecond / bareInserts };
  } finally {
    await client.close();
  }
}
