import type { TestService } from '@commons/service-kit/testing/create-test-service';
import { until } from '@commons/service-kit/testing/until';

let imported = 0;

/** Calls around claims of imported listings. */
export const claimCalls = (now: () => { service: TestService; operator: string }) => {
  const call = (method: string, path: string, token?: string, body?: unknown) =>
    now().service.request(method, `/business-directory${path}`, { token, body });
  return {
    call,
    /** Imports a business without an owner, unique in the test file. @returns its id */
    unclaimed: async (row: object = {}): Promise<string> => {
      const ref = `Imported ${++imported}`;
      const rows = [{ business_name: ref, city: 'Conway', ...row, ref }];
      await call('POST', '/import', now().operator, { rows });
      const database = await now().service.database();
      const found = await database.collection('listings').findOne({ import_ref: `ref:${ref}` });
      await database.close();
      return String(found?._id);
    },
    claim: (id: string, token: string, body: object) => call('POST', `/${id}/claim`, token, body),
    offer: async (id: string, token: string) => (await call('GET', `/${id}/claim`, token)).body,
    prove: (id: string, token: string, code: string) =>
      call('POST', `/${id}/claim/code`, token, { code }),
    /** The code in the latest mail to the address, which has received `mails` by then. */
    codeTo: async (address: string, mails = 1): Promise<string> => {
      const sent = () => now().service.inbox.mails.filter(({ to }) => to?.[0]?.address === address);
      await until(sent, (found) => found.length >= mails);
      return (
        /(\d{3}) (\d{3})/
          .exec(sent().at(-1)?.text ?? '')
          ?.slice(1)
          .join('') ?? ''
      );
    },
    waiting: async (state = 'open') =>
      (await call('GET', `/operator/claims?state=${state}`, now().operator)).body,
    decide: (id: string, decision: string, reason = 'Known to us') =>
      call('PATCH', `/operator/claims/${id}`, now().operator, { decision, reason }),
  };
};
