import type {
  OperatorAccount,
  OperatorAction,
  ReportedSubject,
} from '@commons/contracts/moderation/moderation';
import type { ContactMessage } from '@commons/contracts/portal/contact';
import { fakeApi, renderPage, testUser, withTotal } from '@commons/web-kit/testing/test-render';
import OperatorPage from '../pages/operator.page';

export const reviewReport: ReportedSubject = {
  kind: 'review',
  id: 'r1',
  title: 'Eve on Mill & Co, 1 of 5',
  text: 'They never open.',
  path: '/business-directory/7',
  hidden: false,
  reporters: 2,
  reports: [
    { reason: 'offensive', note: 'Names people', created_at: '2026-11-20T09:00:00.000Z' },
    { reason: 'fake', created_at: '2026-11-20T10:00:00.000Z' },
  ],
  state: 'open',
  last_reported_at: '2026-11-20T10:00:00.000Z',
};

export const jobReport: ReportedSubject = {
  ...reviewReport,
  kind: 'job',
  id: 'j1',
  title: 'Easy Money at Quick Ltd',
  text: 'Earn from home.',
  path: '/jobs/j1',
  hidden: true,
  reporters: 3,
};

export const messageSample = (id: string, changes: Partial<ContactMessage> = {}) => ({
  id,
  name: 'Ann Reed',
  email: 'ann+reed@example.org',
  subject: 'Opening hours',
  message: 'When are you open?',
  state: 'open' as const,
  created_at: '2026-11-20T09:00:00.000Z',
  ...changes,
});

export const accountSample: OperatorAccount = {
  id: 'account-1',
  full_name: 'Ann Reed',
  email: 'ann+reed@example.org',
  email_verified: true,
  account_type: 'employer',
  created_at: '2026-01-05T09:00:00.000Z',
};

export const actionSample = (
  id: string,
  created_at: string,
  changes: Partial<OperatorAction> = {},
): OperatorAction => ({
  id,
  operator_id: 'user-1',
  operator_name: 'Opal Operator',
  action: 'hide',
  subject_kind: 'job',
  subject_id: `job-${id}`,
  subject_title: `Job ${id}`,
  reason: `Reason ${id}`,
  created_at,
  ...changes,
});

const nothing = () => withTotal([], '0');

/** Renders the console for an operator; empty except for `handlers`. @param query '?tab=log' */
export function openConsole(query: string, handlers: Parameters<typeof fakeApi>[0]) {
  const api = fakeApi({
    'GET /business-directory/operator/reports': nothing,
    'GET /business-directory/operator/claims': nothing,
    'GET /jobs/operator/reports': nothing,
    'GET /shared-profile/operator/reports': nothing,
    'GET /shared-profile/operator/actions': nothing,
    'GET /contact/operator/messages': nothing,
    'GET /auth/operator/removals': nothing,
    'GET /business-directory/operator/actions': nothing,
    'GET /jobs/operator/actions': nothing,
    'GET /auth/operator/actions': nothing,
    ...handlers,
  });
  const user = testUser({ full_name: 'Opal Operator', operator: true });
  const at = `/operator${query}`;
  return { api, ...renderPage(<OperatorPage />, { route: '/operator', at, api, user }) };
}
