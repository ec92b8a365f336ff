import { one, person } from '../../testing/fit-comparison.js';
import { fitOf } from './fit-of.js';

it.each([
  ['Bachelor’s degree in nursing', 'BSN, Wright State University, 2015', 'found'],
  ['Bachelor’s degree', 'Master of Education, 2012', 'found'],
  ['Bachelor’s degree', 'Associate Degree in Business, 2012', 'partly'],
  ['High school diploma or GED', 'B.A. in Mathematics', 'found'],
  ['High school diploma or GED', 'Painted houses', 'not_found'],
  ['Associate or bachelor’s degree', 'Associate of Applied Science', 'found'],
])('compares education: %j with %j is %s', (requirement, line, state) => {
  expect(one(requirement, [], [line])?.state).toBe(state);
});

it('says why a degree in another subject, or a school without one, is asked about', () => {
  expect(one('BSN', ['BA Psychology, UT Chattanooga, 2020'])?.note).toBe(
    'You name a bachelor’s degree, in another subject than the posting. If it is close, say in one sentence why.',
  );
  expect(one('High school diploma', ['Tennessee Technology Center, 2010'])?.note).toBe(
    'You name a school, but no diploma or degree. If you finished, name it.',
  );
});

it('names a degree in the language of the page', () => {
  const posting = { required_qualifications: 'Maestría' };
  const { must } = fitOf(posting, person(['Licenciatura en Historia, UNAM, 2015']), 'es');
  expect(must[0]?.note).toMatch(/^Usted nombra una licenciatura\. /);
});
