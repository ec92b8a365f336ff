import { z } from 'zod';
import { UserSnapshot } from './account.js';

/** Services other than auth that store personal data. An account is erased when each of them has confirmed. */
export const userDataServices = ['directory', 'jobs', 'resumes', 'ai'] as const;
export type UserDataService = (typeof userDataServices)[number];

/** GET /internal/user-data: the names of the service's holders. */
export const UserDataHolderNames = z.array(z.string()).meta({ id: 'UserDataHolderNames' });

/** POST /internal/user-data/{holder}. */
export const UserDataRequest = z.object({ person: UserSnapshot }).meta({ id: 'UserDataRequest' });

/** Its answer: the records for the archive, and the names of the files to request. */
export const UserDataPart = z
  .object({ records: z.unknown(), files: z.array(z.string()) })
  .meta({ id: 'UserDataPart' });

/** POST /internal/user-data/{holder}/file: the bytes of one file. */
export const UserFileRequest = z
  .object({ person: UserSnapshot, name: z.string().max(300) })
  .meta({ id: 'UserFileRequest' });

/** Answer of POST /internal/user-erasures/{user_id}: the services that have not confirmed yet. */
export const ErasureReceipt = z
  .object({ left: z.array(z.string()) })
  .meta({ id: 'ErasureReceipt' });
