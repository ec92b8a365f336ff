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
    ['Helped with the rollout of new tills', 'Supported the rollout of new tills'],
    ['Responsible for a crew of 6 framers', 'Led a crew of 6 framers'],
    ['Was responsible for the night shift saw line', 'Managed the night shift saw line'],
    ['In charge of warranty paperwork', 'Managed warranty paperwork'],
    ['I was in charge of a crew of six', 'Led a crew of six'],
    ['Responsible for up to $4,000 cash a shift', 'Handled up to $4,000 cash a shift'],
    [
      'Was on the falls committee; falls went down',
      'Served on the falls committee; falls went down',
    ],
    ['My job was to train new hires on the fryer', 'Trained new hires on the fryer'],
    ['Had to keep the log of two coolers', 'Kept the log of two coolers'],
    ['Tasked with teaching 4 classes a week', 'Taught 4 classes a week'],
    ['Worked on the website of the library', 'Contributed to the website of the library'],
  ])('"%s" becomes "%s"', (typed, better) => expect(stronger(typed)).toBe(better));

  it.each([
    ['Responsible for pre-trip inspections', 'Manage pre-trip inspections'],
    ['Responsible for ordering produce', 'Order produce'],
    ['In charge of a crew of 6', 'Lead a crew of 6'],
    ['My duties include driving clients to town', 'Drive clients to town'],
    ['My duties include scheduling for 3 dentists', 'Handle scheduling for 3 dentists'],
    ['Was responsible for the night shift', 'Led the night shift'],
  ])('"%s" becomes "%s" in the job that the person has', (typed, better) => {
    const weak = weakOpeningOf(typed, true);
    expect(weak && upperFirst(typed.replace(weak.form, weak.by))).toBe(better);
  });

  it.each([
    'Helped with meals and baths',
    'Worked on brakes and clutches',
    'Assisted 8 clients weekly with meals',
    'Was responsible to clean rooms and make beds',
  ])('"%s" stays: no other verb is true of it', (typed) => expect(stronger(typed)).toBe(typed));
});
