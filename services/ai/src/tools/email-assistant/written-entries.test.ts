import { writeEmail } from './email-assistant.writer.js';

const account = { name: 'Trevor Banks', company: 'Banks Family Pharmacy', phone: '402-555-0162' };

const write = (
  emailType: string,
  emailPurpose: string,
  keyPoints = '',
  recipientType = 'Customer',
) =>
  writeEmail(
    { emailType, recipientType, emailPurpose, keyPoints, tone: 'professional' },
    undefined,
    account,
  ).text;

/** What owners write who take a minute: whole sentences, and what a letter makes of them. */
const entries: readonly (readonly [
  what: string,
  type: string,
  purpose: string,
  points: string,
  said: readonly string[],
])[] = [
  [
    'a clause whose subject follows a preposition',
    'Apology',
    'Mr. Dunn is upset because the paint color on his car was wrong',
    '',
    ['sorry that the paint color on your car was wrong.'],
  ],
  [
    'what somebody is said to be',
    'Thank You',
    'Thank Lonnie for covering the emergency line. I heard from two customers that he was very polite.',
    '',
    ['Dear Lonnie,', 'I heard from two customers that you were very polite.'],
  ],
  [
    'a condition with its own subject',
    'Follow-Up',
    'Remind Mr. Lane of his appointment on May 4. If the payment is already on its way, he can ignore this message.',
    '',
    ['If the payment is already on its way, you can ignore this message.'],
  ],
  [
    'a role with a name between commas',
    'Meeting Request',
    'Ask our distributor, Green Mountain Book Supply, for a 30-minute call about late deliveries.',
    '',
    ['Dear Green Mountain Book Supply team,', 'ask for a 30-minute call about late deliveries.'],
  ],
  [
    'two questions to a supplier whom the order names',
    'Follow-Up',
    'ask the flour supplier why the delivery was late and if they can come earlier from now on',
    '',
    ['Why was the delivery late', 'come earlier from now on?'],
  ],
  [
    'letters that look like a verb',
    'Follow-Up',
    'Remind parents that the SAT is in six weeks and registration ends Friday',
    '',
    ['the SAT is in six weeks and registration ends Friday.'],
  ],
  [
    'guests by what they did',
    'Thank You',
    'Say thank you to guests who stayed with us last weekend. Ask them for a review.',
    '',
    ['for staying with us last weekend.', 'leave us a review?'],
  ],
  [
    'a quote that was sent to somebody, with its price',
    'Follow-Up',
    'Follow up on the quote we sent Mrs. Halvorsen on November 12 for re-roofing her garage, $6,840, which she has not answered yet',
    'If she would rather repair than replace, we can patch the north side for $1,150.',
    [
      'Mrs. Halvorsen,',
      'the quote we sent you on November 12 for re-roofing your garage ($6,840), which you have not answered yet.',
      'If you would rather repair than replace, we can patch the north side for $1,150.',
    ],
  ],
  [
    'a firm that is offered something for what is its',
    'Cold Outreach',
    'Offer the Hotel Brinkmann weekly flower arrangements for its lobby',
    '',
    ['Brinkmann,', 'weekly flower arrangements for your lobby'],
  ],
  [
    'a team that is asked to a meeting',
    'Meeting Request',
    'Ask the team of our practice to a meeting about the new software',
    '',
    ['invite you to a meeting about the new software.'],
  ],
  [
    'a reminder that went out before',
    'Invoice',
    'Second reminder for invoice 2087 of $1,430',
    'First reminder went out on November 14 without a reply.',
    ['First reminder went out on November 14 without a reply.'],
  ],
  [
    'several instructions',
    'Follow-Up',
    'Remind the staff of the shift rules. Swap shifts only with my approval. Never sign over a shift to someone under 18. Call me by 6 am if you are sick.',
    '',
    [
      'Dear staff,',
      'This is a reminder about the shift rules.',
      'Swap shifts only with my approval',
      'Never sign over a shift to someone under 18',
      'Call me by 6 am if you are sick',
    ],
  ],
  [
    'a question of somebody who is not named',
    'Follow-Up',
    'Answer a customer who asked whether we print on shirts they bring. We do, and it is $2.10 a shirt.',
    '',
    ['You asked whether we print on shirts you bring. We do, and it is $2.10 a shirt.'],
  ],
  [
    'a surname behind a title',
    'Follow-Up',
    'Remind Ms. Tran of the deposition of Dr. Carl Nolan on Tuesday at 10 am.',
    '',
    ["a reminder of Dr. Carl Nolan's deposition on Tuesday at 10 am."],
  ],
  [
    'a group of a class',
    'Meeting Request',
    'Invite the parents of the Bluebird class to a conference about kindergarten.',
    '',
    ['Dear parents', 'invite you to a conference about kindergarten.'],
  ],
  [
    'a group of a year',
    'Sales',
    "Let last year's customers know that snow blower tune-ups are $89 until October 31.",
    '',
    ['Snow blower tune-ups are $89 until October 31.'],
  ],
  [
    'people who have done something',
    'Follow-Up',
    'Remind patients who have missed an appointment that we charge $40 for it.',
    '',
    ['Dear patients,', 'we charge $40 for it.'],
  ],
  [
    'two things to say',
    'General',
    'Tell the teachers that the building will be closed on Monday, January 20, for the holiday. Also that Tuesday is a training day.',
    '',
    ['January 20, for the holiday. Tuesday is a training day.'],
  ],
  [
    'who asked, and what',
    'Response',
    'Answer Mrs. Dow, who asked whether her 1998 mower is worth fixing. It needs a new belt for $30.',
    '',
    ['Dear Mrs. Dow,', 'You asked whether your 1998 mower is worth fixing.'],
  ],
  [
    'what the writer is to the reader',
    'Introduction',
    'Introduce myself to the new manager of Prairie View Assisted Living as the pharmacist who has served their residents since 2012.',
    '',
    ['from Banks Family Pharmacy, the pharmacist who has served your residents since 2012.'],
  ],
  [
    'things at the head of a sentence, which are nobody',
    'Invoice',
    'Send invoice 2287 to the Evangeline Inn for 14 chairs.',
    'Labor is $1,540 and fabric is $620, for a total of $2,160. A deposit of $800 has been paid, so $1,360 is due by June 30.',
    ['has a balance of $1,360 and is due June 30.', 'Labor is $1,540 and fabric is $620'],
  ],
  [
    'a number that is no amount',
    'Invoice',
    'Send Mrs. Odom her invoice for termite treatment on May 6. The invoice number is 1184 and the total is $940.',
    '',
    ['Invoice 1184 for the termite treatment on May 6 comes to $940.'],
  ],
  [
    'a relative clause without its pronoun',
    'General',
    'Let Kevin know that he has been approved for the three days off he asked for in November. Dana will cover his calls.',
    '',
    ['the three days off you asked for in November. Dana will cover your calls.'],
  ],
  [
    'a complaint and what is wanted',
    'Complaint',
    'Complain that two of the saddles have broken buckles, and ask for replacements at no cost.',
    '',
    ['Two of the saddles have broken buckles.', 'ask for replacements at no cost.'],
  ],
  [
    'a warning',
    'General',
    'Warn our clients about a fake email that asks for passwords.',
    '',
    ['a fake email that asks for passwords.'],
  ],
  [
    'somebody else in the points, who is not the reader',
    'Thank You',
    'Thank Dr. Sung for referring nine patients to us.',
    'Mr. Alvarez can climb stairs again. He finished two weeks early.',
    ['Mr. Alvarez can climb stairs again. He finished two weeks early.'],
  ],
  [
    'whom the writer met',
    'Networking',
    'I enjoyed talking with Susan Whitlow at the Rotary lunch about her plans.',
    '',
    ['Dear Susan Whitlow,', 'I enjoyed talking with you at the Rotary lunch about your plans.'],
  ],
  [
    'what the writer needs, which is no order to write it',
    'Follow-Up',
    "I need the bank statements for March from Dr. Patel's office so that I can finish the report.",
    '',
    [
      'Dear Dr. Patel,',
      'I need the bank statements for March from your office',
      'so that I can finish the report.',
    ],
  ],
];

// AIT-04: a sentence that its writer ended is one thought, whoever it names.
describe('entries in whole sentences', () => {
  it.each(entries)('say %s', (_what, type, purpose, points, said) => {
    const text = write(type, purpose, points);
    for (const part of said) expect(text).toContain(part);
  });
});
