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
