import { readableBusiness, readableName, withReadableNames } from './readable-name.js';

it.each([
  ["HAGGAN'S DO-ALL CENTER LLC", "Haggan's Do-All Center LLC"],
  ["CHICO'S #1246", "Chico's #1246"],
  ['LAWSON & COMPANY GRAPHICS & PRINTING', 'Lawson & Company Graphics & Printing'],
  ["THE O'NEEL CLINIC", "The O'Neel Clinic"],
  ['MCFARLAND OPTICAL INC', 'McFarland Optical Inc'],
  ['MACHINE CREATORS LLC', 'Machine Creators LLC'],
  ['R C ENTERPRISES', 'R C Enterprises'],
  ['R.M. DUNCAN SECURITIES INC', 'R.M. Duncan Securities Inc'],
  ['AJ CORNER STORE & MORE', 'AJ Corner Store & More'],
  ['DEPT OF HEALTH/MENTAL HYGIENE', 'Dept of Health/Mental Hygiene'],
  ['PUBLIC ADMINISTRATOR-NEW YORK', 'Public Administrator-New York'],
  ['NYC HOUSING AUTHORITY', 'NYC Housing Authority'],
  ['3RD STREET BBQ', '3rd Street BBQ'],
  ['WHOLE HOG CAF\ufffd WEST', 'Whole Hog Café West'],
  ['CAF\u00c3\u0089 BOSSA NOVA', 'Café Bossa Nova'],
])('writes %s as %s', (given, readable) => {
  expect(readableName(given)).toBe(readable);
});

it.each(['CVS', 'eBay Shop', 'Café Bossa Nova', 'Õllepruul', 'BMW', '24/7', ''])(
  'leaves "%s" as it is',
  (name) => {
    expect(readableName(name)).toBe(name);
  },
);

it('leaves names typed here unchanged', () => {
  const own: { business_name: string; external?: boolean } = { business_name: 'LOUD RECORDS' };
  expect(withReadableNames(own, ['business_name'])).toBe(own);
  expect(withReadableNames({ ...own, external: true }, ['business_name']).business_name).toBe(
    'Loud Records',
  );
});

const register = (place: object) =>
  readableBusiness({ external: true, business_name: 'SMITH JOHN DBA THE BARN', ...place });

it('formats the place of an imported business, with the state in capitals', () => {
  const location_info = { city: 'LITTLE ROCK', state: 'AL', street_address: '12 MAIN ST' };
  expect(register({ location: 'LITTLE ROCK, AL', location_info })).toMatchObject({
    business_name: 'Smith John DBA the Barn',
    location: 'Little Rock, AL',
    location_info: { city: 'Little Rock', state: 'AL', street_address: '12 Main St' },
  });
  expect(
    register({ location: 'LITTLE ROCK', location_info: { city: 'LITTLE ROCK' } }),
  ).toMatchObject({ location: 'Little Rock' });
  expect(register({ location: 'LITTLE ROCK' })).toMatchObject({ location: 'Little Rock' });
});
