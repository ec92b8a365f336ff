import { readFacts } from '../facts.js';
import { addressedIn } from './addressees.js';

const spoken = (...entries: string[]) =>
  readFacts(entries, { isLetter: true }).acts.map(({ kind, text }) => `${kind}: ${text}`);

describe('readers who are called by what they are', () => {
  it.each([
    ['ask our landlord Mr. Szabo to fix the leak', 'ask them to fix the leak', 'Mr. Szabo'],
    ['thank our accountant Ms. Bell for staying late', 'thank them for staying late', 'Ms. Bell'],
    ['tell my landlord we are moving out', 'tell them we are moving out', undefined],
    ['invite our collectors to the opening', 'invite them to the opening', 'collectors'],
    ['ask local businesses to donate prizes', 'ask them to donate prizes', undefined],
    ['announce the new phone policy to staff', 'announce the new phone policy', 'team'],
    ['remind tenant rent was due on the 1st', 'remind them rent was due on the 1st', undefined],
  ])('[AIT-04] reads "%s"', (entry, text, reader) => {
    const read = addressedIn(entry);
    expect(read.text).toBe(text);
    expect(read.people.reader).toBe(reader);
  });

  it.each([
    'ask for Priya',
    'offer a free month',
    'offer appointments on Saturday',
    'tell them Friday is off',
  ])('[AIT-04] takes nobody for a reader in "%s"', (entry) => {
    expect(addressedIn(entry)).toEqual({ text: entry, people: {} });
  });

  it('[AIT-04] says what was bought instead of "it"', () => {
    expect(
      spoken('inform customers who bought the wooden rattle that it is being recalled'),
    ).toEqual(['statement: the wooden rattle you bought is being recalled']);
  });

  it('[AIT-04] tells a bereaved reader what the writer heard, and keeps the dead apart from them', () => {
    expect(
      spoken(
        'send condolences to Mr. Hartmann whose wife Ruth died last week',
        'she came in every Saturday, we will miss her',
      ),
    ).toEqual([
      'apology: to hear that your wife Ruth died last week',
      'statement: she came in every Saturday',
      'statement: we will miss her',
    ]);
  });

  it('[AIT-04] apologizes for what somebody complained of', () => {
    expect(spoken("answer Ron Keller's complaint that we mowed over his flower bed")).toEqual([
      'apology: that we mowed over your flower bed',
    ]);
  });

  it('[AIT-04] tells a patient of their own deed, and a supplier of a customer', () => {
    expect(spoken('patient missed cleaning appointment yesterday at 2')).toEqual([
      'statement: you missed your cleaning appointment yesterday at 2',
    ]);
    expect(addressedIn('customer wants them by Friday', false).text).toBe(
      'customer wants them by Friday',
    );
  });
});
