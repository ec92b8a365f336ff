import { safeMessage } from './safe-message.js';

it.each([
  ["TypeError: Cannot read properties of undefined (reading 'name')", undefined],
  ["ReferenceError: Can't find variable: jobs", undefined],
  ['Loading chunk job-detail failed', undefined],
  ['Failed for ada.lovelace+work@example.org today', 'Failed for … today'],
  ['ada＠example.org', '…'],
  [
    'Unexpected token J, "Jane Doe is 44" is not valid JSON',
    'Unexpected token J, "…" is not valid JSON',
  ],
  ['Unexpected token J, "Jane Doe', 'Unexpected token J, "…"'],
  ["bad value 'Jane Doe, 12 Elm Street'", "bad value '…'"],
  ['call +1 (423) 555-0100', 'call +# (#) #'],
  ['no job 66b1f0c2a7d3e4f5a6b7c8d9', 'no job #'],
  ['Failed to fetch https://portal.example/reset?token=abcdef', 'Failed to fetch …'],
  ['GET /shared-profile/secrettoken?x=1 failed', 'GET /… failed'],
  ['token eyJhbGciOiJFUzI.eyJzdWIi.sig', 'token #'],
  ['line\nanother\r\n{"level":"fatal"}\u202e', 'line another {"…":"…"}'],
])('%j is logged without personal data', (message, safe = message) => {
  expect(safeMessage(message)).toBe(safe);
});

it('limits the length of any message', () => {
  expect(safeMessage('a '.repeat(500)).length).toBeLessThanOrEqual(200);
  const started = performance.now();
  for (const hostile of [
    "'".repeat(300),
    '"'.repeat(299),
    'a'.repeat(300),
    '//'.repeat(150),
    '@'.repeat(300),
  ])
    expect(safeMessage(hostile).length).toBeLessThanOrEqual(200);
  expect(performance.now() - started).toBeLessThan(200);
});
