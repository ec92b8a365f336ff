import { emailTones, emailTypes, recipientTypes } from '@commons/contracts/ai-lists';
import { writeEmail } from './email-assistant.writer.js';

const input = {
  emailType: 'Follow-Up',
  recipientType: 'Client',
  emailPurpose: 'to ask whether the offer for the new roof of the barn near the river suits them',
  keyPoints: 'Offer of 3 November; Price holds until 15 December',
  tone: 'professional',
};

describe('the built-in writer of e-mails', () => {
  it('writes a subject, a greeting, the purpose, the key points and a closing', () => {
    const text = writeEmail(input);
    expect(text).toMatch(/^Subject: Following up: ask whether the offer/);
    expect(text).toContain('Dear [fill in: name],');
    expect(text).toContain(
      'The matter: Ask whether the offer for the new roof of the barn near the river suits them.',
    );
    expect(text).toContain('- Offer of 3 November\n- Price holds until 15 December');
    expect(text).toContain('Kind regards,');
    expect(text).toContain('built-in writer');
  });

  it('keeps the subject within 60 characters for every type, reader and tone, and differs by each', () => {
    const texts = new Set<string>();
    for (const emailType of emailTypes) {
      for (const recipientType of recipientTypes) {
        for (const tone of emailTones) {
          const text = writeEmail({ ...input, emailType, recipientType, tone });
          expect(text.split('\n')[0]?.slice('Subject: '.length).length).toBeLessThanOrEqual(60);
          texts.add(text);
        }
      }
    }
    expect(texts.size).toBe(10 * 9 * 4);
  });

  it('contains no figure that was not entered', () => {
    for (const emailType of emailTypes) {
      const figures = writeEmail({ ...input, emailType }).match(/\d+/g) ?? [];
      expect(figures.filter((figure) => figure !== '3' && figure !== '15')).toEqual([]);
    }
  });

  it('accepts other types, readers and tones (decision A11), and long texts', () => {
    const text = writeEmail({
      emailType: 'Birthday',
      recipientType: 'Mayor',
      emailPurpose: 'word '.repeat(4_000),
      keyPoints: undefined,
      tone: 'solemn',
    });
    expect(text).toMatch(/^Subject: Birthday: word/);
    expect(text.length).toBeLessThan(3_000);
  });
});
