import { writeEmail } from './email-assistant.writer.js';

const write = (emailPurpose: string, emailType = 'Follow-Up', recipientType = 'Customer') =>
  writeEmail({ emailType, recipientType, emailPurpose, keyPoints: '', tone: 'friendly' }).text;

// AIT-04: a frame stands around a note only where it is surely a note (decision B197).
describe('a note that has its own verb', () => {
  it.each([
    [
      'tell marco starting next month booth rent is 190 a week up from 175',
      /Starting next month,? booth rent is \$190 a week,? up from \$175\./,
    ],
    [
      "bring your jars back please, we're almost out",
      /(?:Please bring your jars back|Bring your jars back, please)\. We're almost out\./,
    ],
    ['sign up sheet is on the counter', /Sign-up sheet is on the counter\./],
    [
      'update the Hendersons, crew starts monday. move cars out of the driveway by 7 and cover the grill',
      /The crew starts Monday\. (?:Please )?move cars out of the driveway by 7 and cover the grill\./i,
    ],
    [
      'found a torn boot, can wait but not forever',
      /found a torn boot, (?:it )?can wait,? but not forever\./i,
    ],
    [
      'tell rick we can come mon at 9 or tues at 2, whichever he likes',
      /We can come Monday at 9 or Tuesday at 2, whichever you like\./,
    ],
  ])('%s', (entry, said) => {
    expect(write(entry)).toMatch(said);
  });
});

// AIT-04: whom notes speak of reads the letter, where nobody else can (decision B177).
describe('a reader who is spoken of', () => {
  it.each([
    [
      'we havent seen Brian in 6 weeks and his pass still runs',
      /Hi Brian,\n\nWe haven't seen you in 6 weeks,? and your pass still runs\./,
    ],
    ['dougs mower is ready, he can get it till 5', /Hi Doug,\n\nYour mower is ready/],
    [
      'need final sizes from Mrs. Kowalski before we can order her cabinets',
      /Mrs\. Kowalski,\n\nWe need final sizes from you before we can order your cabinets\./,
    ],
    ['camry is done for ms lopez. open till 6', /Hi Ms\. Lopez,\n\n(?:The|Your) Camry is done\b/],
    [
      'Kim hasnt paid november 120. nice reminder',
      /Hi Kim,\n\nWe have not yet received payment for November \$120\./,
    ],
    [
      "Maya Olsen's cat Pickle needs his booster",
      /Hi Maya,\n\nYour cat Pickle needs his booster\./,
    ],
    ['confirm with Beth her pickup saturday 11am', /Hi Beth,\n\nI'd like to confirm your pickup/],
    [
      'Update for Mrs. Delaney about Owen. He passed.',
      /Hi Mrs\. Delaney,\n\nHere is an update about Owen\. He passed\./,
    ],
  ])('%s', (entry, letter) => {
    expect(write(entry)).toMatch(letter);
  });

  it.each([
    'your order is in and Brian says he can load it',
    'our driver Brian was late, he hit traffic',
    'the team at Carlos carries it and he knows',
  ])('is nobody in "%s"', (entry) => {
    expect(write(entry)).not.toMatch(/Hi (?:Brian|Carlo)/);
  });

  it('is asked what a condition asks of a supplier', () => {
    expect(
      write(
        "Our order 55-1093 is late. if you can't ship today cancel it",
        'Follow-Up',
        'Supplier',
      ),
    ).toMatch(/If you can't ship today, (?:please )?cancel it\./);
  });

  it('is the one of a reminder in Spanish', () => {
    expect(
      write('Recordatorio para don Ernesto Salas, factura 318, vence hoy', 'Invoice'),
    ).toContain('Ernesto Salas:');
  });
});

describe('a subject line', () => {
  it.each([
    [
      'ask Mr Kessler to meet about the lease its up march 31',
      'Meeting Request',
      /^Subject: Meeting: the lease\n/,
    ],
    [
      'yes we can do her picnic sept 12. 16 a head. need 30% deposit to hold it',
      'Other',
      /^Subject: (?!A deposit)/,
    ],
    [
      'CSA pickup moves to thursdays 3-6 starting june 5 bc of the market',
      'Other',
      /^Subject: CSA pickup moves to Thursdays 3-6 starting June 5\n/,
    ],
  ])('%s', (entry, type, subject) => {
    expect(write(entry, type)).toMatch(subject);
  });
});
