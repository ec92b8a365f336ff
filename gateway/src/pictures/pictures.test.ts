import sharp from 'sharp';
import { startTestPortal, type TestPortal } from '../testing/test-portal.js';
import { json } from '../testing/test-upstream.js';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal({ LANGUAGES: 'en,es' });
});
afterAll(() => portal?.close());
beforeEach(() => portal.reset());

const card = {
  subject: 'business',
  title: 'Millstone Bakery',
  line: 'Food & Restaurants',
  category: 'Food & Restaurants',
  facts: ['Chattanooga, TN'],
  stars: { average: 4.4, words: '12 reviews' },
};

/** Heads are cached by path, so each test uses its own. */
let last = 0;
function businessWith(over: object, headers = {}) {
  last += 1;
  const canonical_path = `/business-directory/${last}`;
  const head = { title: 'Millstone & Sons', description: 'Bread.', canonical_path };
  portal.directory.handle = (request, response) => {
    if (request.url?.startsWith('/uploads/')) return response.writeHead(404).end();
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, String(value));
    return json({ ...head, card: { ...card, ...over } })(request, response);
  };
  return canonical_path;
}

/** The address of the picture, as the page names it. */
async function addressOf(path: string): Promise<string> {
  const { text } = await portal.until(path, (answer) => answer.text.includes('og:image:width'));
  const [, address = ''] = /og:image" content="https:\/\/commons\.example([^"]+)"/.exec(text) ?? [];
  return address.replaceAll('&amp;', '&');
}

async function pictureAt(address: string) {
  const answer = await fetch(portal.gateway.url + address, { redirect: 'manual' });
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
}

it('is named by its page, with its size', async () => {
  const path = businessWith({});
  const address = await addressOf(path);
  expect(address).toMatch(new RegExp(`^/pictures${path}\\.png\\?v=[0-9a-f]{12}$`));
  const { text } = await portal.raw(path);
  expect(text).toContain('<meta property="og:image:width" content="1200">');
  expect(text).toContain('<meta property="og:image:alt" content="Millstone &amp; Sons">');
  expect(text).toContain('<meta name="twitter:card" content="summary_large_image">');
  expect(await addressOf(`${path}?lang=es`)).toBe(`${address}&lang=es`);
});

it('has the size that networks expect, and is cacheable until the page changes', async () => {
  const address = await addressOf(businessWith({}));
  const { answer, bytes } = await pictureAt(address);
  expect(answer.headers.get('content-type')).toBe('image/png');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=604800');
  expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  const other = await addressOf(businessWith({ title: 'Millstone Bakery & Café' }));
  expect(other.split('?')[1]).not.toBe(address.split('?')[1]);
  expect((await pictureAt(other)).bytes.equals(bytes)).toBe(false);
  const outdated = await pictureAt(address.replace(/v=.*/, 'v=000000000000'));
  expect(outdated.answer.headers.get('cache-control')).toBe('public, max-age=60');
});

it('shows the logo from directory, and is drawn without one that is unavailable', async () => {
  const logo = await sharp({
    create: { width: 200, height: 200, channels: 3, background: '#ff0000' },
  })
    .webp()
    .toBuffer();
  const path = businessWith({ logo_path: '/uploads/logos/red.webp' });
  const without = await pictureAt(await addressOf(path));
  expect(without.answer.status).toBe(200);
  const again = businessWith({ logo_path: '/uploads/logos/red.webp', facts: ['Elsewhere'] });
  const heads = portal.directory.handle;
  portal.directory.handle = (request, response) =>
    request.url === '/uploads/logos/red.webp'
      ? response.setHeader('content-type', 'image/webp').end(logo)
      : heads(request, response);
  const { bytes } = await pictureAt(await addressOf(again));
  /** Colour at the centre of the disc. */
  const colourOf = async (png: Buffer) => [
    ...(await sharp(png)
      .removeAlpha()
      .extract({ left: 1000, top: 263, width: 1, height: 1 })
      .raw()
      .toBuffer()),
  ];
  const [red = 0, green = 255] = await colourOf(bytes);
  expect(red).toBeGreaterThan(240);
  expect(green).toBeLessThan(20);
  expect((await colourOf(without.bytes))[1]).toBeGreaterThan(100);
});

it('is not cacheable for a page that may be withdrawn at any time', async () => {
  const path = businessWith({ title: 'Sam' }, { 'cache-control': 'no-store' });
  const address = await addressOf(path);
  expect((await pictureAt(address)).answer.headers.get('cache-control')).toBe('no-store');
  portal.directory.handle = (_request, response) => response.writeHead(404).end('{}');
  expect((await pictureAt(address)).answer.status).toBe(404);
});

it("is the portal's for a name that no font can draw", async () => {
  const { answer } = await pictureAt(await addressOf(businessWith({ title: '🍕🍕' })));
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/assets/icon-512.png']);
});

it.each([
  '/pictures/jobs.png',
  '/pictures/nowhere/at/all.png',
  '/pictures/business-directory/1',
  '/pictures/.png',
])('%s is not found', async (address) => {
  expect((await pictureAt(address)).answer.status).toBe(404);
});
