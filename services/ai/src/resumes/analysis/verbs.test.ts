import { upperFirst } from '@commons/contracts/text/upper-first';
import { weakOpeningOf } from './verbs.js';

const stronger = (text: string) => {
  const weak = weakOpeningOf(text);
  return weak ? upperFirst(text.replace(weak.form, weak.by)) : text;
};

describe('[RES-06] weak openings', () => {
  it.each([
    ['Responsible for 14 residents on nights', 'Cared for 14 residents on nights'],
    ['Responsible for the parts room', 'Managed the parts room'],
    ['Duties included driving clients to town', 'Drove clients to town'],
    ['Helped with the migration to a new till', 'Supported the migration to a new till'],
    ['Worked on the website of the library', 'Contributed to the website of the library'],
  ])('"%s" becomes "%s"', (typed, better) => expect(stronger(typed)).toBe(better));

  it.each(['Helped with meals and baths', 'Worked on brakes and clutches'])(
    '"%s" stays: no other verb is true of it',
    (typed) => expect(stronger(typed)).toBe(typed),
  );
});
