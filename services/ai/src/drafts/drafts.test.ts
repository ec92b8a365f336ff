import type { TestService } from '@commons/service-kit/testing/create-test-service';
import { createAiService } from '../testing/create-ai-service.js';

let service: TestService;
beforeAll(async () => {
  service = await createAiService();
});
afterAll(() => service.close());

const draft = {
  tool: 'email-assistant',
  title: 'To Ada',
  text: 'Dear Ada,\n\nthank you.',
  provider: 'built-in',
  input: { emailType: 'Thank You', 'a.b': '$set', $where: { deep: [1, 'two'] } },
};

const caller = async (sub: string) => {
  const token = await service.tokenFor({ sub });
  return (method: string, path: string, body?: unknown) =>
    service.request(method, `/ai/drafts${path}`, { token, ...(body !== undefined && { body }) });
};

describe('drafts', () => {
  it('are stored unchanged, visible to and removable by their user only', async () => {
    const [ann, bob] = [await caller('ann'), await caller('bob')];
    const { status, body: kept } = await ann('POST', '', draft);
    expect(status).toBe(201);
    expect(kept).toMatchObject(draft);
    expect((await ann('GET', '')).body).toEqual([kept]);
    expect((await bob('GET', '')).body).toEqual([]);
    expect((await bob('DELETE', `/${kept.id}`)).status).toBe(404);
    expect((await ann('DELETE', `/${kept.id}`)).status).toBe(204);
    expect((await ann('GET', '')).body).toEqual([]);
    expect((await ann('DELETE', `/${kept.id}`)).body).toEqual({ detail: 'Draft not found' });
    expect((await ann('DELETE', '/nonsense')).status).toBe(404);
    expect((await service.request('GET', '/ai/drafts')).status).toBe(401);
  });

  it('are limited to twenty per tool: the oldest are deleted, other tools are unaffected', async () => {
    const carl = await caller('carl');
    await carl('POST', '', { ...draft, tool: 'business-advisor' });
    for (let index = 1; index <= 22; index++) {
      await carl('POST', '', { ...draft, title: `Draft ${index}` });
    }
    const { body, headers } = await carl('GET', '?tool=email-assistant');
    expect(body.map(({ title }: { title: string }) => title)).toEqual(
      Array.from({ length: 20 }, (_, index) => `Draft ${22 - index}`),
    );
    expect(headers.get('x-total-count')).toBe('20');
    expect((await carl('GET', '?limit=5&offset=18')).body).toHaveLength(3);
    expect((await carl('GET', '?tool=business-advisor')).body).toHaveLength(1);
  });

  it.each([
    { ...draft, text: ' ' },
    { ...draft, text: 'x'.repeat(64_001) },
    { ...draft, tool: '' },
    { ...draft, input: { text: 'x'.repeat(70_000) } },
    { ...draft, input: 'text' },
    {},
  ])('are refused %#', async (body) => {
    expect((await (await caller('dora'))('POST', '', body)).status).toBe(422);
  });

  it('accept the longest text of a tool', async () => {
    const long = { ...draft, text: 'ä'.repeat(64_000) };
    expect((await (await caller('eve'))('POST', '', long)).status).toBe(201);
  });
});
