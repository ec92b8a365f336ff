import type { MongoClient } from 'mongodb';
import type { OpenSpan } from '../logging/request-context.js';
import { startStep } from './span.js';

const followed = new WeakSet<MongoClient>();

interface CommandEvent {
  readonly requestId: number;
  readonly commandName: string;
}

/** Traces the commands of a client that was opened with `monitorCommands`, without their content. */
export function followMongo(client: MongoClient): void {
  if (followed.has(client)) return;
  followed.add(client);
  const open = new Map<number, OpenSpan>();
  const end = ({ requestId }: CommandEvent, outcome = {}) => {
    open.get(requestId)?.end(outcome);
    open.delete(requestId);
  };
  client.on('commandStarted', ({ requestId, commandName, command, databaseName }) => {
    const collection = command[commandName] as unknown;
    const span = startStep({
      name: `mongodb ${commandName}`,
      kind: 'client',
      attributes: {
        'db.system.name': 'mongodb',
        'db.namespace': databaseName,
        'db.collection.name': typeof collection === 'string' ? collection : undefined,
      },
    });
    if (span) open.set(requestId, span);
  });
  client.on('commandSucceeded', (event) => end(event));
  client.on('commandFailed', (event) => end(event, { error: event.failure }));
}
