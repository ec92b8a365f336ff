import { followText } from '../testing/follow-text.js';
import type { EndpointAnswer } from '../testing/model-endpoint.js';
import { callTool, startToolServices, type ToolServices } from '../testing/tool-services.js';

let services: ToolServices;
let answer: EndpointAnswer;
beforeAll(async () => {
  services = await startToolServices(() => answer);
});
afterAll(() => services?.close());

const input = {
  emailType: 'Invoice',
  recipientType: 'Customer',
  emailPurpose: 'Invoice 1042 for the fence, $480, due October 15',
};

it('a model’s text comes with what to check, whole and streamed', async () => {
  const service = await services.startWithModel(60_000);
  answer = { pieces: ['Invoice 1042: $480 is due October 15.', ' The late fee is $75.'] };
  const found = ['Check: “$75” was not in your entries.'];
  const { body } = await callTool(service, 'email-assistant', input);
  expect(body).toMatchObject({ provider: 'small-model', checks: found });
  const { events, ended } = await followText(service, '/ai/email-assistant', input);
  await ended;
  expect(events.at(-1)).toMatchObject({ event: 'done', data: { checks: found } });

  answer = { pieces: ['Invoice 1042: $480 is due October 15.'] };
  expect((await callTool(service, 'email-assistant', input)).body).not.toHaveProperty('checks');
});

it('the thoughts of a model are not shown', async () => {
  const service = await services.startWithModel(60_000);
  answer = {
    pieces: ['<thi', 'nk>The user wants $9.', '</think>', '\n\nInvoice 1042: $480, October 15.'],
  };
  const { events, ended } = await followText(service, '/ai/email-assistant', input);
  await ended;
  expect(events.map(({ data }) => data.text ?? data.result ?? '').join('')).not.toMatch(
    /think|\$9\./,
  );
  expect(events.at(-1)).toMatchObject({ data: { result: 'Invoice 1042: $480, October 15.' } });
});

it('the prompt of advice has the figures computed', async () => {
  const service = await services.startWithModel(60_000);
  answer = { pieces: ['Pay more.'] };
  services.endpoint.asked.splice(0);
  await callTool(service, 'business-advisor', {
    businessStage: 'Growth',
    industry: 'HVAC',
    primaryChallenge: 'Growth',
    situationDescription: 'We pay $24 an hour and the plant pays $31.',
    desiredOutcome: 'Keep my techs',
  });
  expect(services.endpoint.asked[0]).toContain('$31 − $24 = $7');
});
