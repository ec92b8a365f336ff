import { writeEmail } from './email-assistant.writer.js';

const invoice = (emailPurpose: string, keyPoints = 'due dec 5') =>
  writeEmail({
    emailType: 'Invoice',
    recipientType: 'Client',
    emailPurpose,
    keyPoints,
    tone: 'professional',
  }).text;

// AIT-04, decision B167: what an invoice comes to is computed where its items have prices and no total was entered.
describe('the sum of an invoice', () => {
  it('adds up priced items, counted ones too', () => {
    expect(
      invoice('invoice for Gwen Tully, 80 chairs at $2.50, 10 tables at $9, delivery $45'),
    ).toMatch(/comes to \$335\b/);
  });

  it('takes off what was paid', () => {
    expect(
      invoice('invoice for Gail Torrez, 3 frames at $85, one shadow box $210, $100 paid'),
    ).toMatch(/balance of \$365\b/);
  });

  it('leaves an entered total as it is, and adds up nothing that is a fee for some case', () => {
    expect(invoice('invoice for Al Reed, parts $212, labor $300, total $500')).toMatch(
      /comes to \$500\b/,
    );
    expect(invoice('invoice for Al Reed, mowing $120, $25 late fee after the 5th')).not.toContain(
      '$145',
    );
    expect(
      invoice('invoice for Al Reed, replaced motor $640, service call $89 waived'),
    ).not.toContain('$729');
  });
});
