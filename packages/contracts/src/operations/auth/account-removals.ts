import { AccountRemoval, RemovalInput } from '../../moderation/account-removals.js';
import { operations } from '../operation.js';

/** Deleting accounts permanently takes two operators. */
export const accountRemovals = operations({
  'GET /auth/operator/removals': {
    access: 'operator',
    summary: 'Lists accounts that wait for a second operator to delete them permanently.',
    list: AccountRemoval,
  },
  'POST /auth/operator/accounts/{id}/removal': {
    access: 'operator',
    summary: 'Asks for an account to be deleted permanently.',
    body: RemovalInput,
    answer: AccountRemoval,
    errors: { 409: 'It is the account of the caller, or that of an operator' },
  },
  'POST /auth/operator/accounts/{id}/removal/confirm': {
    access: 'operator',
    summary: 'Confirms the deletion: the account is closed at once, and erased.',
    empty: true,
    errors: { 409: 'The operator who asked cannot confirm, or not yet' },
  },
  'DELETE /auth/operator/accounts/{id}/removal': {
    access: 'operator',
    summary: 'Withdraws or refuses the deletion: the account stays.',
    empty: true,
  },
});
