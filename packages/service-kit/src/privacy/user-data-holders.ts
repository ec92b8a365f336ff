import type { UserSnapshot } from '@commons/contracts/account/account';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { SERVICE_NAME } from '../service.config.js';
import { USER_DATA, type UserDataHolder } from './user-data.js';

/** Finds the holders of user data among the providers of a service. */
@Injectable()
export class UserDataHolders implements OnModuleInit {
  #holders: ReadonlyMap<string, UserDataHolder> | undefined;

  constructor(
    private readonly discovery: DiscoveryService,
    @Inject(SERVICE_NAME) private readonly service: string,
  ) {}

  /** @throws Error when two holders share a name: one of them would be missing from the archive */
  onModuleInit(): void {
    this.all();
  }

  /** All holders by name, sorted. */
  all(): ReadonlyMap<string, UserDataHolder> {
    this.#holders ??= this.#find();
    return this.#holders;
  }

  /**
   * Erases a person in every holder. A failing holder does not stop the others.
   * @throws the first failure, after all holders ran
   */
  async erase(person: UserSnapshot): Promise<void> {
    const failures: unknown[] = [];
    for (const holder of this.all().values()) {
      await holder.erase(person).catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw failures[0];
  }

  #find(): ReadonlyMap<string, UserDataHolder> {
    const found = new Map<string, UserDataHolder>();
    for (const { instance } of this.discovery.getProviders()) {
      if (typeof instance !== 'object' || instance === null) continue;
      const name = Reflect.getMetadata(USER_DATA, instance.constructor) as string | undefined;
      if (name === undefined || found.get(name) === instance) continue;
      if (found.has(name)) {
        throw new Error(`${this.service} cannot start: two holders of user data are named ${name}`);
      }
      found.set(name, instance as UserDataHolder);
    }
    return new Map([...found].sort(([a], [b]) => a.localeCompare(b)));
  }
}
