import { ApiError, type ApiErrorFacts, errorMessage } from './api-error.js';

const answered = (status: number, detail?: ApiError['detail'], statusText = '') =>
  new ApiError({ failure: 'http', status, statusText, ...(detail !== undefined && { detail }) });

const refused = (loc: (string | number)[], msg = 'is wrong') => ({ loc, msg, type: 'value_error' });

describe('errorMessage', () => {
  it('[ERR-01] shows a detail list as "field path: message", first segment dropped, joined by commas', () => {
    expect(errorMessage(answered(422, [refused(['body', 'email'], 'Field required')]))).toBe(
      'email: Field required',
    );
    expect(
      errorMessage(
        answered(422, [
          refused(['body', 'contact_info', 'email'], 'is not an address'),
          refused(['body', 'rows', 0, 'title'], 'is too long'),
        ]),
      ),
    ).toBe('contact_info.email: is not an address, rows.0.title: is too long');
  });

  it('[ERR-01] calls the field "field" when the path has nothing behind its first segment', () => {
    expect(errorMessage(answered(422, [refused(['body']), refused([])]))).toBe(
      'field: is wrong, field: is wrong',
    );
  });

  it('[ERR-02] shows a detail string, whatever the status', () => {
    expect(errorMessage(answered(409, 'You have already applied for this job.'))).toBe(
      'You have already applied for this job.',
    );
    expect(errorMessage(answered(500, 'Out of paper'))).toBe('Out of paper');
  });

  it('[ERR-03] distinguishes a lost connection from a time-out', () => {
    expect(errorMessage(new ApiError({ failure: 'network' }))).toBe(
      'Network error. Please check your internet connection.',
    );
    expect(errorMessage(new ApiError({ failure: 'timeout' }))).toBe(
      'Request timeout. Please try again.',
    );
  });

  it.each([
    [400, 'Bad request. Please check your input.'],
    [401, 'Unauthorized. Please log in again.'],
    [403, 'Forbidden. You do not have permission to perform this action.'],
    [404, 'Not found. The requested resource could not be found.'],
  ])('[ERR-04] has a text for status %i without a detail', (status, text) => {
    expect(errorMessage(answered(status))).toBe(text);
    expect(errorMessage(answered(status, []))).toBe(text);
  });

  it.each([
    [429, 'Too many requests. Please wait a moment and try again.'],
    [500, 'Server error. Please try again later.'],
    [503, 'Service temporarily unavailable. Please try again later.'],
  ])('[ERR-05] has a text for status %i without a detail', (status, text) => {
    expect(errorMessage(answered(status))).toBe(text);
  });

  it('[ERR-05] names any other status with its text', () => {
    expect(errorMessage(answered(418, undefined, "I'm a Teapot"))).toBe("HTTP 418: I'm a Teapot");
  });

  it("[ERR-06] falls back to the caller's text, else to 'An error occurred'", () => {
    expect(errorMessage(new TypeError('x is undefined'), 'Failed to save')).toBe('Failed to save');
    expect(errorMessage(new ApiError({ failure: 'cancelled' }))).toBe('An error occurred');
    expect(errorMessage('strange')).toBe('An error occurred');
  });

  it('knows an error of another front end, which has its own copy of the class', () => {
    class ForeignError extends Error {
      override name = 'ApiError';
      failure = 'http';
      status = 404;
      statusText = '';
      detail = 'Job not found';
    }
    expect(errorMessage(new ForeignError())).toBe('Job not found');
  });
});

const thrice = (text: string) => [text, text, text] as const;

describe('the order of the steps', () => {
  const networkText = 'Network error. Please check your internet connection.';
  const timeoutText = 'Request timeout. Please try again.';
  const list = [refused(['body', 'email'], 'is taken')];
  const own = 'Login failed. Please check your credentials.';
  const two = { network: 'No connection here.', status: 'No luck here.' };

  // What is known of the failure, then its text: without a text of the screen, with one, with one for two steps.
  it.each<[string, ApiErrorFacts, string, string, string]>([
    ['no connection', { failure: 'network' }, networkText, networkText, two.network],
    ['30 s of silence', { failure: 'timeout' }, timeoutText, timeoutText, timeoutText],
    ['taken back', { failure: 'cancelled' }, 'An error occurred', own, two.network],
    ...([400, 401, 403, 404, 429, 500, 503, 502] as const).flatMap(
      (status): [string, ApiErrorFacts, string, string, string][] => {
        const facts = { failure: 'http', status, statusText: 'Bad Gateway' } as const;
        const texts = [errorMessage(new ApiError(facts)), own, two.status] as const;
        return [
          [`${status} with a list`, { ...facts, detail: list }, ...thrice('email: is taken')],
          [`${status} with a text`, { ...facts, detail: 'Taken.' }, ...thrice('Taken.')],
          [`${status} with an empty list`, { ...facts, detail: [] }, ...texts],
          [`${status} with an empty text`, { ...facts, detail: '' }, ...texts],
          [`${status} alone`, facts, ...texts],
        ];
      },
    ),
    // A detail always wins.
    ['a text without a connection', { failure: 'network', detail: 'Taken.' }, ...thrice('Taken.')],
    ['a list after a time-out', { failure: 'timeout', detail: list }, ...thrice('email: is taken')],
  ])('[ERR-03] [ERR-06] %s', (_, facts, alone, withOwn, withTwo) => {
    const error = new ApiError(facts);
    expect(errorMessage(error)).toBe(alone);
    expect(errorMessage(error, own)).toBe(withOwn);
    expect(errorMessage(error, two)).toBe(withTwo);
  });
});
