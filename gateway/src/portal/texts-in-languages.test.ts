import { shellPage, startTestPortal, type TestPortal } from '../testing/test-portal.js';

let portal: TestPortal;
let version = 0;
beforeAll(async () => {
  portal = await startTestPortal({ LANGUAGES: 'es,en', SITE_PLACE: 'Truchas, NM' });
  const spanishPage = shellPage.replace('lang="en"', 'lang="es"');
  portal.shell.handle = ({ url = '' }, response) =>
    response.end(url === '/index.es.html' ? spanishPage : shellPage);
});
afterAll(() => portal?.close());

async function save(saved: object): Promise<void> {
  version += 1;
  const key = `${portal.gateway.env.REDIS_PREFIX}:portal-settings`;
  await portal.gateway.redis().set(key, JSON.stringify({ version, saved }));
}

const page = (language: string, has: string) =>
  portal.until(`/pages/acequia?lang=${language}`, ({ text }) => text.includes(has));

const answer = async (path: string) => JSON.parse((await portal.raw(`/api${path}`)).text);

const acequia = {
  ...{ address: 'acequia', title: 'La acequia', text: 'Riega en {town}.', in_footer: true },
};

it('gives readers of each language the texts that are written for them', async () => {
  await save({
    texts: { mission: 'Somos vecinos.', footer: 'Hecho aquí.' },
    translated_texts: { en: { mission: 'We are neighbors.', footer: 'Made here.', hero: '# Hi' } },
    pages: [{ ...acequia, translated: { en: { title: 'The ditch', text: 'Water in {town}.' } } }],
  });
  const spanish = (await page('es', 'Hecho aquí.')).text;
  expect(spanish).toContain('<meta name="commons-pages" content="acequia La acequia">');
  expect(spanish).toContain('<meta name="commons-texts" content="mission">');
  expect(spanish).toContain('<meta name="description" content="Riega en Truchas.">');
  const english = (await page('en', 'Made here.')).text;
  expect(english).toContain('<meta name="commons-pages" content="acequia The ditch">');
  expect(english).toContain('<meta name="commons-texts" content="hero mission">');
  expect(english).toMatch(/<title>The ditch · /);
  expect(english).toContain('<meta name="description" content="Water in Truchas.">');
  expect(spanish + english).not.toContain('commons-footer-language');
  expect(await answer('/portal-texts/mission')).toEqual({ text: 'Somos vecinos.' });
  expect(await answer('/portal-texts/mission?language=en')).toEqual({ text: 'We are neighbors.' });
  expect((await portal.raw('/api/portal-texts/hero?language=es')).status).toBe(404);
  expect(await answer('/portal-pages/acequia?language=en')).toEqual({
    ...{ title: 'The ditch', text: 'Water in {town}.' },
  });
});

it('gives them the text in its first language otherwise, and names that language', async () => {
  await save({ texts: { mission: 'Solo así.', footer: 'Pie.' }, pages: [acequia] });
  const english = (await page('en', 'content="Pie."')).text;
  expect(english).toContain('<meta name="commons-footer-language" content="es">');
  expect(english).toContain('<meta name="commons-texts" content="mission">');
  expect((await page('es', 'content="Pie."')).text).not.toContain('commons-footer-language');
  const own = { text: 'Solo así.', language: 'es' };
  expect(await answer('/portal-texts/mission?language=en')).toEqual(own);
  expect(await answer('/portal-texts/mission?language=es')).toEqual({ text: 'Solo así.' });
  expect(await answer('/portal-pages/acequia?language=en')).toMatchObject({
    ...{ title: 'La acequia', language: 'es' },
  });
});
