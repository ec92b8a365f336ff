import { createAiService } from '../testing/create-ai-service.js';
import { callTool } from '../testing/tool-services.js';

const asked = {
  emailType: 'General',
  recipientType: 'Employee',
  emailPurpose: 'tell staff we close thurs and fri, open sat 8-4, timesheets due wed noon',
};
const open: { close(): unknown }[] = [];
afterEach(async () => {
  for (const part of open.splice(0)) await part.close();
});

/** The e-mail of a service with these settings. */
async function emailWith(env: Readonly<Record<string, string>>) {
  const service = await createAiService({ env });
  open.push(service);
  const { status, body } = await callTool(service, 'email-assistant', asked);
  expect(status).toBe(200);
  return (body as { result: string }).result;
}

describe('POST /ai/email-assistant [AIT-04]', () => {
  it('says notes in whole sentences', async () => {
    const text = await emailWith({ AI_DRAFTS: 'true', AI_DRAFT_MS: '120000' });
    expect(text).toMatch(/[Ww]e(?:'re)? open Saturday from 8 to 4\./);
    expect(text).toMatch(/timesheets are due/i);
  });

  it('is written by rules when a draft takes too long', async () => {
    const text = await emailWith({ AI_DRAFTS: 'true', AI_DRAFT_MS: '100' });
    expect(text).toMatch(/^Open Saturday|\. Open Saturday/m);
    expect(text).toMatch(/Wednesday noon/);
  });
});
