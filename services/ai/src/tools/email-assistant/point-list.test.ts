import { writeEmail } from './email-assistant.writer.js';
import { badlySaid, pointsOf } from './point-list.js';

const write = (emailType: string, emailPurpose: string, keyPoints: string) =>
  writeEmail({
    emailType,
    recipientType: 'Customer',
    emailPurpose,
    keyPoints,
    tone: 'professional',
  }).text;

// AIT-04: key points in one line with commas (decision B158).
describe('key points with commas', () => {
  it('stand in one list where most of them are no sentences', () => {
    const text = write(
      'Follow-Up',
      'Follow up on the quote for replacing the water heater that we sent last week',
      '$1,650 installed, price is good until the end of the month, tank in stock, financing available',
    );
    expect(text).toContain(
      '- $1,650 installed\n- Price is good until the end of the month\n- Tank in stock\n- Financing available',
    );
    expect(text).toContain('Subject: Following up: the quote for replacing the water heater');
  });

  it('are sentences where each can be one', () => {
    const text = write(
      'Follow-Up',
      "let clients know we're moving to 2200 Severn Avenue on May 6",
      'same phone number, free parking behind the building, all appointments stay the same',
    );
    expect(text).toContain('There is free parking behind the building.');
    expect(text).not.toContain('\n- ');
  });

  it('keep what only holds with the point before it', () => {
    const text = write(
      'Follow-Up',
      'Let the Ostrowski family know the headstone is ready to be set',
      'granite arrived last week, lettering done, setting planned for December 10, weather permitting, balance of $900 due before that day',
    );
    expect(text).toContain('- Setting planned for December 10, weather permitting');
  });

  it('keep what the writer did or wants as a sentence after the list', () => {
    const text = write(
      'Follow-Up',
      'Complain to DanceDirect about order 88213',
      '12 costumes in the wrong size, recital in three weeks, want express replacement at no cost, sent photos on Monday',
    );
    expect(text).toContain('- 12 costumes in the wrong size\n- Recital in three weeks');
    expect(text).toContain(
      'We would like express replacement at no cost. We sent photos on Monday.',
    );
  });

  it('are parted at commas between two of them, and not within one', () => {
    const texts = (entry: string) => pointsOf(entry, true).map(({ text }) => text);
    expect(texts('$79 instead of $119, until October 31, takes 45 minutes')).toEqual([
      '$79 instead of $119, until October 31',
      'takes 45 minutes',
    ]);
    expect(texts('Thursday, November 12, red, white and blue')).toContain('Thursday, November 12');
    expect(texts('We open at 9. The door is green, the bell is loud')).toEqual([]);
  });

  it('are badly said where two of them run together', () => {
    const points = pointsOf('teachers got a raise, rent went up', true);
    expect(badlySaid('Teachers got a raise, rent went up.', points)).toBe(1);
    expect(badlySaid('Teachers got a raise. The rent went up.', points)).toBe(0);
  });
});

// AIT-04
it('numbers a reminder as it was entered', () => {
  expect(
    write(
      'Invoice',
      'Remind customer that invoice 1042 for $385 was due on March 3',
      'second reminder, can pay by card',
    ),
  ).toContain('This is our second reminder that invoice 1042 for $385 was due on March 3.');
});

it('says what only the writer can, and encourages instead of asking', () => {
  const text = write(
    'Follow-Up',
    'Tell Kevin we chose someone else for the apprentice job',
    'was impressed by his attitude, encourage him to apply again in spring',
  );
  expect(text).toContain('I was impressed by your attitude.');
  expect(text).toContain('I would like to encourage you to apply again in spring.');
});
