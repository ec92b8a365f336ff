import { writeEmail } from './email-assistant.writer.js';

/** The paragraphs of a mail about an invoice between its greeting and its last line. */
const bodyOf = (emailPurpose: string, keyPoints: string, today: string) =>
  writeEmail(
    {
      emailType: 'Invoice',
      emailPurpose,
      keyPoints,
      recipientType: 'Client',
      tone: 'Professional',
    },
    new Date(today),
    { name: 'Ann Hale' },
  )
    .text.split('\n\n')
    .slice(2, -2)
    .join(' ');

describe('[AIT-04] a reminder of an invoice', () => {
  it.each([
    ['2027-01-10', 'Due December 20, unpaid.', 'It was due December 20 and is still open.'],
    ['2027-01-10', 'due 12/20, unpaid', 'It was due 12/20 and is still open.'],
    ['2027-01-10', 'due January 9th, unpaid', 'It was due January 9th and is still open.'],
    ['2027-01-10', 'due January 10, unpaid', 'It is due January 10.'],
    ['2026-12-10', 'Due December 20, unpaid.', 'It is due December 20.'],
    ['2026-12-10', 'due January 5, unpaid', 'It is due January 5.'],
  ])('on %s says once of "%s": %s', (today, entered, said) => {
    expect(bodyOf('Remind Mr. Lee about invoice 214 for $400.', entered, today)).toBe(
      `This is a reminder about invoice 214 for $400. ${said}`,
    );
  });

  it('says a sentence of its owner, and no fragment', () => {
    const entered = 'invoice 214 for $400 due December 20, not paid';
    expect(bodyOf(`reminder: ${entered}`, '', '2027-01-10')).toBe(
      'This is a reminder about invoice 214 for $400. It was due December 20 and is still open.',
    );
    expect(bodyOf('Remind Mr. Lee that invoice 214 for $400 was due May 2', '', '2026-06-01')).toBe(
      'This is a reminder that invoice 214 for $400 was due May 2.',
    );
  });
});
