import { textBlocks } from './plain-text';

describe('blocks of a text', () => {
  it('are paragraphs with their lines, and lists', () => {
    expect(textBlocks('One\ntwo\n\nThree\n- a\n• b\n\n\n* c\nend')).toEqual([
      { kind: 'paragraph', text: 'One\ntwo' },
      { kind: 'paragraph', text: 'Three' },
      { kind: 'list', items: ['a', 'b'] },
      { kind: 'list', items: ['c'] },
      { kind: 'paragraph', text: 'end' },
    ]);
  });

  it('leave hyphens inside words and negative numbers alone', () => {
    expect(textBlocks('-5 degrees\nfull-time')).toEqual([
      { kind: 'paragraph', text: '-5 degrees\nfull-time' },
    ]);
  });
});
