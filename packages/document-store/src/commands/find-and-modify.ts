import { type Doc, plainDoc, readTyped } from '../bson-values.js';
import { badValue } from '../errors.js';
import { compileProjection } from '../matching/projection.js';
import { compileUpdate } from '../update/update.js';
import type { Reply } from '../wire.js';
import { type CommandContext, type Commands, namespace } from './command.js';
import { writeOne } from './write-one.js';

interface Outcome {
  readonly before?: Buffer;
  readonly after?: Buffer;
  readonly upserted?: unknown;
}

async function run(context: CommandContext): Promise<Reply> {
  const { command, store } = context;
  const ns = namespace(context);
  const typed = (command.query ?? {}) as Doc;
  const remove = command.remove === true;
  if (remove && command.update !== undefined)
    throw badValue('remove and update exclude each other');
  const update = remove ? undefined : compileUpdate(typed, command.update, command.arrayFilters);
  const projector = compileProjection(command.fields);
  const one = { store, ns, filter: plainDoc(typed), sort: command.sort, hint: command.hint };
  if (!store.catalog.get(ns) && command.upsert !== true) return answer(command, {}, remove);
  const outcome = await writeOne<Outcome>({
    ...one,
    act: (collection, found) => {
      if (found && remove) {
        store.remove(collection, found);
        return { before: found.raw };
      }
      if (found) {
        const after = update!.change(found.raw);
        if (!after.equals(found.raw)) store.replace(collection, found, after);
        return { before: found.raw, after };
      }
      if (remove || command.upsert !== true) return {};
      const { raw } = store.insert(collection, store.prepare(update!.fresh()));
      return { after: raw, upserted: readTyped(raw)._id };
    },
  });
  const shown = (raw: Buffer | undefined) => raw && (projector ? projector(raw) : raw);
  const { before, after, upserted } = outcome;
  return answer(
    command,
    { before: shown(before), after: shown(after), upserted, found: before !== undefined },
    remove,
  );
}

interface Shown {
  readonly before?: Buffer | undefined;
  readonly after?: Buffer | undefined;
  readonly upserted?: unknown;
  readonly found?: boolean;
}

function answer(
  command: Doc,
  { before, after, upserted, found = false }: Shown,
  remove: boolean,
): Reply {
  const raw = command.new === true ? after : before;
  const n = found || upserted !== undefined ? 1 : 0;
  const lastErrorObject = remove
    ? { n }
    : { n, updatedExisting: found, ...(upserted !== undefined && { upserted }) };
  return { lastErrorObject, value: raw ? readTyped(raw) : null, ok: 1 };
}

const options = ['query', 'sort', 'remove', 'update', 'new', 'fields', 'upsert', 'arrayFilters'];
const command = { options: [...options, 'hint', 'bypassDocumentValidation'], run };

export const findAndModifyCommands: Commands = { findAndModify: command, findandmodify: command };
