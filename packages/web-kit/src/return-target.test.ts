import { isOwnPath, landingAfterSignIn, returnState } from './return-target.js';

const employer = { account_type: 'employer' } as const;
const seeker = { account_type: 'job_seeker' } as const;
const own = '/employer-dashboard?tab=applications&application=7#letter';

describe('landing after a sign-in', () => {
  it('leads back to the very address', () => {
    expect(landingAfterSignIn(employer, { returnTo: own })).toBe(own);
    expect(landingAfterSignIn(seeker, { returnTo: '/jobs/7?apply' })).toBe('/jobs/7?apply');
    history.replaceState(null, '', own);
    expect(returnState(location)).toEqual({ returnTo: own });
  });

  it.each([null, undefined, {}, { returnTo: 7 }, 'x'])(
    '[AUT-12] leads to the dashboard when there is nothing to go back to (%j)',
    (state) => {
      expect(landingAfterSignIn(employer, state)).toBe('/employer-dashboard');
      expect(landingAfterSignIn(seeker, state)).toBe('/job-seeker-dashboard');
    },
  );

  it('never returns to a page that the guard refuses, nor to a sign-in page', () => {
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
  ])('takes %j for no path of this site', (text) => {
    expect(isOwnPath(text)).toBe(false);
    expect(landingAfterSignIn(employer, { returnTo: text })).toBe('/employer-dashboard');
  });

  it('takes addresses with spaces and signs for its own', () => {
    expect(isOwnPath('/jobs?search=a%20%26%20b&location=St.%20Paul')).toBe(true);
  });
});
