import { variantMarker } from '@commons/contracts/tools/ai-lists';
import type { TestService } from '@commons/service-kit/testing/create-test-service';
import type { ModelEndpoint } from '../testing/model-endpoint.js';
import { content, email, forecast, free, job, market } from '../testing/tool-requests.js';
import { callTool, startToolServices, type ToolServices } from '../testing/tool-services.js';

// Behaviour of single tools; see tools.test.ts for the common behaviour.

let services: ToolServices;
let endpoint: ModelEndpoint;
let builtIn: TestService;
let withModel: TestService;

beforeAll(async () => {
  services = await startToolServices(() => ({ pieces: ['A', ' text'] }));
  endpoint = services.endpoint;
  builtIn = await services.startBuiltIn();
  withModel = await services.startWithModel(60_000);
});
afterAll(() => services?.close());
beforeEach(() => {
  endpoint.asked.splice(0);
});

it('[AIT-04] writes e-mails: professional unless another tone is given', async () => {
  const { body } = await callTool(builtIn, 'email-assistant', email);
  const named = { ...email, emailPurpose: 'Tell Sarah the invoice for the garden fence is $480' };
  expect((await callTool(builtIn, 'email-assistant', named)).body.result).toContain('Dear Sarah,');
  expect(body.missing).toContain('the amount');
  const friendly = { ...named, tone: 'friendly', keyPoints: 'Due in 14 days' };
  const { body: other } = await callTool(builtIn, 'email-assistant', friendly);
  expect(other.result).toContain('Hi Sarah,');
  expect(other.result).toContain('due in 14 days');
});

it('[AIT-05] drops blank competitors, takes five and refuses six', async () => {
  const given = ['A1', ' ', 'B2', '', 'C3', 'D4', 'E5'];
  const { status, body } = await callTool(builtIn, 'market-analysis', {
    ...market,
    mainCompetitors: given,
  });
  expect(status).toBe(200);
  for (const name of ['A1', 'B2', 'C3', 'D4', 'E5']) expect(body.result).toContain(`| ${name} |`);
  const six = { ...market, mainCompetitors: ['A', 'B', 'C', 'D', 'E', 'F'] };
  expect((await callTool(builtIn, 'market-analysis', six)).status).toBe(422);
});

it('[AIT-06] forecasts six months with monthly growth unless told otherwise, and computes for the model', async () => {
  const { body } = await callTool(builtIn, 'financial-forecasting', forecast);
  const rows = (text: string) => text.match(/^\| \w{3} \d{4} \|.*$/gm) ?? [];
  expect(rows(body.result)).toHaveLength(6);
  expect(rows(body.result)[5]).toContain('| $11,041 | $9,000 |');
  for (const forecastDuration of [3, 6, 12]) {
    const yearly = { ...forecast, growthPeriod: 'yearly', forecastDuration };
    const { body: other } = await callTool(builtIn, 'financial-forecasting', yearly);
    expect(rows(other.result)).toHaveLength(forecastDuration);
  }
  await callTool(withModel, 'financial-forecasting', forecast);
  expect(endpoint.asked[0]).toContain('$11,041');
});

it.each([
  ['monthlyRevenue', '1e999'],
  ['monthlyRevenue', 'NaN'],
  ['monthlyCosts', '-1'],
  ['monthlyCosts', '1e300'],
  ['growthRate', '-101'],
  ['growthRate', '""'],
  ['forecastDuration', '0'],
  ['forecastDuration', '2.5'],
  ['forecastDuration', '1e9'],
])('refuses a forecast with %s %s', async (field, number) => {
  const text = JSON.stringify({ ...forecast, [field]: '#' }).replace('"#"', number);
  const answered = await fetch(`${builtIn.url}/ai/financial-forecasting`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${await builtIn.tokenFor()}`,
      'content-type': 'application/json',
    },
    body: text,
  });
  expect([400, 422]).toContain(answered.status);
});

it.each([0, 1e12, 0.001])('forecasts with %d', async (number) => {
  const extreme = { ...forecast, monthlyRevenue: number, growthRate: 1_000, forecastDuration: 36 };
  const { status, body } = await callTool(builtIn, 'financial-forecasting', extreme);
  expect(status).toBe(200);
  expect(body.result).not.toMatch(/NaN|Infinity|undefined/);
});

it('[AIT-07] asks for two or three variants, separated by the marker line, informative by default', async () => {
  const { body } = await callTool(builtIn, 'content-generator', content);
  expect(body.result.split(`\n${variantMarker}\n`)).toHaveLength(3);
  expect(body.result).toMatch(/Here (?:is|are) |[Ff]or families/);
  await callTool(withModel, 'content-generator', content);
  expect(endpoint.asked[0]).toMatch(/three variants.*---VARIANT---/);
  expect(endpoint.asked[0]).toContain('informative');
});

it('[AIT-11] writes the sections of a job description from the prompt of the panel', async () => {
  const { body } = await callTool(builtIn, 'job-matching', job);
  for (const section of [
    'Role Summary',
    'Responsibilities',
    'Required Qualifications',
    'Preferred Qualifications',
    'Work Environment',
  ]) {
    expect(body.result).toContain(`## ${section}`);
  }
  expect(body.result).toContain('- Bake bread');
  await callTool(withModel, 'job-matching', job);
  expect(endpoint.asked[0]).toContain('no recruitment strategy');
});

describe('a tool without a form', () => {
  it.each(['resume_cover-letter', 'anything', 'Market_Analysis'])(
    '%s answers a prompt with result and response',
    async (path) => {
      const { status, body } = await callTool(builtIn, path, { ...free, context: 'Spring' });
      expect(status).toBe(200);
      expect(body.response).toBe(body.result);
      expect(body.result).toContain('Checklist for the spring market');
    },
  );

  it('is the tool with a form when spelled alternatively', async () => {
    const { status, body } = await callTool(builtIn, 'market_analysis', market);
    expect(status).toBe(200);
    expect(body.result).toContain('# Market analysis: Bakery in Austin');
    expect((await callTool(builtIn, 'email_assistant', {})).body.detail[0].loc).toEqual([
      'body',
      'emailType',
    ]);
  });

  it.each(['answers', 'drafts%2Fx', 'x'.repeat(81), 'a%20b', '..%2Fmetrics', '<b>'])(
    'is not %s',
    async (path) => {
      expect((await callTool(builtIn, path, free)).status).toBe(404);
    },
  );
});
