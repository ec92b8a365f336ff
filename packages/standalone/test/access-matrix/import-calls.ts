import { randomUUID } from 'node:crypto';
import { until } from '@commons/service-kit/testing/until';
import type { Call, Calls } from './call.js';
import type { Stage } from './stage.js';

const csvForm = (text: string) => {
  const form = new FormData();
  form.set('file', new Blob([text], { type: 'text/csv' }), 'rows.csv');
  return form;
};

/** Requests on imports of files. @param csv headings and a row with its own text @param mapping for the headings */
export function importCalls(path: string, csv: (text: string) => string, mapping: object): Calls {
  const base = `/${path}/operator/imports`;
  const act = async ({ service }: Stage, method: string, to: string, body?: unknown) => {
    const token = await service.tokenFor({ account_type: 'employer', operator: true });
    return (await service.request(method, to, { token, ...(body !== undefined && { body }) })).body;
  };
  const uploaded = async (stage: Stage): Promise<string> =>
    (await act(stage, 'POST', base, csvForm(csv(`Row ${randomUUID()}`)))).id;
  const reached = (stage: Stage, id: string, state: string) =>
    until(
      () => act(stage, 'GET', `${base}/${id}`),
      (run: { state: string }) => run.state === state,
    );
  const checked = async (stage: Stage) => {
    const id = await uploaded(stage);
    await act(stage, 'POST', `${base}/${id}/check`, { mapping });
    await reached(stage, id, 'checked');
    return id;
  };
  const look = (stage: Stage, id: string): Pick<Call, 'look'> => ({
    look: { read: async () => (await act(stage, 'GET', `${base}/${id}`)).state },
  });
  return {
    [`POST ${base}`]: () => ({ body: csvForm(csv('Row')) }),
    [`GET ${base}/{id}`]: async (stage) => ({ id: await uploaded(stage) }),
    [`POST ${base}/{id}/check`]: async (stage) => {
      const id = await uploaded(stage);
      return { id, body: { mapping }, ...look(stage, id) };
    },
    [`POST ${base}/{id}/start`]: async (stage) => {
      const id = await checked(stage);
      return { id, ...look(stage, id) };
    },
    [`GET ${base}/{id}/bad-rows`]: async (stage) => ({ id: await uploaded(stage) }),
    [`POST ${base}/{id}/undo`]: async (stage) => {
      const id = await checked(stage);
      await act(stage, 'POST', `${base}/${id}/start`);
      await reached(stage, id, 'done');
      return { id, body: { reason: 'The wrong list' }, ...look(stage, id) };
    },
    [`DELETE ${base}/{id}`]: async (stage) => {
      const id = await uploaded(stage);
      return { id, ...look(stage, id) };
    },
  };
}
