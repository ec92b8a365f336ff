import { writeEmail } from './email-assistant.writer.js';
import { pointsApart } from './key-points.js';

const written = (emailPurpose: string, others: Partial<Parameters<typeof writeEmail>[0]> = {}) =>
  writeEmail({
    emailType: 'Follow-Up',
    recipientType: 'Customer',
    tone: 'friendly',
    emailPurpose,
    ...others,
  }).text;

// AIT-04, decision B197
describe('an e-mail in the sentences of its owner', () => {
  it('is split only where both parts are whole', () => {
    const text = written(
      "tell rob we're going with somebody else for the fittings, his price was fair but he couldn't deliver before 8 and my guys leave the shop at 7",
    );
    expect(text).toContain('Hi Rob,');
    expect(text).toContain(
      "We're going with somebody else for the fittings. Your price was fair but you couldn't deliver before 8 and my guys leave the shop at 7.",
    );
  });

  it('leaves notes as they were typed', () => {
    expect(
      written('holiday spots filling up, dec 19-23, only 8 left. need an answer by friday'),
    ).toMatch(
      /Holiday spots filling up, December 19-23, only 8 left\..*We need an answer by Friday/s,
    );
  });

  it('asks in the place of an order, and for what "you should" says', () => {
    const text = written(
      "the camry is done ask denise when she wants to come get it. if the rental isn't back yet she should just call",
    );
    expect(text).toContain('Could you let me know when you want to come get it?');
    expect(text).toContain("If the rental isn't back yet, please call.");
  });

  it('speaks of everyone as of others, and of a boy not as his mother', () => {
    expect(
      written("ask Owen's mom to come in, he bit two kids. everyone keeps their own cup"),
    ).toMatch(/Hi Owen's mom,.*He bit two kids\..*Everyone keeps their own cup\./s);
  });

  it('lists key points with commas in their order, and asks after them', () => {
    const text = written('Complain to DanceDirect about order 88213', {
      keyPoints:
        '12 costumes in the wrong size, recital in three weeks, we paid for express, ask if they can ship today',
    });
    expect(text).toContain(
      '- 12 costumes in the wrong size\n- Recital in three weeks\n- We paid for express',
    );
    expect(text.indexOf('ship today')).toBeGreaterThan(text.indexOf('We paid'));
  });
});

describe('key points in one line', () => {
  it.each([
    ['$79 instead of $119, until October 31, takes 45 minutes', 2],
    ['Thursday, November 12, red, white and blue', 3],
    ['We open at 9. The door is green, the bell is loud', 1],
    ['we open at 9, the bell is loud', 1],
  ])('%s', (entry, lines) => {
    expect(pointsApart(entry).split('\n')).toHaveLength(lines);
  });
});

// AIT-04: whom a letter is to, and who "they" are.
describe('the reader of a letter', () => {
  it('is whom one has met', () => {
    const text = written(
      'I met June Abbott from Cold Creek Books at the chamber breakfast, she mentioned author nights',
      { recipientType: 'Partner', emailType: 'Networking' },
    );
    expect(text).toContain('Hi June,');
    expect(text).toContain('meet you at the chamber breakfast');
  });

  it('is not "they" where she is "she"', () => {
    expect(
      written(
        'respond to Carrie she wants her money back for the highlights because they came out brassy',
      ),
    ).toContain('because they came out brassy');
  });

  it('is nobody where only a kind of people is named', () => {
    const text = written('property managers in Erie, we do maintenance contracts for buildings', {
      emailType: 'Cold Outreach',
      recipientType: 'Prospect',
    });
    expect(text).toContain('Hi there,');
  });
});
