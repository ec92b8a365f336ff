import { randomBytes, randomUUID } from 'node:crypto';
import type { TestService } from '@commons/service-kit/testing/create-test-service';
import { until } from '@commons/service-kit/testing/until';
import { mongo, Types } from 'mongoose';
import type { Person } from './stage.js';

const { EJSON } = mongo.BSON;

type Claims = Person['claims'];
interface Row extends mongo.Document {
  readonly _id: unknown;
}

/** The collections of auth that hold people, and the field with the account's id. */
const owners = { users: '_id', sessions: 'user', business_members: 'user_id' } as const;

/**
 * Copies what auth stores of these people, with new ids, addresses and sessions.
 * @returns the claims of the copies, in the same order
 */
export async function copyRecords(service: TestService, people: readonly Claims[]) {
  const database = await service.database();
  const ids = people.map(({ sub }) => new Types.ObjectId(sub));
  await until(
    () =>
      database
        .collection('users')
        .countDocuments({ _id: { $in: ids }, verification_mail_due: true }),
    (due) => due === 0,
  );
  const rows: Record<string, Row[]> = {};
  for (const [name, owner] of Object.entries(owners)) {
    rows[name] = await database
      .collection<Row>(name)
      .find({ [owner]: { $in: ids } })
      .toArray();
  }
  const fresh = new Map(people.map(({ email }) => [email, `${newId()}@example.org`]));
  for (const { _id } of Object.values(rows).flat()) {
    fresh.set(String(_id), _id instanceof Types.ObjectId ? newId() : randomUUID());
  }
  const copyOf = <T>(value: T): T => {
    let text = EJSON.stringify(value as object);
    for (const [old, own] of fresh) text = text.replaceAll(`"${old}"`, `"${own}"`);
    return EJSON.parse(text) as T;
  };
  for (const [name, found] of Object.entries(rows)) {
    if (found.length > 0) await database.collection<Row>(name).insertMany(copyOf(found));
  }
  await database.close();
  return copyOf(people);
}

const newId = () => randomBytes(12).toString('hex');
