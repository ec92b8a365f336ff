import type { UserSnapshot } from '@commons/contracts/account/account';
import { applyDecorators, Injectable, SetMetadata } from '@nestjs/common';
import type { StoredObject } from '../objects/object-storage.js';

export const USER_DATA = 'commons:user-data';

/**
 * Records of a person: made while signed in, or with the account's address in the field `email`. Anyone can register
 * with someone else's address, so it counts only once verified.
 */
export const ownRecords = (person: UserSnapshot, email: string) => ({
  $or: [{ user_id: person.id }, ...(person.email_verified ? [{ [email]: person.email }] : [])],
});

/** A file of a person, e.g. a résumé: its name in the archive, and a function that opens it. */
export interface UserFile {
  /** Unique within the holder, e.g. `application-65f0….pdf`. */
  readonly name: string;
  /** @returns undefined when the file was deleted meanwhile */
  open(): Promise<StoredObject | undefined>;
}

/** One resource's part of "Download my data". */
export interface CollectedUserData {
  /** The person's records as JSON, with dates as ISO strings. May be empty. */
  readonly records: unknown;
  readonly files?: readonly UserFile[];
}

/**
 * Knows what a resource stores about a person: one class per resource that stores anything, next to its schema, in
 * `<resource>.user-data.ts`.
 */
export interface UserDataHolder {
  collect(person: UserSnapshot): Promise<CollectedUserData>;
  /**
   * Removes or anonymises what the person owns here (decision A68), including files. Must be idempotent, since it may
   * run again for the same person, and throws when a store is down: the task retries until all is done.
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
