import { testUser } from '@commons/web-kit/testing/test-render';
import { act } from '@testing-library/react';
import { openSite } from '../testing/open-site';

interface Visit {
  readonly languages: string;
  readonly language?: string;
  readonly chosen?: boolean;
}

/** The requests that store the language, English here, within a second or after the first. */
async function sent({ languages, language, chosen }: Visit): Promise<string[]> {
  document.head.innerHTML = `<meta name="commons-languages" content="${languages}">`;
  if (chosen) document.documentElement.dataset.languageChosen = '';
  const site = await openSite({ user: testUser(language ? { language } : {}) });
  await act(() => site.restored);
  const bodies = () =>
    site.server.arrived
      .filter(({ method, path }) => method === 'PUT' && path === '/api/auth/language')
      .map(({ body }) => body);
  for (let round = 0; round < 20 && bodies().length === 0; round += 1) {
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  }
  site.unmount();
  return bodies();
}

afterEach(() => {
  delete document.documentElement.dataset.languageChosen;
  document.head.innerHTML = '';
  localStorage.clear();
});

it('keeps the language of the first page with the account', async () => {
  expect(await sent({ languages: 'en es' })).toEqual([JSON.stringify({ language: 'en' })]);
});

it('keeps a choice', async () => {
  expect(await sent({ languages: 'en es', language: 'es', chosen: true })).toEqual([
    JSON.stringify({ language: 'en' }),
  ]);
});

it.each<[string, Visit]>([
  ['in a browser that merely prefers another', { languages: 'en es', language: 'es' }],
  ['where it is known', { languages: 'en es', language: 'en', chosen: true }],
  ['in a portal of one language', { languages: 'en' }],
])('sends nothing %s', async (_where, visit) => {
  expect(await sent(visit)).toEqual([]);
});
