import {
  type Connection,
  type Document,
  type Model,
  type Query,
  type Schema,
  Types,
} from 'mongoose';

/** The change journal of a connection's collections. */
export interface ChangeJournal {
  /** Before a write: if the process dies during it, the documents are read again anyway. */
  begin(ids: readonly string[]): Promise<void>;
  /** After a write, before the change is published. */
  end(ids: readonly string[]): Promise<void>;
}

const journals = new WeakMap<Connection, Map<string, ChangeJournal>>();

/** Records the writes to a collection of this connection in a journal. */
export function keepJournal(connection: Connection, model: string, journal: ChangeJournal): void {
  const known = journals.get(connection) ?? new Map<string, ChangeJournal>();
  journals.set(connection, known.set(model, journal));
}

interface Noted {
  readonly ids: string[];
  readonly journal: ChangeJournal;
}

type Writing = Query<unknown, unknown> & { commonsNoted?: Noted };

/** Whether an update only touches these fields. */
function onlyTouches(update: unknown, ignored: ReadonlySet<string>): boolean {
  if (!update || Array.isArray(update)) return false;
  const names = Object.entries(update).flatMap(([name, value]) =>
    name.startsWith('$') ? Object.keys(value ?? {}) : [name],
  );
  return names.length > 0 && names.every((name) => ignored.has(name.split('.')[0] as string));
}

async function idsOf(query: Writing): Promise<string[]> {
  const { _id: id } = query.getFilter() as { _id?: unknown };
  if (id instanceof Types.ObjectId || typeof id === 'string') return [String(id)];
  const found = await query.model.find(query.getFilter(), { _id: 1 }).lean<{ _id: unknown }[]>();
  return found.map(({ _id }) => String(_id));
}

/**
 * Publishes every write to a collection to the search index, so that callers cannot forget to. Bulk writes do not report
 * their documents: they use {@link announcedWrite}.
 * @param ignored fields that searches never read, e.g. view counts: writes to these alone are not recorded
 */
export function searchedCollection(schema: Schema, ignored: readonly string[]): void {
  const quiet = new Set(ignored);
  const before = async function (this: Writing) {
    const journal = journals.get(this.model.db)?.get(this.model.modelName);
    if (!journal || onlyTouches(this.getUpdate(), quiet)) return;
    const ids = await idsOf(this);
    if (ids.length === 0) return;
    await journal.begin(ids);
    this.commonsNoted = { ids, journal };
  };
  const after = async function (this: Writing) {
    const noted = this.commonsNoted;
    if (noted) await noted.journal.end(noted.ids);
  };
  const writes = [
    'updateOne',
    'updateMany',
    'replaceOne',
    'findOneAndUpdate',
    'findOneAndReplace',
    'findOneAndDelete',
    'deleteOne',
    'deleteMany',
  ] as const;
  for (const write of writes) {
    schema.pre(write, { query: true, document: false } as never, before as never);
    schema.post(write, { query: true, document: false } as never, after as never);
  }
  watchInserts(schema);
}

/** A write that the schema's hooks do not see, with its documents. */
export async function announcedWrite<Stored>(
  model: Model<Stored>,
  filter: object,
  write: () => Promise<unknown>,
): Promise<void> {
  const journal = journalOf(model);
  const found = await model.find(filter, { _id: 1 }).lean<{ _id: unknown }[]>();
  const ids = idsIn(found);
  await journal?.begin(ids);
  await write();
  await journal?.end(ids);
}

type Stored = { _id?: unknown };

const journalOf = ({ db, modelName }: Pick<Model<unknown>, 'db' | 'modelName'>) =>
  journals.get(db)?.get(modelName);
const idsIn = (documents: readonly Stored[]) => documents.map(({ _id }) => String(_id));

function watchInserts(schema: Schema): void {
  schema.pre('save', async function (this: Document) {
    await journalOf(this.constructor as Model<unknown>)?.begin([String(this._id)]);
  });
  schema.post('save', async function (this: Document) {
    await journalOf(this.constructor as Model<unknown>)?.end([String(this._id)]);
  });
  schema.pre('insertMany', async function (this: Model<unknown>, documents: Stored[]) {
    for (const document of documents) document._id ??= new Types.ObjectId();
    await journalOf(this)?.begin(idsIn(documents));
  } as never);
  schema.post('insertMany', async function (this: Model<unknown>, documents: Stored[]) {
    await journalOf(this)?.end(idsIn(documents));
  } as never);
  // Unordered: some documents may be inserted although others were refused.
  schema.post('insertMany', function (
    this: Model<unknown>,
    error: Error,
    documents: Stored[] | undefined,
    next: (error: Error) => void,
  ) {
    const ended = journalOf(this)?.end(Array.isArray(documents) ? idsIn(documents) : []);
    Promise.resolve(ended).then(
      () => next(error),
      () => next(error),
    );
  } as never);
}
