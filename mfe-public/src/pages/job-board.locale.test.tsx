import { jobSample } from '@commons/web-kit/testing/job-sample';
import { screen, widenScreen, withTotal } from '@commons/web-kit/testing/test-render';
import { openBoard as open } from '../testing/open-board';

beforeAll(widenScreen);

/** Simulates a German browser, whose 41.000 an English reader takes for forty-one. */
beforeEach(() => {
  const real = Number.prototype.toLocaleString;
  jest.spyOn(Number.prototype, 'toLocaleString').mockImplementation(function (
    this: number,
    locale = 'de-DE',
    options,
  ) {
    return real.call(this, locale, options);
  });
});
afterEach(() => jest.restoreAllMocks());

it('formats pay and numbers in the language of the page, not of the browser', async () => {
  const job = jobSample('1', { salary_range: undefined, salary_min: 41_000, salary_max: 52_000 });
  open(() => withTotal([job], '1000+'));
  expect(await screen.findByText('Found 1,000+ jobs')).toBeVisible();
  expect(screen.getByText('$41,000 - $52,000')).toBeVisible();
});
