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

  it('says what the draft left out, before what comes next in the entry', () => {
    const text = write(
      { text: 'The dress is ready. We close at 5 on Saturday.', subject: 'Your dress' },
      {
        emailPurpose:
          'The dress is ready. Bring the shoes you will wear. We close at 5 on Saturday.',
        keyPoints: 'let me know by friday',
      },
    );
    expect(text).toMatch(
      /The dress is ready\. .*\bshoes you will wear\. We close at 5 on Saturday\. Let me know by Friday\./,
    );
  });

  it('greets its reader once, however the draft spells them', () => {
    const text = write({
      ...draft,
      text: 'Mrs. Holland, your dress is ready. The zipper was $12 more, pick up till Saturday 5.',
    });
    expect(text).toContain('Hi Mrs. Holland,\n\nYour dress is ready.');
  });

  it('has no part in its subject that nobody said', () => {
    expect(write({ ...draft, subject: 'Your dress is ready, plan to move it' })).toMatch(
      /^Subject: Your dress is ready\n/,
    );
  });

  it('has no price as another figure in its subject', () => {
    const subject = (one: string) =>
      /^Subject: (.*)$/m.exec(write({ ...draft, subject: one }))?.[1];
    expect(subject('Your dress needs 12 zippers')).not.toContain('12');
    expect(subject('Your dress: $12 for the zipper')).toBe('Your dress: $12 for the zipper');
    expect(subject('1 dress is ready')).toBe('1 dress is ready');
  });

  it('greets nobody by name where nobody is named', () => {
    expect(
      write({ text: draft.text, subject: draft.subject }, { emailPurpose: 'the dress is ready' }),
    ).toContain('Hi there,');
  });

  it('parts many sentences into paragraphs', () => {
    const text = Array.from({ length: 8 }, (_, at) => `Part ${at + 1} is ready.`).join(' ');
    expect(write({ ...draft, text }, { emailPurpose: 'the parts are ready' })).toContain(
      'Part 4 is ready.\n\nPart 5 is ready.',
    );
  });

  it('ends without a further sentence where its last one asks or the owner wants it short', () => {
    const asking = { ...draft, text: `${draft.text} When can you come?` };
    expect(write(asking).split('\n\n')).toHaveLength(4);
    const short = write(draft, { emailPurpose: 'keep it short: the dress is ready' });
    expect(short.split('\n\n')).toHaveLength(4);
  });
});
