import { spanishCall } from './call-to-action.js';
import { writeContent } from './content-generator.writer.js';

const input = {
  contentType: 'Facebook Post',
  targetAudience: 'neighbors',
  topicBrief: 'We open a bakery on Main Street. All bread is sourdough.',
  desiredTone: 'friendly',
};

describe('the call to action of a text', () => {
  it.each([
    ['call us before it leaks', 'Call us at 423-555-0190 before it leaks.'],
    ['call Dana for interviews', 'Call Dana at 423-555-0190 for interviews.'],
    ['call the church office', 'Call the church office at 423-555-0190.'],
    ['stop by and say hi', 'Stop by and say hi.'],
    ['call to book your wheel', 'Call to book your wheel at 423-555-0190.'],
  ])('puts the number of the account where it belongs: %s', (callToAction, said) => {
    const { text } = writeContent({ ...input, callToAction }, { phone: '423-555-0190' });
    expect(text).toContain(said);
  });

  it('asks the readers, and does not tell of the writer', () => {
    const { text } = writeContent({ ...input, callToAction: 'Make an appointment' });
    expect(text).toContain('Make an appointment.');
    expect(text).not.toMatch(/We make an appointment|An appointment\? We/);
  });

  it('names the address where people are asked to come, and the number that an entry means', () => {
    const account = { phone: '423-555-0190', streetAddress: '410 Frazier Ave' };
    const post = (topicBrief: string) =>
      writeContent(
        { contentType: 'Facebook Post', targetAudience: 'neighbors', desiredTone: '', topicBrief },
        account,
      ).text;
    expect(post('walk-ins welcome all week')).toContain(
      'Find us at 410 Frazier Ave, or call 423-555-0190.',
    );
    expect(post('free roof checks this week, text photos to our number')).toContain(
      'Text photos to 423-555-0190.',
    );
  });

  it('leaves third persons of a call to action as they are', () => {
    const callToAction = 'call Miss Angie 423-555-0166';
    expect(writeContent({ ...input, callToAction }).text).toContain(
      'Call Miss Angie at 423-555-0166.',
    );
  });
});

// AIT-07: a Spanish infinitive is said to the reader.
describe('a Spanish call', () => {
  it.each([
    ['mandar mensaje al 509-555-0177', 'mande mensaje al 509-555-0177'],
    ['llamar hoy', 'llame hoy'],
    ['llámanos', 'llámanos'],
  ])('%s', (entered, expected) => {
    expect(spanishCall(entered)).toBe(expected);
  });
});
