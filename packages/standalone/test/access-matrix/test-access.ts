import { isDeepStrictEqual } from 'node:util';
import type { ServiceName } from '@commons/service-kit/service.config';
import type { TestService } from '@commons/service-kit/testing/create-test-service';
import type { Call, Calls } from './call.js';
import { addOlderKey, type Stage, setStage, tokenOf } from './stage.js';
import { type Caller, callers, type Operation, operationsOf } from './table.js';

/**
 * Callers who are refused come first: they change nothing, so all of them share one stage. Job seeker A comes last: at
 * auth the owner's call changes the password that prepares the other calls.
 */
function inOrder({ expected }: Operation): readonly Caller[] {
  const rank = (caller: Caller) => (caller === 'job seeker A' ? 2 : Number(expected[caller] < 400));
  return [...callers].sort((one, other) => rank(one) - rank(other));
}

interface DescribedOperation {
  readonly security?: readonly object[];
  readonly requestBody?: object;
  readonly responses: Readonly<Record<string, object>>;
}

/** The operations in a service's own OpenAPI document, by method and path. */
async function describedOperations(service: TestService): Promise<Map<string, DescribedOperation>> {
  const { body } = await service.request('GET', '/openapi.json');
  const paths = Object.entries<Record<string, DescribedOperation>>(body.paths);
  return new Map(
    paths.flatMap(([path, methods]) =>
      Object.entries(methods).map(
        ([method, described]) => [`${method.toUpperCase()} ${path}`, described] as const,
      ),
    ),
  );
}

function send(stage: Stage, { method, path }: Operation, call: Call, token: string | undefined) {
  const ids = [call.id ?? []].flat();
  const filled = path.replace(/\{\w+\}/g, () => ids.shift() ?? '') + (call.query ?? '');
  if (call.stream) {
    return openStream(`${stage.service.url}${filled}`, token, { method, body: call.body });
  }
  return stage.service.request(method, filled, { token, body: call.body });
}

/** Reads only the status of a stream. */
async function openStream(
  url: string,
  token: string | undefined,
  { method, body: sent }: { readonly method: string; readonly body: unknown },
) {
  const hangUp = new AbortController();
  const headers = {
    accept: 'text/event-stream',
    ...(token && { authorization: `Bearer ${token}` }),
    ...(sent !== undefined && { 'content-type': 'application/json' }),
  };
  const content = sent === undefined ? {} : { body: JSON.stringify(sent) };
  const answer = await fetch(url, { method, headers, signal: hangUp.signal, ...content });
  const body = answer.ok ? undefined : await answer.json();
  hangUp.abort();
  return { status: answer.status, body };
}

/** Whether a caller may work with an owner's record: as the owner, or as a colleague whose role allows the call. */
const shares = (caller: Caller, owner: Caller | undefined, status: number) =>
  caller === owner || (owner === 'employer A' && caller.endsWith('of A') && status < 400);

/** Makes the call as one caller and returns the status. Fails when more was shown or changed than that caller may. */
async function statusFor(caller: Caller, stage: Stage, operation: Operation, call: Call) {
  const token = await tokenOf(caller, stage, operation);
  const before = await call.look?.read();
  const { status, body } = await send(stage, operation, call, token);
  if (status >= 400 && status !== 422) expect(body).toEqual({ detail: expect.any(String) });
  if (call.look && (status >= 400 || call.look.owner)) {
    const changed = !isDeepStrictEqual(await call.look.read(), before);
    const mine = shares(caller, call.look.owner, status);
    expect({ caller, changed }).toEqual({ caller, changed: mine });
  }
  if (call.mark) {
    const shown = JSON.stringify(body ?? '').includes(call.mark.text);
    const mine = shares(caller, call.mark.owner, status);
    expect({ caller, shown }).toEqual({ caller, shown: mine });
  }
  return status;
}

/**
 * Tests every operation of a service as every caller, against what the contract says of it (table.ts).
 * @param start starts the service with limits that so many calls from one address do not reach
 * @param calls how to make a valid request of each operation
 */
export function testAccess(name: ServiceName, start: () => Promise<TestService>, calls: Calls) {
  const operations = operationsOf(name);
  let service: TestService;

  beforeAll(async () => {
    service = await start();
    if (name === 'auth') await addOlderKey(service);
  });
  afterAll(() => service.close());

  let shared: Promise<Stage> | undefined;
  /** A new stage, unless the calls change nothing on it: at auth, registering people is slow. */
  const stageOf = ({ method, expected }: Operation): Promise<Stage> => {
    const isRead = method === 'GET' || Object.values(expected).every((status) => status >= 400);
    if (name !== 'auth' || !isRead) return setStage(name, service);
    shared ??= setStage(name, service);
    return shared;
  };

  it('has each declared operation, and no others', async () => {
    const found = await describedOperations(service);
    expect(operations.map((one) => one.name).sort()).toEqual([...found.keys()].sort());
  });

  it('matches the API document: tokens, refusals, errors', async () => {
    const found = await describedOperations(service);
    const bearer = { bearer: [] };
    for (const { name: row, expected } of operations) {
      const { security, responses } = found.get(row) as DescribedOperation;
      const open = expected.guest < 400 || expected.guest === 404;
      expect([row, security]).toEqual([row, open ? [{}, bearer] : [bearer]]);
      const codes = Object.keys(responses);
      const refusals = Object.values(expected).filter((code) => code >= 400);
      const needed = [...new Set([...refusals, 429, 503, 'default'].map(String))];
      expect([row, codes]).toEqual([row, expect.arrayContaining(needed)]);
      for (const code of needed) {
        expect([row, JSON.stringify(responses[code])]).toEqual([
          row,
          expect.stringContaining('#/components/schemas/ErrorAnswer'),
        ]);
      }
    }
  });

  it('describes the body of every upload', async () => {
    const uploads = ['/jobs/{id}/apply', '/resume/upload', '/upload-logo', '/gallery/multiple'];
    const found = await describedOperations(service);
    for (const [row, { requestBody }] of found) {
      if (!uploads.some((path) => row.startsWith('POST') && row.endsWith(path))) continue;
      expect([row, JSON.stringify(requestBody)]).toEqual([
        row,
        expect.stringMatching(/"multipart\/form-data".*"format":"binary"/),
      ]);
    }
  });

  it('treats bad tokens as missing, and gives each row ten codes', () => {
    for (const { name: row, expected } of operations) {
      const { guest } = expected;
      const bad = {
        'expired token': guest,
        'revoked session': guest,
        'foreign signature': guest,
      };
      expect([row, expected]).toEqual([row, { ...expected, ...bad }]);
      expect(Object.values(expected).every((code) => code >= 200 && code < 500)).toBe(true);
    }
  });

  it.each(operations.map((one) => [one.name, one] as const))('%s', async (_name, operation) => {
    const stage = await stageOf(operation);
    const found: Partial<Record<Caller, number>> = {};
    let prepared: Call | undefined;
    for (const caller of inOrder(operation)) {
      // A colleague could not do what employer A has done already.
      const done = operation.method !== 'GET' && operation.expected[caller] < 400;
      const isTaken = done && operation.access === 'employer' && caller.endsWith('of A');
      const own = isTaken ? await setStage(name, service) : stage;
      if (isTaken) prepared = undefined;
      prepared ??= (await calls[operation.name]?.(own)) ?? {};
      const status = await statusFor(caller, own, operation, prepared);
      found[caller] = status;
      // A refused call has changed nothing: the next caller can try the same.
      if (status < 400) prepared = undefined;
    }
    expect(found).toEqual(operation.expected);
  });

  const open = operations.filter(({ others }) => others.operator ?? others.service);
  if (open.length > 0) {
    it.each(open.map((one) => [one.name, one] as const))(
      '%s accepts its intended callers',
      async (_name, operation) => {
        const stage = await (operation.method === 'GET'
          ? stageOf(operation)
          : setStage(name, service));
        const call = (await calls[operation.name]?.(stage)) ?? {};
        const { others } = operation;
        const token = others.operator
          ? await tokenOf('operator', stage, operation)
          : await service.serviceToken('jobs');
        expect((await send(stage, operation, call, token)).status).toBe(
          others.operator ?? others.service,
        );
      },
    );
  }
}
