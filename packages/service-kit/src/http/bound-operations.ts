import type { Operation } from '@commons/contracts/operations/operation';
import { MetadataScanner, ModulesContainer } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { OPERATION } from './handles.js';

/**
 * The operations that the routes of a service are bound to.
 * @throws Error naming each route without one: it would have no access rule, no checked input and no description
 */
export function boundOperations(app: NestFastifyApplication): Operation[] {
  const scanner = new MetadataScanner();
  const unbound: string[] = [];
  const operations: Operation[] = [];
  for (const { metatype } of controllersOf(app)) {
    const { name, prototype } = metatype as { name: string; prototype: Record<string, object> };
    for (const method of scanner.getAllMethodNames(prototype)) {
      const handler = prototype[method] as object;
      if (!Reflect.hasMetadata('path', handler)) continue;
      const operation = Reflect.getMetadata(OPERATION, handler) as Operation | undefined;
      if (operation) operations.push(operation);
      else unbound.push(`${name}.${method}`);
    }
  }
  if (unbound.length > 0) throw new Error(`routes without an operation: ${unbound.join(', ')}`);
  return operations;
}

const controllersOf = (app: NestFastifyApplication) =>
  [...app.get(ModulesContainer).values()].flatMap(({ controllers }) => [...controllers.values()]);
