import type { TaskDefinition } from '@commons/contracts/tasks/task';
import { Inject, Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { SERVICE_NAME } from '../service.config.js';
import {
  OWN_RECONCILIATION,
  OWN_TASK,
  PROCESSOR,
  RECONCILE,
  type ReconcileOptions,
  type Reconciliation,
  type TaskProcessor,
} from './processor.js';

/** Injection token of the tasks a service declares. */
export const DECLARED_TASKS = Symbol('DECLARED_TASKS');

interface FoundProcessor {
  readonly task: TaskDefinition;
  readonly processor: TaskProcessor<TaskDefinition>;
}

/** Finds the processors and reconciliations (`@Reconcile`) among the providers of a service. */
@Injectable()
export class TaskProcessors {
  constructor(
    private readonly discovery: DiscoveryService,
    @Inject(DECLARED_TASKS) private readonly declared: readonly TaskDefinition[],
    @Inject(SERVICE_NAME) private readonly service: string,
  ) {}

  /**
   * The processor of each declared task, by the task's name.
   * @throws Error naming each task with no processor or several, and each processor of an undeclared task
   */
  find(): Map<string, FoundProcessor> {
    const found = new Map<string, FoundProcessor>();
    const problems: string[] = [];
    for (const instance of this.#providers()) {
      const task = taskOf(instance);
      if (!task) continue;
      if (found.has(task.name)) problems.push(`task ${task.name} has several processors`);
      found.set(task.name, { task, processor: instance as TaskProcessor<TaskDefinition> });
    }
    problems.push(...this.#mismatches([...found.values()]));
    if (problems.length > 0)
      throw new Error(`${this.service} cannot start: ${problems.join('; ')}`);
    return found;
  }

  /** All methods marked with `@Reconcile`, and what providers declare themselves, e.g. each outbox. */
  reconciliations(): Reconciliation[] {
    return this.#providers().flatMap((instance) => {
      const { [OWN_RECONCILIATION]: own } = instance as { [OWN_RECONCILIATION]?: Reconciliation };
      if (own) return [own];
      const prototype = Object.getPrototypeOf(instance) as Record<string, unknown>;
      return Object.getOwnPropertyNames(prototype).flatMap((name) => {
        const method = Object.getOwnPropertyDescriptor(prototype, name)?.value as unknown;
        if (typeof method !== 'function') return [];
        const options = Reflect.getMetadata(RECONCILE, method) as ReconcileOptions | undefined;
        return options ? [{ ...options, run: async () => method.call(instance) }] : [];
      });
    });
  }

  #mismatches(found: readonly FoundProcessor[]): string[] {
    const processed = found.map(({ task }) => task);
    const own = found.filter(({ processor }) => OWN_TASK in processor);
    const declared = [...this.declared, ...own.map(({ task }) => task)];
    const has = (tasks: readonly TaskDefinition[], name: string) =>
      tasks.some((task) => task.name === name);
    return [
      ...declared
        .filter(({ name }) => !has(processed, name))
        .map(({ name }) => `task ${name} has no processor`),
      ...processed
        .filter(({ name }) => !has(declared, name))
        .map(({ name }) => `task ${name} has a processor but is not declared`),
      ...declared
        .filter(({ queue }) => queue !== this.service)
        .map(({ name }) => `task ${name} belongs to another service`),
    ];
  }

  #providers(): object[] {
    return this.discovery
      .getProviders()
      .map(({ instance }) => instance as unknown)
      .filter((instance): instance is object => typeof instance === 'object' && instance !== null);
  }
}

/** The task of a provider, if it is a processor. */
const taskOf = (instance: object): TaskDefinition | undefined =>
  (instance as { [OWN_TASK]?: TaskDefinition })[OWN_TASK] ??
  (Reflect.getMetadata(PROCESSOR, instance.constructor) as TaskDefinition | undefined);
