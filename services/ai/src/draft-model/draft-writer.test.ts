import { DraftWriter } from './draft-writer.js';
import { EntryWords, wordsIn } from './entry-words.js';
import { isSound } from './sound-draft.js';

const writer = DraftWriter.read();

describe('a draft [AIT-04, AIT-07, AIT-14]', () => {
  it('says the notes of an e-mail to its reader', () => {
    const entry =
      'tell mr osei the ramp for unit 12 is done we painted it grey not green because thats what they had, he can use it from tomorrow';
    const draft = writer.write('email', entry);
    expect(draft?.reader).toMatch(/osei/i);
    expect(draft?.subject).toMatch(/ramp/i);
    expect(draft?.text).toMatch(/^The ramp for unit 12 is done\./);
    expect(draft?.text).toMatch(/\bYou can use it from tomorrow\./);
  });

  it.each([
    ['post', 'plant sale sat 9 to noon at the grange, tomatoes 3 bucks, cash only, keep it short'],
    [
      'text',
      'sign for the laundry room: dryer 6 is broken dont put quarters in, see Manny for a refund',
    ],
    ['email', 'let gina know the walk in cooler is 6400 installed, price is good til the 15th'],
  ] as const)('of a %s has all of %s, and nothing else', (tool, entry) => {
    const draft = writer.write(tool, entry);
    expect(draft && isSound(draft, entry, tool)).toBe(true);
    const known = new EntryWords(entry);
    const words = wordsIn([draft?.reader, draft?.subject, draft?.text].join('\n'));
    expect(words.filter((word) => !known.allows(word))).toEqual([]);
  });

  it('is not written of an entry that is too long', () => {
    expect(writer.write('text', 'we close early today. '.repeat(150))).toBeUndefined();
    expect(writer.write('text', 'we close early today. '.repeat(900))).toBeUndefined();
    expect(writer.write('text', `we close at ${'noon'.repeat(900)}`)).toBeUndefined();
  });

  it('is the same each time', () => {
    const entry = 'bakery closed monday for the oven, open tuesday 6 am';
    expect(writer.write('post', entry)).toEqual(writer.write('post', entry));
  });
});
