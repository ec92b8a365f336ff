import type { IncomingMessage } from 'node:http';
import { cacheScope, callOperation } from './call-operation.js';
import { routeKind } from './route-kind.js';

const kindOf = (call: string, headers: IncomingMessage['headers'] = {}) => {
  const [method = '', path = ''] = call.split(' ');
  const request = { method, headers } as IncomingMessage;
  return routeKind(request, { path, query: '', segments: path.slice(1).split('/') } as never);
};

it.each([
  ['POST /auth/login', 'sign-in'],
  ['POST /auth/register', 'sign-in'],
  ['POST /auth/forgot-password', 'sign-in'],
  ['POST /auth/reset-password', 'sign-in'],
  ['POST /auth/resend-verification', 'sign-in'],
  ['POST /auth/verify-email', 'sign-in'],
  ['PUT /auth/password', 'sign-in'],
  ['PUT /auth/email', 'sign-in'],
  ['POST /jobs/import', 'bulk'],
  ['POST /business-directory/import', 'bulk'],
  ['POST /jobs/search', 'search'],
  ['POST /calculators/loan', 'search'],
  ['POST /business-directory/search/summary', 'read'],
  ['GET /jobs/0123456789abcdef01234567', 'read'],
  ['PUT /jobs/0123456789abcdef01234567', 'write'],
  ['POST /auth/logout', 'write'],
  ['POST /ai/email-assistant', 'slow'],
  ['POST /auth/operator/word-moves', 'slow'],
  ['GET /auth/my-data', 'slow'],
  ['POST /unknown/search', 'write'],
])('%s counts as %s', (call, kind) => expect(kindOf(call)).toBe(kind));

it('takes an upload by its type, and a stream by what it accepts', () => {
  expect(kindOf('POST /jobs/1/apply', { 'content-type': 'multipart/form-data; x' })).toBe('upload');
  expect(kindOf('GET /applications/events', { accept: 'text/event-stream' })).toBe('slow');
});

it('does not take a declared search for a write because of its headers', () => {
  const stream = { accept: 'text/event-stream' };
  expect(kindOf('POST /jobs/search', stream)).toBe('search');
  expect(kindOf('POST /jobs/search/summary', stream)).toBe('read');
  expect(kindOf('POST /jobs/search', { 'content-type': 'multipart/form-data; x' })).toBe('search');
});

it('finds the operation of a call, an exact path before one with parameters', () => {
  expect(callOperation('GET', '/jobs/0123456789abcdef01234567')?.name).toBe('GET /jobs/{id}');
  expect(callOperation('GET', '/jobs/suggestions')?.name).toBe('GET /jobs/suggestions');
  expect(callOperation('DELETE', '/nothing')).toBeUndefined();
});

it('knows no operation that only services may call', () => {
  expect(callOperation('GET', '/internal/users/1')).toBeUndefined();
});

it.each([
  ['POST /jobs/search', 'everybody'],
  ['POST /jobs/search/summary', 'everybody'],
  ['POST /business-directory/search', 'everybody'],
  ['POST /business-directory/search/summary', 'everybody'],
  ['GET /jobs/0123456789abcdef01234567', 'visitor'],
  ['GET /jobs/1', undefined],
  ['GET /jobs/suggestions', undefined],
  ['POST /calculators/loan', undefined],
])('%s may be cached for %s', (call, scope) => {
  const [method = '', path = ''] = call.split(' ');
  expect(cacheScope(method, path)).toBe(scope);
});
