import type { Act } from '../../facts/grammar/acts.js';
import { writeEmail } from './email-assistant.writer.js';
import { inOwnersSentences } from './owners-sentences.js';

const written = (emailPurpose: string, others: Partial<Parameters<typeof writeEmail>[0]> = {}) =>
  writeEmail({
    emailType: 'Follow-Up',
    recipientType: 'Customer',
    tone: 'friendly',
    emailPurpose,
    ...others,
  }).text;

// AIT-04: notes that make no sentence stand where their owner wrote them (decision B166).
describe('the sentences of an owner', () => {
  it('keep notes of which no sentence is made, with the commas between them', () => {
    const text = written('holiday spots filling up, dec 19-23, only 8 left, book by this friday');
    expect(text).toContain('Holiday spots filling up, December 19-23, only 8 left.');
    expect(text).toContain('Please book by this Friday');
    expect(text).not.toContain('details:');
  });

  it('leave what is a sentence of its own apart', () => {
    const text = written(
      'closed tomorrow because of ice. we will text by 6 am. no charge for the day',
    );
    expect(text).toContain('We are closed tomorrow because of ice. We will text by 6 am.');
  });

  it('are those of one sentence of the entry only', () => {
    const note = (text: string, sentence: number): Act => ({
      kind: 'detail',
      text,
      entered: text,
      sentence,
    });
    const acts = [note('lot 88213 from Hal', 0), note('like 9 reams out of 20', 1)];
    expect(inOwnersSentences(acts, 'lot 88213 from Hal. like 9 reams out of 20')).toEqual(acts);
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
    expect(text).toContain('to meet you at the chamber breakfast');
  });

  it('is not "they" where she is "she"', () => {
    const text = written(
      'respond to Carrie she wants her money back for the highlights because they came out brassy',
    );
    expect(text).toContain('because they came out brassy');
  });

  it('is nobody where only a kind of people is named', () => {
    const text = written('property managers in Erie, we do maintenance contracts for buildings', {
      emailType: 'Cold Outreach',
      recipientType: 'Prospect',
    });
    expect(text).toContain('Hi there,');
    expect(text).not.toMatch(/our property managers/i);
  });

  it('is asked what the writer wants to know', () => {
    const text = written(
      'write the city clerk asking what we need for sidewalk tables next summer',
      {
        recipientType: 'Manager',
      },
    );
    expect(text).toContain('Could you let me know what we need for sidewalk tables next summer?');
  });
});

it('says sorry once, and calls a dog by its name', () => {
  const apology = written(
    'Joan Whitaker said the arrangement was wilted by the next day. I am sorry about that. I will send a fresh one.',
    { emailType: 'Apology' },
  );
  expect(apology.match(/sorry/g)).toHaveLength(1);
  expect(written('Pepper is due for rabies in december')).toContain('Pepper is due for rabies');
});
