import { readRequest } from '../facts/requests/read-request.js';
import type { RequestTool } from '../facts/typed-words/request-tool.js';
import { DraftWriter } from './draft-writer.js';
import { EntryWords, wordsIn } from './entry-words.js';
import { isSound } from './sound-draft.js';

const writer = DraftWriter.read();
const drafted = (tool: RequestTool, entry: string) => writer.drafts(tool, entry).next().value;
const words = (draft: ReturnType<typeof drafted>) =>
  wordsIn([draft?.reader, draft?.subject, draft?.text].join('\n'));

describe('a draft [AIT-04, AIT-07, AIT-14]', () => {
  it('says the notes of an e-mail to its reader', () => {
    const entry =
      'tell mr osei the ramp for unit 12 is done we painted it grey not green because thats what they had, he can use it from tomorrow';
    const draft = drafted('email', entry);
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
    const draft = drafted(tool, entry);
    const request = readRequest(entry, tool);
    expect(draft && isSound(draft, { tool, entry, request })).toBe(true);
    const known = new EntryWords(entry);
    expect(words(draft).filter((word) => !known.allows(word))).toEqual([]);
  });

  it('is not written of an entry that is too long', () => {
    expect(drafted('text', 'we close early today. '.repeat(150))).toBeUndefined();
    expect(drafted('text', 'we close early today. '.repeat(900))).toBeUndefined();
    expect(drafted('text', `we close at ${'noon'.repeat(900)}`)).toBeUndefined();
  });

  it('is the same each time', () => {
    const entry = 'bakery closed monday for the oven, open tuesday 6 am';
    expect(drafted('post', entry)).toEqual(drafted('post', entry));
  });

  it('is followed by others, which say as little that was not entered', () => {
    const entry = 'choir sings at st marks sunday at 4, free, bring a can for the pantry';
    const [likeliest, ...others] = writer.drafts('post', entry);
    expect(others.length).toBeGreaterThan(0);
    const known = new EntryWords(entry);
    for (const other of others) {
      expect(other.text).not.toBe(likeliest?.text);
      expect(words(other).filter((word) => !known.allows(word))).toEqual([]);
    }
  });
});
