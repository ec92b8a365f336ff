import type { TestService } from '@commons/service-kit/testing/create-test-service';
import { createAiService } from '../testing/create-ai-service.js';
import { applyVoice } from './apply-voice.js';
import { learnVoice } from './learn-voice.js';

const written = [
  'Subject: Invoice 1042',
  'Dear Mrs. Alvarez,',
  'I hope this finds you well. We are writing about invoice 1042 of $480, which is due on October 15. Please do not forget it.',
  'If you have any questions, please let me know.',
  'Kind regards,\nJoanna Park\nOak Fence\n555-0142',
].join('\n\n');
const edited = [
  'Subject: Invoice 1042',
  'Hi Mrs. Alvarez,',
  "We're writing about invoice 1042 of $480, due on October 15.",
  'Thanks,\nJo\nOak Fence\n555-0142',
].join('\n\n');

describe('what changes of an e-mail say', () => {
  it('reads greeting, closing, length and forms', () => {
    expect(learnVoice(written, edited)).toEqual({
      greeting: 'Hi',
      sign_off: 'Thanks,\nJo',
      length: 'short',
      contractions: true,
    });
  });

  it('reads nothing from corrected facts', () => {
    expect(learnVoice(written, written.replace('$480', '$520'))).toEqual({});
    expect(learnVoice(written, written.replace('Mrs. Alvarez', 'Ms. Ortiz'))).toEqual({});
  });

  it.each([
    ['It is open 🎉 today', 'It is open today', { emojis: false }],
    [written, written.replace('Dear', 'Good morning'), { greeting: 'Good morning' }],
    [edited, edited.replace("We're", 'We are'), { contractions: false }],
    [written, `${written}\n\n${'More words about the fence. '.repeat(8)}`, { length: 'long' }],
  ])('%#', (one, other, voice) => {
    expect(learnVoice(one, other)).toEqual(voice);
  });
});

describe('an e-mail in a person’s manner', () => {
  it('takes greeting, closing, forms and length, and loses no fact', () => {
    const own = applyVoice(written, learnVoice(written, edited));
    expect(own).toContain('\n\nHi Mrs. Alvarez,\n\n');
    expect(own).toContain("We're writing about invoice 1042 of $480, which is due on October 15.");
    expect(own).toContain("don't forget");
    expect(own.endsWith('Thanks,\nJo\nOak Fence\n555-0142')).toBe(true);
    expect(own).not.toMatch(/hope this finds|any questions|Dear/);
  });

  it('follows greeting, closing and length in each variant of a newsletter', () => {
    const variant = (opening: string) =>
      `Subject: Fall colors\n\nHello,\n\n${opening} Gel fills are $38.\n\nCall 423-555-0134. We would love to hear from you.\n\nBest regards,\nKim Tran`;
    const text = ['New colors are in.', 'Fall is here.'].map(variant).join('\n\n---VARIANT---\n\n');
    const own = applyVoice(text, { greeting: 'Hey', sign_off: 'Cheers,\nKim', length: 'short' });
    for (const one of own.split('---VARIANT---')) {
      expect(one).toContain('\n\nHey,\n\n');
      expect(one.trim()).toMatch(/Gel fills are \$38\.\n\nCall 423-555-0134\.\n\nCheers,\nKim$/);
    }
  });

  it('is unchanged without habits', () => {
    expect(applyVoice(written, {})).toBe(written);
  });

  it('keeps the name below a learned closing without one, and never greets with "Hi there"', () => {
    expect(applyVoice(written, { sign_off: 'Cheers,' })).toContain(
      'Cheers,\nJoanna Park\nOak Fence',
    );
    expect(applyVoice('Hi there,\n\nA text.', { greeting: 'Hello' })).toBe('Hello,\n\nA text.');
  });
});

describe('the API', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await createAiService();
  });
  afterAll(() => service?.close());

  const caller = async (sub: string) => {
    const token = await service.tokenFor({ sub });
    return (method: string, path: string, body?: unknown) =>
      service.request(method, `/ai${path}`, { token, ...(body !== undefined && { body }) });
  };
  const input = {
    emailType: 'Invoice',
    recipientType: 'Customer',
    emailPurpose: 'Remind Sam of invoice 1042, $480, due October 15',
  };

  it('learns from an edit, writes the next e-mail so, and forgets one by one and all', async () => {
    const [ann, bob] = [await caller('voice-ann'), await caller('voice-bob')];
    expect((await ann('GET', '/voice')).body).toEqual({});
    const learnt = await ann('POST', '/voice/edits', { written, edited });
    expect(learnt.body).toMatchObject({ greeting: 'Hi', sign_off: 'Thanks,\nJo' });

    const { body } = await ann('POST', '/email-assistant', input);
    expect(body.result).toContain('\n\nHi Sam,');
    expect(body.result).toContain('Thanks,\nJo');
    expect(body.result).toContain('$480');
    const other = await bob('POST', '/email-assistant', input);
    expect(other.body.result).not.toMatch(/^Hi Sam|Thanks,\nJo/m);
    expect((await bob('GET', '/voice')).body).toEqual({});

    expect((await ann('DELETE', '/voice/greeting')).status).toBe(204);
    expect((await ann('GET', '/voice')).body).not.toHaveProperty('greeting');
    expect((await ann('DELETE', '/voice/user_id')).status).toBe(422);
    expect((await ann('DELETE', '/voice')).status).toBe(204);
    expect((await ann('GET', '/voice')).body).toEqual({});
    expect((await service.request('GET', '/ai/voice')).status).toBe(401);
  });

  it('stores no text', async () => {
    const ann = await caller('voice-kept');
    await ann('POST', '/voice/edits', { written, edited });
    const database = await service.database();
    const [stored] = await database.collection('voices').find({ user_id: 'voice-kept' }).toArray();
    await database.close();
    expect(stored).toMatchObject({ greeting: 'Hi' });
    expect(JSON.stringify(stored)).not.toMatch(/1042|Alvarez/);
  });
});
