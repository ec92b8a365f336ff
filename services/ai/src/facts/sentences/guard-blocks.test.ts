import { guardedBlocks } from './guard-blocks.js';

const guard = (...blocks: string[]) =>
  guardedBlocks(blocks, { subject: 'we', entered: 'offer the line cook job' }).blocks;

describe('the guard of a text', () => {
  it.each([
    [
      'parts what runs on and completes its parts',
      'We need half down that is $3,400 before we order.',
      'We need half down, which is $3,400, before we order.',
    ],
    [
      'gives a fragment its verb',
      'It takes 2 weeks to get it. One day to put in, 10-year warranty on parts.',
      'It takes 2 weeks to get it. It takes one day to put in. There is a 10-year warranty on parts.',
    ],
    [
      'writes articles, hours and names',
      "Groomer is out sick tomorrow so bella's 10am bath has to move.",
      "Our groomer is out sick tomorrow so Bella's 10 am bath has to move.",
    ],
    [
      'ends a question where it ends',
      "Could you let me know if I can have December 18 off my son's graduation is at 1?",
      "Could you let me know if I can have December 18 off? My son's graduation is at 1.",
    ],
    [
      'asks for what the reader has to do',
      'Bring two forms of id and non slip shoes.',
      'Please bring two forms of ID and non-slip shoes.',
    ],
    [
      'says what a price is for',
      '$40 delivery or pick up by Saturday. $95 to come look. $1180 total already paid half.',
      'Delivery is $40, or you can pick it up by Saturday. It is $95 to come look. The total is $1180, and half is already paid.',
    ],
    [
      'completes short notes',
      'Haul off included. No receipt needed. Same coach.',
      'Haul-off is included. No receipt is needed. The coach stays the same.',
    ],
    [
      'parts an order from the sentence before it',
      'You start Monday, December 7 at 3 pm bring two forms of ID.',
      'You start Monday, December 7, at 3 pm. Please bring two forms of ID.',
    ],
    [
      'leaves a clause with its head',
      "I'm sorry that the green velvet you picked is back ordered until February 10.",
      "I'm sorry that the green velvet you picked is back ordered until February 10.",
    ],
    [
      'leaves whole sentences alone',
      'The bags that you sent last week were torn. Can you send new ones?',
      'The bags that you sent last week were torn. Can you send new ones?',
    ],
  ])('%s', (_, entered, sent) => {
    expect(guard(entered)).toEqual([sent]);
  });

  it('lists what makes no sentence, each note once and in its order', () => {
    expect(
      guardedBlocks(['The new shop opens in May. Leaves hauled off. Old gutters over the porch.'], {
        subject: 'we',
        entered: '',
      }),
    ).toEqual({
      blocks: [
        'The new shop opens in May.',
        'Here are the details:\n- Leaves hauled off\n- Old gutters over the porch',
      ],
      items: ['Leaves hauled off', 'Old gutters over the porch'],
    });
  });
});
