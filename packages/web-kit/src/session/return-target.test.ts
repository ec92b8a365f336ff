import { isOwnPath, landingAfterSignIn, returnState } from './return-target.js';

const employer = { account_type: 'employer' } as const;
const seeker = { account_type: 'job_seeker' } as const;
const own = '/employer-dashboard?tab=applications&application=7#letter';

describe('the page after a sign-in', () => {
  it('is exactly the previous address', () => {
    expect(landingAfterSignIn(employer, { returnTo: own })).toBe(own);
    expect(landingAfterSignIn(seeker, { returnTo: '/jobs/7?apply' })).toBe('/jobs/7?apply');
    history.replaceState(null, '', own);
    expect(returnState(location)).toEqual({ returnTo: own });
  });

  it.each([null, undefined, {}, { returnTo: 7 }, 'x'])(
    '[AUT-12] is the dashboard without a previous address (%j)',
    (state) => {
      expect(landingAfterSignIn(employer, state)).toBe('/employer-dashboard');
      expect(landingAfterSignIn(seeker, state)).toBe('/job-seeker-dashboard');
    },
  );

  it('is never a page that the guard refuses, nor a sign-in page', () => {
    const operator = { ...employer, operator: true };
    expect(landingAfterSignIn(operator, { returnTo: '/operator' })).toBe('/operator');
    expect(landingAfterSignIn(employer, { returnTo: '/operator' })).toBe('/employer-dashboard');
    expect(landingAfterSignIn(seeker, { returnTo: own })).toBe('/job-seeker-dashboard');
    expect(landingAfterSignIn(employer, { returnTo: '/register?x' })).toBe('/employer-dashboard');
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/%2Fevil.example',
    '/%5Cevil.example',
    '%2F%2Fevil.example',
    '/\t/evil.example',
    '/%09/evil.example',
    '/jobs\\..\\x',
    '/%',
    'https://evil.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    'evil.example',
    '',
  ])('does not accept %j as a path of this site', (text) => {
    expect(isOwnPath(text)).toBe(false);
    expect(landingAfterSignIn(employer, { returnTo: text })).toBe('/employer-dashboard');
  });

  it('accepts addresses with spaces and special characters', () => {
    expect(isOwnPath('/jobs?search=a%20%26%20b&location=St.%20Paul')).toBe(true);
  });
});
