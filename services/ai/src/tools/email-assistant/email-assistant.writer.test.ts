import { placeholdersIn } from '@commons/contracts/text/placeholders';
import { emailTones, emailTypes, recipientTypes } from '@commons/contracts/tools/ai-lists';
import { writeEmail } from './email-assistant.writer.js';

const input = {
  emailType: 'Follow-Up',
  recipientType: 'Client',
  emailPurpose:
    'to ask whether the offer for the barn near the river at the end of Mill Road suits them',
  keyPoints: 'Offer of 3 November; Price holds until 15 December',
  tone: 'professional',
};
const account = { name: 'Rosa Lopez', company: "Rosa's Bakery", phone: '423-555-0142' };
const write = (change: Partial<typeof input> = {}, known = account) =>
  writeEmail({ ...input, ...change }, undefined, known);

describe('the built-in writer of e-mails', () => {
  it('says when an invoice is due once, and how it can be paid', () => {
    const { text } = write({
      emailType: 'Invoice',
      emailPurpose: 'Remind the Bell family about invoice 3051',
      keyPoints: '$410, due March 3, cash or card, late fee of $15 after March 20',
    });
    expect(text.match(/It is due March 3/g)).toHaveLength(1);
    expect(text).toContain('- Cash or card');
  });

  it('keeps a way to pay of two words whole', () => {
    const { text } = write({
      emailType: 'Invoice',
      emailPurpose: 'Send the invoice for the September bookkeeping to Alder Street Dental.',
      keyPoints: 'Invoice 91, $480, due October 31. Payment by check or bank transfer.',
    });
    expect(text).toContain('Payment by check or bank transfer');
  });

  it('introduces the writer to the reader', () => {
    const { text } = write({
      emailType: 'Introduction',
      recipientType: 'Supplier',
      emailPurpose: 'introduce our pottery shop to a new clay dealer, we need 200 pounds a month',
      keyPoints: 'ask for prices',
    });
    expect(text).toContain('introduce our pottery shop to you.');
  });

  it('asks for no marks where the writer sets them', () => {
    const { missing } = write({
      emailPurpose:
        'Ask Jenna Pike whether she has decided about the deck quote of $9,200 from May 4',
      keyPoints: 'We can start on June 7. Lumber rises 4% in June.',
    });
    expect(missing?.join()).not.toContain('full stops');
  });

  it('speaks to the reader instead of repeating the order', () => {
    const { text } = write();
    expect(text).toMatch(/^Subject: A question about the offer/);
    expect(text).toMatch(
      /whether the offer for the barn near the river at the end of Mill Road suits you\?/,
    );
    expect(text).toContain('Offer of 3 November');
    expect(text).toContain('until 15 December');
    expect(text).not.toMatch(/to ask whether|suits them|The matter/);
  });

  it('apologizes for what happened, with every remedy that was entered', () => {
    const { text } = write({
      emailType: 'Apology',
      emailPurpose: 'say sorry that the birthday cake for Saturday was late',
      keyPoints: 'offer a refund of $40 and a free cake next time',
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
      emailPurpose: 'Nous voulons remercier les clients pour votre visite dans la boutique',
      keyPoints: '',
    });
    expect(text).toContain(
      'Nous voulons remercier les clients pour votre visite dans la boutique.',
    );
    expect(text).toMatch(/^Objet: /);
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

  it.each([
    [
      'Thank You',
      'thank Priya and Tom for staying late on Thursday to unload the truck',
      [/Priya and Tom,/, /for staying late on Thursday to unload the truck\./],
    ],
    [
      'Apology',
      'apologize to the Nguyen family that the dinner took 90 minutes. invite them back for free dessert',
      [
        /Dear Nguyen family,/i,
        /sorry that the dinner took 90 minutes\./,
        /invited back for free dessert\./,
      ],
    ],
    [
      'Apology',
      'tell mr and mrs dobbs were running 3 days behind, new start date is tuesday march 9',
      [
        /Mr\. and Mrs\. Dobbs,/,
        /we're running 3 days behind/,
        /\b(?:the )?new start date is Tuesday,? March 9\./i,
      ],
    ],
    [
      'Apology',
      'Kelly was very upset that her color came out brassy. Say sorry',
      [/Dear Kelly,/, /that your color came out brassy\./, /sorry/],
    ],
    [
      'Proposal',
      'quote the Ridgeview HOA on mowing the common areas',
      [/Dear Ridgeview/, /mowing the common areas\./],
    ],
  ])(
    'names the addressees of an order in the greeting (%s): %s',
    (emailType, emailPurpose, parts) => {
      const { text } = write({ emailType, emailPurpose, keyPoints: '' });
      for (const part of parts) expect(text).toMatch(part);
    },
  );

  it('says what was entered in its own order, with the number of the order in the subject', () => {
    const { text } = write({
      emailPurpose:
        'I ordered 40 bags of flour on the 3rd, order no. BF-9917, only 28 came. Ask when the other 12 will get here, we open at 5am saturday',
      keyPoints: '',
    });
    expect(text).toContain('Subject: Order BF-9917: only 28 came');
    const places = [
      /40 bags/,
      /only 28 came\./,
      /the other 12 get here\?/,
      /We open at 5 ?am Saturday\./,
    ];
    const found = places.map((part) => text.search(part));
    expect(found).not.toContain(-1);
    expect(found).toEqual([...found].sort((one, other) => one - other));
    expect(text).not.toContain('- ');
  });

  it('lists key points that are numbered on lines of their own', () => {
    const { text } = write({
      emailType: 'Proposal',
      keyPoints: '1. $425 a week\n2. includes edging\n3. 14 acres',
    });
    expect(text).toContain('- $425 a week\n- Includes edging\n- 14 acres');
  });

  it.each([
    [
      'Sales',
      'prices go up 6% on January 1st because of feed costs',
      'Prices up 6% from January 1st',
    ],
    [
      'Follow-Up',
      "tell Ann she didn't get the front desk job",
      'Your application for the front desk job',
    ],
    ['Other', 'send condolences to the Abernathy family', 'With our sympathy'],
    ['Apology', 'new start date is tuesday march 9', 'New start date: Tuesday, March 9'],
  ])(
    'says the gist in the subject, and no cheer about it (%s): %s',
    (emailType, emailPurpose, subject) => {
      const { text } = write({ emailType, emailPurpose, keyPoints: '' });
      expect(text.split('\n')[0]).toBe(`Subject: ${subject}`);
      expect(text).not.toMatch(/I have an offer|look forward|Would this work/);
    },
  );

  it('greets by title and name, and calls nobody by a role', () => {
    const invoice = write({
      emailType: 'Invoice',
      emailPurpose: 'remind Mrs. Alvarez of invoice 1042 for the fence',
      keyPoints: '$1,250, due October 15',
    }).text;
    expect(invoice).toMatch(/(?:Dear|Hi) Mrs\. Alvarez,/);
    expect(invoice.match(/Alvarez/g)).toHaveLength(1);
    const meeting = write({
      emailType: 'Meeting Request',
      emailPurpose: 'meet our flour supplier about the new prices',
      keyPoints: '',
    }).text;
    expect(meeting).toContain('I would like to meet with you about the new prices.');
  });

  it('knows the firm and the role of a reader from those of the writer', () => {
    const { text } = write({
      emailType: 'Introduction',
      emailPurpose:
        'Introduce our catering to Lena Marsh, office manager at Unum, and ask for a visit',
    });
    expect(text).toMatch(/Dear Lena(?: Marsh)?,/);
    expect(text).toContain("I am Rosa Lopez from Rosa's Bakery.");
    expect(text).not.toMatch(/from Unum|manager/);
  });

  it('offers a house of two names what it can do', () => {
    const { text } = write({
      emailType: 'Proposal',
      emailPurpose: 'Offer the Inn at Laurel Creek to wash their linens this winter',
      keyPoints: '$2 per pound for sheets, after that $45 per trip',
    });
    expect(text).toContain('Dear Inn at Laurel Creek team,');
    expect(text).toContain('glad to wash your linens this winter.');
    expect(text).toMatch(/\$2 per pound for sheets\b.*after that,? \$45 per trip/is);
  });

  it('says what happened in one sentence, and apologizes once', () => {
    const { text } = write({
      emailType: 'Apology',
      emailPurpose:
        'The two oak doors will arrive a week late, on March 9 instead of March 2, because the mill lost power.',
      keyPoints: 'we take $80 off the bill, sorry for the inconvenience',
    });
    expect(text).toMatch(
      /the two oak doors will arrive a week late, on March 9 instead of March 2, because the mill lost power\./i,
    );
    expect(text).toContain('$80 off the bill');
    expect(text.match(/sorry|apologize/gi)).toHaveLength(1);
  });

  it('takes the number of an order for no order, and what others should do as a request', () => {
    const { text } = write({
      emailType: 'Other',
      emailPurpose: 'Tell Dana Wise that two of the five tiles boxes came broken',
      keyPoints: 'Order 41-220. Ask her to answer by Tuesday.',
    });
    expect(text).not.toMatch(/like to order/);
    expect(text).toContain('Please answer by Tuesday.');
  });

  it('says what an invoice is for, not that it is one', () => {
    const { text } = write({
      emailType: 'Invoice',
      emailPurpose: 'Third reminder for an open invoice',
      keyPoints: 'Invoice 318, $90 for sharpening four saws, was due on May 2',
    });
    expect(text).toContain('invoice 318 for sharpening four saws, which comes to $90');
  });

  it('reads thousands in an invoice, and how late it is', () => {
    const { text } = write({
      emailType: 'Invoice',
      emailPurpose: 'First reminder that invoice 88 is three weeks overdue',
      keyPoints: '$510 for moving 2,400 pounds of books, was due on May 2',
    });
    expect(text).toContain('invoice 88 for moving 2,400 pounds of books, which comes to $510');
    expect(text).toContain('It is three weeks overdue.');
    expect(text).not.toContain('First reminder');
  });

  it('leaves a written sentence whole', () => {
    const { text } = write({
      emailPurpose:
        'We want to end our weekly delivery of linen from Tri-City Linen as of March because we now wash it ourselves',
      keyPoints: 'the 40 towels on the truck are still ours. without clean towels we close early',
    });
    expect(text).toContain(
      'delivery of linen from Tri-City Linen as of March because we now wash it ourselves.',
    );
    expect(text).toContain('The 40 towels on the truck are still ours.');
    expect(text).toMatch(/Without clean towels,? we close early\./);
  });
});
