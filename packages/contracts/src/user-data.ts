import { z } from 'zod';
import { UserSnapshot } from './account.js';

/** Services beside auth that keep something of people. An account is erased when each of them has confirmed. */
export const userDataServices = ['directory', 'jobs', 'resumes', 'ai'] as const;
export type UserDataService = (typeof userDataServices)[number];

/** GET /internal/user-data: the names of the service's holders. */
export const UserDataHolderNames = z.array(z.string()).meta({ id: 'UserDataHolderNames' });

/** POST /internal/user-data/{holder}. */
export const UserDataRequest = z.object({ person: UserSnapshot }).meta({ id: 'UserDataRequest' });

/** Answer to it: the records as they come into the archive, and the names of the files to be asked for. */
export const UserDataPart = z
  .object({ records: z.unknown(), files: z.array(z.string()) })
  .meta({ id: 'UserDataPart' });

/** POST /internal/user-data/{holder}/file: the bytes of one file. */
export const UserFileRequest = z
  .object({ person: UserSnapshot, name: z.string().max(300) })
  .meta({ id: 'UserFileRequest' });

/** Answer of POST /internal/user-erasures/{user_id}: which services auth still waits for. */
export const ErasureReceipt = z
  .object({ left: z.array(z.string()) })
  .meta({ id: 'ErasureReceipt' });
