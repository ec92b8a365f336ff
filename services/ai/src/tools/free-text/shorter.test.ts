import { shorterText, summary } from './shorter.js';

describe('a text that is to be shorter', () => {
  it('[AIT-14] says the same in fewer words', () => {
    expect(
      shorterText(
        'Make this paragraph shorter: Please be advised that we are a bakery that has been located in Benton since 1974. We bake all of our breads every single morning using flour that is milled in Arkansas.',
      ),
    ).toBe(
      'We are a bakery in Benton since 1974. We bake all our breads every morning using flour milled in Arkansas.',
    );
  });

  it('[AIT-14] keeps its lines', () => {
    expect(shorterText('Shorten this: we are open in order to help. ask Dr. Lee.\n- at 9')).toBe(
      'We are open to help. Ask Dr. Lee.\n- at 9',
    );
  });

  it('[AIT-14] is asked for by the order alone', () => {
    expect(shorterText('Make this sign shorter than the last one')).toBeUndefined();
    expect(shorterText('We make shorter tables.')).toBeUndefined();
  });
});

describe('the summary of a text', () => {
  it('[AIT-14] has whole sentences, whatever short forms are in them', () => {
    expect(
      summary(
        'Summarize this: On Monday Dr. Lee saw 40 patients. It rained. The rest come by Nov. 3 at the latest. Call Mrs. Hale.',
      ),
    ).toBe(
      '- On Monday Dr. Lee saw 40 patients.\n- The rest come by Nov. 3 at the latest.\n- Call Mrs. Hale.',
    );
  });
});
