import {
  UserDataHolderNames,
  UserDataPart,
  UserDataRequest,
  UserFileRequest,
} from '../account/user-data.js';
import { operations } from './operation.js';

/** Called by auth on each service that stores personal data, for "Download my data" (ADR 0006). */
export const userData = operations({
  'GET /internal/user-data': {
    access: 'internal',
    callers: ['auth'],
    summary: 'Names the collections that hold data of people.',
    answer: UserDataHolderNames,
  },
  'POST /internal/user-data/{holder}': {
    access: 'internal',
    callers: ['auth'],
    summary: 'Returns what one collection holds of a person.',
    body: UserDataRequest,
    answer: UserDataPart,
  },
  'POST /internal/user-data/{holder}/file': {
    access: 'internal',
    callers: ['auth'],
    summary: 'Returns one file of a person.',
    body: UserFileRequest,
    content: 'application/octet-stream',
    errors: { 404: 'No such collection, or the file is gone' },
  },
});
