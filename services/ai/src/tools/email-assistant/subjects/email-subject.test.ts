import { writeEmail } from '../email-assistant.writer.js';

const write = (emailPurpose: string, emailType = 'Other', recipientType = 'Customer') => {
  const { text } = writeEmail({
    emailType,
    recipientType,
    emailPurpose,
    keyPoints: '',
    tone: 'friendly',
  } as Parameters<typeof writeEmail>[0]) as { text: string };
  const [subject = '', greeting = '', ...body] = text.split('\n\n');
  return { subject: subject.replace(/^Subject: /, ''), greeting, body: body.join(' ') };
};

describe('subject lines in the words of the entry', () => {
  it.each([
    ['starting monday we open at 8 instead of 7', 'Starting Monday we open at 8 instead of 7'],
    [
      'thursday yoga moves from 5 to 5:30 from february 3',
      'Thursday yoga moves from 5 to 5:30 from February 3',
    ],
    ['landlord Mr. Cole the furnace keeps shutting off', 'The furnace keeps shutting off'],
    [
      'the walnut top is back ordered till march 10, sorry',
      'The walnut top is back ordered till March 10',
    ],
    [
      'ask Rick whether the chipper we sent for repair will be ready by friday',
      'A question about the chipper',
    ],
  ])('%s', (entered, subject) => {
    expect(write(entered).subject).toBe(subject);
  });

  it('names no order and no verb', () => {
    const { subject, body } = write(
      'apologize to Kevin for having to wait 50 minutes past his appointment on nov 19',
      'Apology',
    );
    expect(subject).toBe('About your appointment');
    expect(body).toContain('sorry that you had to wait 50 minutes past your appointment');
  });
});

describe('whom an e-mail greets', () => {
  it.each([
    ['landlord Mr. Cole the furnace keeps shutting off', 'Hi Mr. Cole,'],
    ['quote for Nell Gray paint two rooms 900, good for 30 days', 'Hi Nell,'],
    ['dr patel is out thursday so the 2pm checkup has to move', 'Hi there,'],
    ['sorry to ann price we forgot the pill at noon', 'Hi Ann,'],
    ['Jess you start mon jan 11 at 7', 'Hi Jess,'],
    ['the velvet greg picked is back ordered till feb 10', 'Hi Greg,'],
  ])('%s', (entered, greeting) => {
    expect(write(entered).greeting).toBe(greeting);
  });

  it('says what is quoted as the work of the writer', () => {
    expect(
      write('quote for Nell Gray paint two rooms 900, good for 30 days', 'Proposal').body,
    ).toMatch(/Here is our quote to paint two rooms(?: for|,) \$900[.,] good for 30 days\./i);
  });

  it('tells a woman of a man, and of her dog', () => {
    const { body } = write('tell mrs ray we cant take Duke back, he bit two dogs');
    expect(body).toContain('He bit two dogs.');
    expect(write('tell Mia your dog is ready to go home, he ate all his lunch').body).toContain(
      'He ate all his lunch.',
    );
  });

  it('recommends somebody in a letter to anybody', () => {
    const { subject, greeting, body } = write(
      'reference for Cal Dunn, ran the folder and the cutter, never late, moving to Dalton',
    );
    expect(subject).toBe('Reference for Cal Dunn');
    expect(greeting).toBe('To whom it may concern,');
    expect(body).toContain(
      'Cal ran the folder and the cutter. Cal was never late. Cal is moving to Dalton.',
    );
  });

  it('stores things, not readers', () => {
    expect(write('tell Ann her two chairs are stripped, we store them free').body).toContain(
      'We store them free.',
    );
  });
});
