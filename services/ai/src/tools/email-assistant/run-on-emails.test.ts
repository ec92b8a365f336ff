import { writeEmail } from './email-assistant.writer.js';

const write = (emailPurpose: string, emailType = 'Follow-Up') =>
  writeEmail({ emailType, recipientType: 'Client', emailPurpose, keyPoints: '', tone: 'friendly' })
    .text;

// AIT-04: e-mails from notes without a mark (decisions B75, B76 and B79).
describe('e-mails from notes without a mark', () => {
  it('speak of an animal that is named first, and greet nobody by its name', () => {
    const text = write('Rusty came thru surgery fine stitches out in 12 days cone stays on');
    expect(text).not.toMatch(/Hi Rusty|You came/);
    expect(text).toMatch(/stitches out in 12 days/i);
  });

  it.each([
    ['did the parents of Owen Hale bring the blue form', /Hi (?:Owen's )?parents,/],
    ["tell Iris's dad pickup moved to 4:30", /Hi Iris's dad,/],
  ])('%s', (entry, greeting) => {
    const text = write(entry);
    expect(text).toMatch(greeting);
    expect(text).not.toMatch(/did the parents|tell iris/i);
  });

  it('say each price of a bill with its dollar sign', () => {
    const text = write(
      "tell Nina's mom september tuition is 520 and the late fee is 20 after the 5th",
      'Invoice',
    );
    expect(text).toMatch(/tuition is \$520 and the late fee is \$20 after the 5th\./);
  });

  it('[AIT-04] say a note without a verb in the words of its owner', () => {
    const text = write('Ask Meridian Fabrics where our order is, PO 7741, 14 roller shades');
    expect(text).toMatch(/where (?:is our order|our order is), PO 7741, 14 roller shades\?/i);
    expect(text).not.toContain('Please note');
  });

  it('[AIT-04] ask what the second order of a purpose asks', () => {
    const text = write('Let Mrs. Odom know her sofa is ready, find out when she wants it');
    expect(text).toMatch(
      /Your sofa is ready\.\s+(?:When do you want it|Could you let me know when you want it)\?/,
    );
  });

  it('[AIT-04] offer the price of a piece of work', () => {
    const text = write('give Glenn Abbott a price for redoing 6 chairs', 'Proposal');
    expect(text).toMatch(/Hi Glenn,.*(?:offer|give) you a price for redoing 6 chairs\./s);
  });

  it('[AIT-04] leave out a frame whose matter is said elsewhere', () => {
    const text = write('check in with Dana who hasnt been to class in a month');
    expect(text).toContain("You haven't been to class in a month.");
    expect(text).not.toMatch(/ (?:on|about|with)(?: the)?\.(?:\s|$)/);
  });
});
