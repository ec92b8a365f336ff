import { emailTones, emailTypes, recipientTypes } from '@commons/contracts/ai-lists';
import { placeholdersIn } from '@commons/contracts/placeholders';
import { writeEmail } from './email-assistant.writer.js';

const input = {
  emailType: 'Follow-Up',
  recipientType: 'Client',
  emailPurpose: 'to ask whether the offer for the new roof of the barn near the river suits them',
  keyPoints: 'Offer of 3 November; Price holds until 15 December',
  tone: 'professional',
};
const account = { name: 'Rosa Lopez', company: "Rosa's Bakery", phone: '423-555-0142' };
const write = (change: Partial<typeof input> = {}, known = account) =>
  writeEmail({ ...input, ...change }, undefined, known);

describe('the built-in writer of e-mails', () => {
  it('speaks to the reader instead of repeating the order', () => {
    const { text } = write();
    expect(text).toMatch(/^Subject: A question about the offer/);
    expect(text).toContain(
      'Could you let me know whether the offer for the new roof of the barn near the river suits you?',
    );
    expect(text).toContain('Offer of 3 November');
    expect(text).toContain('until 15 December');
    expect(text).not.toMatch(/to ask whether|suits them|The matter/);
  });

  it('apologizes for what happened, with every remedy that was entered', () => {
    const { text } = write({
      emailType: 'Apology',
      emailPurpose: 'say sorry that the birthday cake for Saturday was late',
      keyPoints: 'refund of $40, free cake next time',
      tone: 'friendly',
    });
    expect(text).toContain('Subject: About the birthday cake for Saturday');
    expect(text).toMatch(/sorry that the birthday cake for Saturday was late\./);
    expect(text).toContain('a refund of $40');
    expect(text).toContain('free cake next time');
    expect(text).not.toMatch(/say sorry|\[/);
  });

  it('states number, amount, date and work of an invoice, and asks beside the text for what is missing', () => {
    const { text, missing } = write({
      emailType: 'Invoice',
      emailPurpose: 'Invoice 1042, $480, due October 15, for the fence repair',
      keyPoints: '',
    });
    expect(text).toContain('Subject: Invoice 1042: $480 due October 15');
    expect(text).toContain(
      'Invoice 1042 for the fence repair comes to $480 and is due October 15.',
    );
    expect(missing).toContain('how to pay');
    expect(text).not.toContain('[');
  });

  it('signs with the account, and leaves one place to fill in without one', () => {
    expect(write().text).toMatch(/regards,\nRosa Lopez\nRosa's Bakery\n423-555-0142$/);
    const { text, missing } = writeEmail(input);
    expect(text.match(/\[/g)).toHaveLength(1);
    expect(missing).toContain('your name');
  });

  it('keeps the subject within 60 characters, and writes for every type, reader and tone', () => {
    for (const emailType of emailTypes) {
      const texts = new Set<string>();
      for (const tone of emailTones) {
        for (const recipientType of recipientTypes) {
          const { text } = write({ emailType, recipientType, tone });
          expect(text.split('\n')[0]?.slice('Subject: '.length).length).toBeLessThanOrEqual(60);
          expect(placeholdersIn(text)).toEqual([]);
          texts.add(text);
        }
      }
      expect(texts.size).toBeGreaterThanOrEqual(4);
    }
  });

  it('contains no figure that was not entered', () => {
    for (const emailType of emailTypes) {
      const figures = writeEmail({ ...input, emailType }).text.match(/\d+/g) ?? [];
      expect(figures.filter((figure) => figure !== '3' && figure !== '15')).toEqual([]);
    }
  });

  it('leaves the words of another language as they are', () => {
    const { text, missing } = write({
      emailPurpose: 'Queremos agradecer a los clientes por su compra de la semana',
      keyPoints: '',
    });
    expect(text).toContain('Queremos agradecer a los clientes por su compra de la semana.');
    expect(text).not.toMatch(/Dear|regards/);
    expect(missing?.[0]).toContain('English');
  });

  it('accepts other types, readers and tones (decision A11), and long texts', () => {
    const { text } = writeEmail({
      emailType: 'Birthday',
      recipientType: 'Mayor',
      emailPurpose: 'word '.repeat(4_000),
      keyPoints: undefined,
      tone: 'solemn',
    });
    expect(text).toMatch(/^Subject: \S/);
  });
});
