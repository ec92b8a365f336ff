import type { UserSnapshot } from '@commons/contracts/account';
import { applyDecorators, Injectable, SetMetadata } from '@nestjs/common';
import type { StoredObject } from '../objects/object-storage.js';

export const USER_DATA = 'commons:user-data';

/** A file of a person, e.g. a résumé: its name in the archive, and how to open it when the archive is written. */
export interface UserFile {
  /** Unique within the holder, e.g. `application-65f0….pdf`. */
  readonly name: string;
  /** @returns undefined when the file is gone in the meantime */
  open(): Promise<StoredObject | undefined>;
}

/** What "Download my data" gets of one resource. */
export interface CollectedUserData {
  /** JSON: the records of the person, with dates as ISO texts. Empty lists are fine. */
  readonly records: unknown;
  readonly files?: readonly UserFile[];
}

/**
 * A class that knows what a resource stores of a person: one for each resource that stores anything, beside its schema,
 * in `<resource>.user-data.ts`.
 */
export interface UserDataHolder {
  collect(person: UserSnapshot): Promise<CollectedUserData>;
  /**
   * Removes or anonymises what the person owns here (decision A68), files too. It may run again for the same person
   * (idempotent), and throws when a store is away: the task tries again until all is done.
   */
  erase(person: UserSnapshot): Promise<void>;
}

/**
 * Marks a holder: `@HoldsUserData('reviews') class ReviewUserData implements UserDataHolder`. List it among the
 * providers of its module.
 * @param name unique within the service: the archive has `<service>/<name>.json` and the folder `<service>/<name>/`
 */
export const HoldsUserData = (name: string) =>
  applyDecorators(Injectable(), SetMetadata(USER_DATA, name));
