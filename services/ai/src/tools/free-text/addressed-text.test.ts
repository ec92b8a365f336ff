import { addressedText } from './addressed-text.js';
import { writeFreeText } from './free-text.writer.js';

const account = { name: 'Omar Bell', company: 'Bell Street Deli' };
const written = (prompt: string, topic = '') =>
  writeFreeText({ prompt, topic }, new Date('2026-11-25'), account).text;

describe('a text to a reader that its first words name', () => {
  it.each([
    ['text to Ana we have to move', 'Ana', 'we have to move'],
    ['notice to our members pool closed today', 'members', 'the pool is closed today'],
    ['letter to the food bank we can bring bread', 'food bank team', 'we can bring bread'],
    ['message to mr ruiz your truck is done', 'Mr. Ruiz', 'your truck is done'],
    ['text to customer: your order is here', undefined, 'your order is here'],
    ['text to members in the 6am class, coach is sick', 'members', 'coach is sick'],
    ['text to guests of tonight, road is closed on Main', 'guests', 'road is closed on Main'],
    ['notice to tenants about parking: use lot B', 'tenants', 'use lot B'],
  ])('%s', (prompt, reader, rest) => {
    const found = addressedText(prompt);
    expect([found?.reader, found?.rest]).toEqual([reader, rest]);
  });

  it.each(['ideas for members we could invite', 'how do I write a note to customers?'])(
    'is not read into %s',
    (prompt) => expect(addressedText(prompt)).toBeUndefined(),
  );

  it('greets the reader and says the rest in whole sentences', () => {
    expect(
      written('text to Ana we have to move your fitting from 3 to 5 today. which is better'),
    ).toBe(
      'Hi Ana,\n\nWe have to move your fitting from 3 to 5 today. Which is better?\n\nBell Street Deli',
    );
    expect(
      written(
        'message to mr ruiz your truck is done, 412 total, we are open till 6',
        'text message',
      ),
    ).toMatch(/^Hi Mr\. Ruiz,\n\nYour truck is done.*\$412.*\. We are open till 6\./);
  });

  it('does not repeat the remark of a review', () => {
    const reply = written('reply to a 3 star review from Lena she says good work but a long wait');
    expect(reply).toContain('Hello Lena,');
    expect(reply).not.toContain('ood work');
  });
});
