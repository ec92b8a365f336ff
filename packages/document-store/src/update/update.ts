import { ObjectId } from 'bson';
import { bsonType, type Doc, isDoc, plain, plainDoc, readTyped, write } from '../bson-values.js';
import { badValue, unsupported } from '../errors.js';
import { isOperatorDoc } from '../matching/filter.js';
import { applyOperators, checkOperators } from './update-operators.js';
import { assign, compileArrayFilters, type Positions, slotsOf } from './update-paths.js';

/** A compiled update with its filter. */
export interface Update {
  readonly replacement: boolean;
  /** The new bytes of a document. */
  change(raw: Buffer): Buffer;
  /** The document an upsert inserts. */
  fresh(): Buffer;
}

/** Fields that the filter fixes by equality; an upsert starts from them. */
function equalities(filter: Doc): [string, unknown][] {
  return Object.entries(filter).flatMap(([name, value]): [string, unknown][] => {
    if (name === '$and') return (value as Doc[]).flatMap(equalities);
    if (name.startsWith('$') || bsonType(value) === 'BSONRegExp') return [];
    if (!isOperatorDoc(value)) return [[name, value]];
    return '$eq' in value ? [[name, value.$eq]] : [];
  });
}

/** `filter` and `update` are typed. An update is a document of operators or a replacement; a pipeline is refused. */
export function compileUpdate(filter: Doc, update: unknown, arrayFilters: unknown): Update {
  if (Array.isArray(update)) throw unsupported('update', 'pipeline');
  if (!isDoc(update)) throw badValue('an update needs a document');
  const replacement = !Object.keys(update)[0]?.startsWith('$');
  const positions: Positions = {
    filter: plainDoc(filter),
    arrayFilters: compileArrayFilters((plain(arrayFilters ?? []) as Doc[]) ?? []),
    matched: new Map(),
  };
  if (!replacement) checkOperators(update);
  else if (Object.keys(update).some((name) => name.startsWith('$'))) checkOperators(update);
  return {
    replacement,
    change(raw) {
      const doc = readTyped(raw);
      if (replacement) {
        const { _id, ...rest } = update;
        return write({ _id: _id ?? doc._id, ...rest });
      }
      applyOperators(doc, update, false, { ...positions, matched: new Map() });
      return write(doc);
    },
    fresh() {
      const doc: Doc = {};
      for (const [path, value] of equalities(filter)) {
        if (replacement && path !== '_id') continue;
        for (const slot of slotsOf(doc, path, true, positions)) assign(slot, value);
      }
      if (replacement) Object.assign(doc, update);
      else applyOperators(doc, update, true, positions);
      const { _id = new ObjectId(), ...rest } = doc;
      return write({ _id, ...rest });
    },
  };
}
