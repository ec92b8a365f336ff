import type { TestService } from '@commons/service-kit/testing/create-test-service';
import { createAiService } from '../testing/create-ai-service.js';
import { email } from '../testing/tool-requests.js';
import { callTool } from '../testing/tool-services.js';

const writer = { full_name: 'Rosa Lopez', email: 'rosa@example.com', phone: '423-555-0100' };
const listing = {
  business_name: "Rosa's Bakery",
  phone: '423-555-0142',
  city: 'Erie',
  state: 'PA',
};

let isDirectoryUp = true;
const asked: string[] = [];
let service: TestService;

beforeAll(async () => {
  service = await createAiService({
    env: { AI_TEXTS_PER_MINUTE: '10000' },
    internal: ({ path }) => {
      asked.push(path);
      if (path.startsWith('/internal/writers/')) return writer;
      if (path.startsWith('/internal/listing-facts/')) {
        if (!isDirectoryUp) throw new Error('directory is down');
        return listing;
      }
      return undefined;
    },
  });
});
afterAll(() => service?.close());

const signed = async () => (await callTool(service, 'email-assistant', email)).body.result;

describe('facts of the account', () => {
  it("sign a text with the caller's own name, business and phone", async () => {
    expect(await signed()).toMatch(/\nRosa Lopez\nRosa's Bakery\n423-555-0142$/);
  });

  it("are asked for by the caller's id only", async () => {
    asked.splice(0);
    const token = await service.tokenFor({ sub: 'person-7' });
    await service.request('POST', '/ai/email-assistant', { token, body: email });
    expect(asked.toSorted()).toEqual([
      '/internal/listing-facts/person-7',
      '/internal/writers/person-7',
    ]);
  });

  it('cost only the facts of the listing while directory is down', async () => {
    isDirectoryUp = false;
    expect(await signed()).toMatch(/\nRosa Lopez\n423-555-0100$/);
    isDirectoryUp = true;
  });
});
