import { writeEmail } from './email-assistant.writer.js';
import { splitKeyPoints } from './split-key-points.js';

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
    expect(text).toMatch(
      /We're going with somebody else for the fittings\. Your price was fair,? but you couldn't deliver before 8,? and my guys leave the shop at 7\./,
    );
  });

  it('leaves notes as they were typed', () => {
    expect(
      written('holiday spots filling up, dec 19-23, only 8 left. need an answer by friday'),
    ).toMatch(
      /Holiday spots filling up, December 19-23, only 8 left\..*need an answer by Friday\./is,
    );
  });

  it('asks in the place of an order, and says what the reader should do', () => {
    const text = written(
      "the camry is done ask denise when she wants to come get it and tell her to call if the rental isn't back yet",
    );
    expect(text).toContain('When do you want to come get it?');
    expect(text).toContain("Please call if the rental isn't back yet.");
    expect(
      written('ask denise when she wants to come get the camry. she should call before 5'),
    ).toMatch(/when do you want to come get the Camry\?.*(?:You should|Please) call before 5\./is);
  });

  it('speaks of everyone as of others, and of a boy not as his mother', () => {
    expect(
      written("ask Owen's mom to come in, he bit two kids. everyone keeps their own cup"),
    ).toMatch(/Hi Owen's mom,.*He bit two kids\..*Everyone keeps their own cup\./s);
  });

  it('says key points with commas in their order, and asks after them', () => {
    const text = written('Complain to DanceDirect about order 88213', {
      keyPoints:
        '12 costumes in the wrong size, recital in three weeks, we paid for express. Can they ship today?',
    });
    expect(text).toMatch(
      /12 costumes in the wrong size\b.*recital in three weeks\b.*we paid for express\b.*Can (?:you|they) ship today\?/is,
    );
  });
});

describe('key points in one line', () => {
  it.each([
    ['$79 instead of $119, until October 31, takes 45 minutes', 2],
    ['Thursday, November 12, red, white and blue', 3],
    ['We open at 9. The door is green, the bell is loud', 1],
    ['we open at 9, the bell is loud', 1],
  ])('%s', (entry, lines) => {
    expect(splitKeyPoints(entry).split('\n')).toHaveLength(lines);
  });
});

// AIT-04: whom a letter is to, and who "they" are.
describe('the reader of a letter', () => {
  it('is whom one has met', () => {
    const text = written(
      'I met Nora Abbott from Cold Creek Books at the chamber breakfast and she mentioned author nights',
      { recipientType: 'Partner', emailType: 'Networking' },
    );
    expect(text).toContain('Hi Nora,');
    expect(text).toMatch(/me?et you at the chamber breakfast.*you mentioned author nights\./s);
  });

  it('is not "they" where she is "she"', () => {
    expect(
      written(
        'respond to Carrie she wants her money back for the highlights because they came out brassy',
      ),
    ).toContain('because they came out brassy');
  });

  it('may be a kind of people', () => {
    const text = written('property managers in Erie, we do maintenance contracts for buildings', {
      emailType: 'Cold Outreach',
      recipientType: 'Prospect',
    });
    expect(text).toMatch(/Hi (?:there|property managers),/);
  });

  it('is signed by whom an order names, in the purpose or the key points', () => {
    const text = written('her order is ready, pick up by 6', { keyPoints: 'sign it from pete' });
    expect(text).toMatch(/\nPete$/);
    expect(text).not.toMatch(/sign it/i);
  });

  it('says what its writer did, to the reader', () => {
    const text = written(
      'met Teresa Ojala from Iron Range Roofing at the builders breakfast. Crane with operator is $245 an hour.',
    );
    expect(text).toContain('I met you at the builders breakfast.');
  });
});
