import { type Doc, numberOf } from '../bson-values.js';
import type { DocumentStore } from '../document-store.js';
import { badValue, CommandError } from '../errors.js';
import type { Reply } from '../wire.js';
import type { Cursors } from './cursors.js';

/** Input of a command. `command` is typed; its first field is the command's name. */
export interface CommandContext {
  readonly store: DocumentStore;
  readonly cursors: Cursors;
  readonly db: string;
  readonly command: Doc;
}

export interface Command {
  /** Options that it supports in addition to the general ones; any other is refused by name. */
  readonly options: string[];
  run(context: CommandContext): Reply | Promise<Reply>;
}

export type Commands = Record<string, Command>;

const generalFields = new Set([
  ...['$db', 'lsid', '$clusterTime', '$readPreference', 'writeConcern', 'readConcern', 'comment'],
  ...['maxTimeMS', 'apiVersion', 'apiStrict', 'apiDeprecationErrors', 'allowDiskUse'],
]);
const transactionFields = ['startTransaction', 'autocommit', 'txnNumber'];

/** Refuses transactions and unknown options, by name. */
export function checkOptions(name: string, { options }: Command, command: Doc): void {
  const transaction = transactionFields.find((option) => option in command);
  if (transaction && name !== 'commitTransaction' && name !== 'abortTransaction') {
    const text = `transactions and retryable writes ('${transaction}') are not supported by the embedded document store: it is a standalone`;
    throw new CommandError(263, 'OperationNotSupportedInTransaction', text);
  }
  const known = (option: string) =>
    option === name || generalFields.has(option) || options.includes(option);
  const strange = Object.keys(command).find((option) => !known(option));
  if (!strange || command[strange] === undefined || command[strange] === false) return;
  const text = `option '${strange}' of '${name}' is not supported by the embedded document store`;
  throw new CommandError(40415, 'Location40415', text);
}

/** `database.collection` of a command whose first field is the collection. */
export function namespace({ db, command }: CommandContext): string {
  const name = Object.values(command)[0];
  if (typeof name === 'string' && name !== '') return `${db}.${name}`;
  throw new CommandError(73, 'InvalidNamespace', 'the name of a collection is missing');
}

/** A whole number option, not negative; undefined when absent. */
export function count(command: Doc, option: string): number | undefined {
  const value = command[option];
  if (value === undefined || value === null) return undefined;
  const number = numberOf(value);
  if (number === undefined || !Number.isInteger(number) || number < 0) {
    throw badValue(`'${option}' must be a whole number, 0 or more`);
  }
  return number;
}
