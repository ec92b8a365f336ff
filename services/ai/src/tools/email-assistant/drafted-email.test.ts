import { writeEmail } from './email-assistant.writer.js';

const account = { name: 'Dana Reyes', company: 'Reyes & Co.', phone: '(502) 555-0144' };
const write = (
  draft: Parameters<typeof writeEmail>[3],
  change: Partial<Parameters<typeof writeEmail>[0]> = {},
) =>
  writeEmail(
    {
      emailType: 'Follow-Up',
      recipientType: 'Customer',
      emailPurpose:
        'tell mrs holland her dress is ready the zipper was 12 more, pick up till sat 5',
      tone: 'Friendly',
      ...change,
    },
    new Date('2026-11-30'),
    account,
    draft,
  ).text;
const draft = {
  text: 'Your dress is ready. The zipper was $12 more. You can pick it up until Saturday at 5.',
  subject: 'Your dress is ready',
  reader: 'mrs holland',
};

describe('an e-mail of a draft [AIT-04]', () => {
  it('has the greeting and the closing of its tone, and the signature of the account', () => {
    const [subject, greeting, body, ...rest] = write(draft).split('\n\n');
    expect([subject, greeting, body]).toEqual([
      'Subject: Your dress is ready',
      'Hi Mrs. Holland,',
      draft.text,
    ]);
    expect(rest.at(-1)).toMatch(/,\nDana Reyes\nReyes & Co\.\n\(502\) 555-0144$/);
    expect(write(draft, { tone: 'Professional' })).toContain('Dear Mrs. Holland,');
    expect(write(draft, { tone: 'Urgent' })).toMatch(/^Subject: Urgent: Your dress is ready/);
  });

  it('greets its reader once', () => {
    const text = write({ ...draft, text: 'Crew, saturday is busy. Be here at 6.', reader: 'crew' });
    expect(text).toContain('Hi crew,\n\nSaturday is busy. Be here at 6.');
  });

  it('greets nobody by name where nobody is named', () => {
    expect(
      write({ text: draft.text, subject: draft.subject }, { emailPurpose: 'the dress is ready' }),
    ).toContain('Hi there,');
  });

  it('parts many sentences into paragraphs', () => {
    const text = Array.from({ length: 8 }, (_, at) => `Part ${at + 1} is ready.`).join(' ');
    expect(write({ ...draft, text })).toContain('Part 4 is ready.\n\nPart 5 is ready.');
  });

  it('ends without a further sentence where its last one asks or the owner wants it short', () => {
    const asking = { ...draft, text: 'Your dress is ready. When can you come?' };
    expect(write(asking).split('\n\n')).toHaveLength(4);
    const short = write(draft, { emailPurpose: 'keep it short: the dress is ready' });
    expect(short.split('\n\n')).toHaveLength(4);
  });
});
