import { inThirdPerson, namedOnce } from './third-person.js';

// AIT-07: a press release names its business once in a row.
describe('the business of a press release', () => {
  it('is named once where two sentences begin with it', () => {
    expect(namedOnce('Yarn Barn turns 25. Yarn Barn has cake. Pam bakes.', 'Yarn Barn')).toBe(
      'Yarn Barn turns 25. It has cake. Pam bakes.',
    );
    expect(namedOnce('Pam bakes. Yarn Barn has cake.', 'Yarn Barn')).toBe(
      'Pam bakes. Yarn Barn has cake.',
    );
  });

  it('is not named again behind its location', () => {
    expect(inThirdPerson('We open a second location of Yarn Barn in Bend', 'Yarn Barn')).toBe(
      'Yarn Barn opens a second location in Bend',
    );
  });
});
