import { type Doc, isDoc, numberOf, pickFields, plain, readTyped, write } from '../bson-values.js';
import { badValue, unsupported } from '../errors.js';
import { compileFilter, isOperatorDoc } from './filter.js';

export type Projector = (raw: Buffer) => Buffer;

interface Tree {
  [name: string]: Tree | true;
}

type Special = (value: unknown[]) => unknown[];

const asFlag = (value: unknown): boolean | undefined =>
  typeof value === 'boolean'
    ? value
    : numberOf(value) === undefined
      ? undefined
      : numberOf(value) !== 0;

function addPath(tree: Tree, path: string): void {
  const parts = path.split('.');
  if (parts.includes('$')) throw unsupported('projection', path);
  const last = parts.pop()!;
  let at = tree;
  for (const part of parts) {
    const next = Object.hasOwn(at, part) ? at[part] : undefined;
    if (next === true) throw badValue(`path collision at '${path}' in the projection`);
    at[part] = next ?? (Object.create(null) as Tree);
    at = at[part];
  }
  at[last] = true;
}

function keep(value: unknown, tree: Tree, include: boolean): unknown {
  if (Array.isArray(value)) {
    const kept = include ? value.filter((one) => isDoc(one) || Array.isArray(one)) : value;
    return kept.map((one) => keep(one, tree, include));
  }
  if (!isDoc(value)) return value;
  const out: Doc = {};
  for (const [name, inner] of Object.entries(value)) {
    const branch = Object.hasOwn(tree, name) || name in tree ? tree[name] : undefined;
    if (branch === undefined ? !include : branch === true && include) out[name] = inner;
    else if (branch !== undefined && branch !== true) {
      if (!include || typeof inner === 'object') out[name] = keep(inner, branch, include);
    }
  }
  return out;
}

function special(path: string, expression: Doc): Special {
  const [operator, operand] = Object.entries(expression)[0]!;
  if (path.includes('.')) throw unsupported('projection', `${path}: ${operator}`);
  if (operator === '$slice') {
    const [skip, count] = [operand].flat().map((one) => numberOf(one) ?? 0) as [number, number?];
    if (count === undefined) return (list) => (skip < 0 ? list.slice(skip) : list.slice(0, skip));
    return (list) => list.slice(skip).slice(0, count);
  }
  if (operator === '$elemMatch') {
    const test = compileFilter({ list: { $elemMatch: plain(operand) } });
    return (list) => {
      const found = list.find((one) => test({ list: [plain(one)] }));
      return found === undefined ? [] : [found];
    };
  }
  throw unsupported('projection', operator);
}

/** Compiles a projection of find or findAndModify; undefined when it changes nothing. */
export function compileProjection(projection: Doc | undefined): Projector | undefined {
  if (!projection || Object.keys(projection).length === 0) return undefined;
  const { _id: idFlag, ...rest } = projection;
  const tree = Object.create(null) as Tree;
  const specials: [string, Special][] = [];
  let include: boolean | undefined;
  for (const [path, value] of Object.entries(rest)) {
    if (isOperatorDoc(value)) {
      specials.push([path, special(path, value)]);
      if ('$elemMatch' in value) include ??= true;
      continue;
    }
    const flag = asFlag(value);
    if (flag === undefined) throw unsupported('projection', `${path}: ${JSON.stringify(value)}`);
    if (include !== undefined && include !== flag) {
      throw badValue('a projection cannot mix inclusion and exclusion');
    }
    include = flag;
    addPath(tree, path);
  }
  const included =
    include ?? (idFlag !== undefined && asFlag(idFlag) === true && specials.length === 0);
  if (included) for (const [path] of specials) addPath(tree, path);
  if ((idFlag === undefined || asFlag(idFlag)) === included) addPath(tree, '_id');
  const flat = specials.length === 0 && Object.values(tree).every((branch) => branch === true);
  const names = new Set(Object.keys(tree));
  if (flat) return (raw) => pickFields(raw, names, !included);
  return (raw) => {
    const doc = keep(readTyped(raw), tree, included) as Doc;
    for (const [path, apply] of specials) {
      if (!Array.isArray(doc[path])) continue;
      doc[path] = apply(doc[path]);
      if (included && doc[path].length === 0 && '$elemMatch' in rest[path]) delete doc[path];
    }
    return write(doc);
  };
}
