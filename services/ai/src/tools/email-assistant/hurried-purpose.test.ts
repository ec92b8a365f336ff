import { writeEmail } from './email-assistant.writer.js';
import { partedPurpose } from './hurried-purpose.js';

const account = { name: 'Pat Moreno', company: 'Moreno & Sons', phone: '555-555-0100' };
const written = (emailType: string, emailPurpose: string, keyPoints: string) => {
  const { text, missing } = writeEmail(
    { emailType, recipientType: 'Client', emailPurpose, keyPoints, tone: 'neutral' },
    undefined,
    account,
  ) as { text: string; missing: readonly string[] };
  return { text, missing: missing.join('; ') };
};

describe('purposes typed as one run of words', () => {
  it.each([
    [
      'Cold Outreach',
      'reach out to hoa boards in fargo after the ice storm',
      'I am writing to hoa boards in fargo after the ice storm',
    ],
    [
      'Invoice',
      'mrs dalton hasnt paid inv 118 its 925 was due oct 20',
      'Remind Mrs Dalton that invoice 118 for $925 was due oct 20',
    ],
    ['Cold Outreach', 'get dentists office to try our plant service', 'promote our plant service'],
    [
      'Proposal',
      'Send a proposal for weekly lawn care to the Riverbend HOA',
      'proposal for Riverbend HOA for weekly lawn care',
    ],
    ['Sales', 'tell homeowners about our chimney check', 'our chimney check'],
    ['Follow-Up', 'tell homeowners about our new hours', 'tell homeowners about our new hours'],
    ['Follow-Up', 'reach out to ann about her roof', 'reach out to ann about her roof'],
    [
      'Invoice',
      'bill for hillside dairy. they had us pull a tractor out',
      'Invoice to Hillside Dairy. You had us pull a tractor out',
    ],
    ['Invoice', 'bill for mowing we did', 'bill for mowing we did'],
    [
      'Meeting Request',
      'need to sit down w/ my uncle ray about the loan',
      'meet with Uncle Ray about the loan',
    ],
  ])('[AIT-04] %s: %s', (type, purpose, parted) => {
    expect(partedPurpose(purpose, type)).toBe(parted);
  });

  it('[AIT-04] greets the firm, says what it had done, and reads net days as the due date', () => {
    const { text, missing } = written(
      'Invoice',
      'bill for hillside dairy they had us tow the flatbed 2x last month',
      '3/4 to the yard 185, 3/19 to town 140.. total 325, net 15 pls',
    );
    expect(text).toContain('Hello Hillside Dairy');
    expect(text).toContain('comes to $325 and is due within 15 days.');
    expect(text).toContain('You had us tow the flatbed twice last month');
    expect(text).not.toMatch(/\b(?:pls|please|net 15)\b(?! reply)/i);
    expect(missing).not.toMatch(/reader|due/);
  });

  it('[AIT-04] says notes of an order and of a meeting in whole sentences', () => {
    expect(
      written(
        'Follow-Up',
        'checking on our chair order',
        '24 chairs, po 77. got a wedding sat need them by thurs or refund',
      ).text,
    ).toMatch(/The order is for 24 chairs\.[\s\S]*We need them by Thursday, or else a refund\./);
    const { text, missing } = written(
      'Meeting Request',
      'set up a time to go over the plans',
      'my shop wed after 3 or your place thurs night',
    );
    expect(text).toContain(
      'We can meet at my shop on Wednesday after 3 or at your place Thursday night.',
    );
    expect(missing).not.toMatch(/time|place/);
  });
});

describe('facts of purposes typed in haste', () => {
  it.each([
    [
      'Follow-Up',
      'ask northline cycles where my fork is ordered nov 3 order 8841 customer is waiting',
      'need it by friday',
      ['Could you let me know where my fork is?', 'The order number is 8841.'],
      /Them cycles/,
    ],
    [
      'Introduction',
      'welcome darla to the team she starts monday',
      'be here 630',
      ['Welcome to the team. You start Monday.', '6:30'],
      /welcome him|team you start/,
    ],
    [
      'Invoice',
      'invoice for gwen tully, 80 chairs at 2.50 and 10 tables at 9, delivery 45, due dec 5',
      'check or zelle',
      ['The invoice comes to $335', '80 chairs at $2.50 and 10 tables at $9'],
      /Here is the invoice/,
    ],
    [
      'Sales',
      'furnace tune ups 89',
      'tues and thurs still open',
      ['Tuesday and Thursday are still open'],
      /[Tt]he tuesday/,
    ],
    [
      'Follow-Up',
      'tell parents we found lice in the toddler room today',
      'check heads tonight, call w questions',
      ['Please call with questions.'],
      /any questions, please let me know/,
    ],
  ])('%s: %s', (type, purpose, points, said, never) => {
    const { text } = written(type, purpose, points);
    for (const one of said) expect(text).toContain(one);
    expect(text).not.toMatch(never);
  });
});
