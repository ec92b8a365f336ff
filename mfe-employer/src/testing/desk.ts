import type { EmployerApplication } from '@commons/contracts/applications/applications';
import type { ApplicationChange } from '@commons/contracts/applications/many-applications';
import { screen, within } from '@commons/web-kit/testing/test-render';
import { openDashboard } from './open-dashboard';
import { application } from './samples';

export type Call = { readonly path: string; readonly body?: unknown };
type Sent = { readonly changes: readonly ApplicationChange[] };

export const deskSummary = (all: number) => ({
  everything: all,
  status: { all, pending: all, reviewed: 0, accepted: 0, rejected: 0 },
  jobs: [{ job_id: '7', title: 'Printer', total: all, pending: all }],
  tags: [{ tag: 'Second round', total: 1 }],
});

/** Opens the desk with applications, stored as the server would. Person p3 cannot be changed. */
export function openDesk(
  address = '',
  answers: Parameters<typeof openDashboard>[1] = {},
  count = 8,
) {
  const stored = new Map<string, EmployerApplication>(
    Array.from({ length: count }, (_, at) => [`p${at}`, application(`p${at}`)]),
  );
  const page = openDashboard(`applications${address}`, {
    'GET /applications/all': ({ path }: Call) => {
      const query = new URLSearchParams(path.split('?')[1]);
      const id = query.get('id');
      const status = query.get('status') ?? 'all';
      return [...stored.values()].filter(
        (one) => (!id || one.id === id) && (status === 'all' || one.status === status),
      );
    },
    'GET /applications/summary': () => deskSummary(stored.size),
    'GET /applications/matching': () => ({
      applications: [...stored.values()].map(({ id, applicant_name, job_title, status }) => ({
        ...{ id, applicant_name, job_title, status, has_resume: false, withdrawn: false },
      })),
      more: false,
    }),
    'POST /applications/changes': ({ body }: Call) => {
      const changes = (body as Sent).changes;
      const bad = changes.filter(({ id }) => id === 'p3');
      for (const { id, add_tags: tags, remove_tags: _gone, ...change } of changes)
        if (id !== 'p3')
          stored.set(id, {
            ...(stored.get(id) as EmployerApplication),
            ...change,
            ...(tags && { tags }),
          });
      return {
        done: changes
          .filter(({ id }) => id !== 'p3')
          .map(({ id }) => stored.get(id) as EmployerApplication),
        failed: bad.map(({ id }) => ({
          id,
          applicant_name: 'Person p3',
          detail: 'Has withdrawn.',
        })),
      };
    },
    ...answers,
  });
  const sent = () =>
    page.api.calls
      .filter(({ path }) => path === '/applications/changes')
      .flatMap(({ body }) => (body as Sent).changes);
  return { ...page, stored, sent };
}

export const person = (id: string) =>
  screen.findByRole('button', { name: new RegExp(`^Person ${id}\\b`) });
export const row = async (id: string) => within((await person(id)).closest('li') as HTMLElement);
