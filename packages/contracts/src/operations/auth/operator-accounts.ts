import {
  AccountSearch,
  AccountTypeChange,
  OperatorAccount,
  OperatorAction,
  OperatorActionList,
} from '../../moderation/moderation.js';
import { SuspensionInput } from '../../moderation/suspensions.js';
import { WatchedWordList, WatchedWordsInput } from '../../moderation/watched-words.js';
import { MonthQuery, PortalNumbers } from '../../portal/town-numbers.js';
import { operations } from '../operation.js';

/** What operators do with accounts. */
export const operatorAccounts = operations({
  'GET /auth/operator/accounts': {
    access: 'operator',
    summary: 'Finds an account by its whole e-mail address.',
    query: AccountSearch,
    answer: OperatorAccount,
  },
  'GET /auth/operator/accounts/{id}': {
    access: 'operator',
    summary: 'Returns the account of an author.',
    answer: OperatorAccount,
  },
  'PUT /auth/operator/accounts/{id}/suspension': {
    access: 'operator',
    summary:
      'Suspends an account: ends its sessions, hides what it published and notifies the person by mail.',
    body: SuspensionInput,
    answer: OperatorAccount,
    errors: { 409: 'It is the account of the caller, or that of the last operator' },
  },
  'DELETE /auth/operator/accounts/{id}/suspension': {
    access: 'operator',
    summary: 'Ends a suspension: what it hid is shown again.',
    answer: OperatorAccount,
  },
  'PUT /auth/operator/accounts/{id}/account-type': {
    access: 'operator',
    summary: 'Changes the type of an account, ends its sessions and notifies the person by mail.',
    body: AccountTypeChange,
    answer: OperatorAccount,
  },
  'GET /auth/operator/numbers': {
    access: 'operator',
    summary: 'Counts the new accounts and visits of a month.',
    query: MonthQuery,
    answer: PortalNumbers,
  },
  'GET /auth/operator/watched-words': {
    access: 'operator',
    summary: 'Lists the words that open a case when a text with one is published.',
    answer: WatchedWordList,
  },
  'PUT /auth/operator/watched-words': {
    access: 'operator',
    summary: 'Replaces the list of watched words.',
    body: WatchedWordsInput,
    answer: WatchedWordList,
  },
  'GET /auth/operator/actions': {
    access: 'operator',
    summary: 'Lists what operators did to accounts, newest first.',
    query: OperatorActionList,
    list: OperatorAction,
  },
});
