import { fitted, isHeic, preparePhoto } from './prepare-photo';

const photo = (name: string, type: string, bytes = 2_000_000) =>
  new File([new Uint8Array(bytes)], name, { type });

/** Fakes a browser that decodes every picture to this size; jsdom has neither bitmaps nor a canvas. */
function browser(width: number, height: number) {
  const drawn: number[][] = [];
  const closed = jest.fn();
  Object.assign(globalThis, {
    createImageBitmap: async () => ({ width, height, close: closed }),
  });
  const context = {
    fillRect: jest.fn(),
    drawImage: (_: unknown, ...at: number[]) => drawn.push(at),
  };
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  jest
    .spyOn(HTMLCanvasElement.prototype, 'toBlob')
    .mockImplementation((done, type = '') => done(new Blob(['small'], { type })));
  return { drawn, closed };
}
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'createImageBitmap');
});

it('shrinks a large photo to what is needed, as JPEG', async () => {
  const { drawn, closed } = browser(4032, 3024);
  const sent = await preparePhoto('gallery', photo('IMG_1.PNG', 'image/png'));
  expect([sent.name, sent.type]).toEqual(['IMG_1.jpg', 'image/jpeg']);
  expect(drawn).toEqual([[0, 0, 1600, 1200]]);
  expect(closed).toHaveBeenCalled();
});

it('keeps the transparency of a logo', async () => {
  browser(2000, 2000);
  const sent = await preparePhoto('logos', photo('logo.png', 'image/png'));
  expect([sent.name, sent.type]).toEqual(['logo.png', 'image/png']);
});

it('sends HEIC as JPEG where the browser opens it', async () => {
  browser(800, 600);
  const sent = await preparePhoto('gallery', photo('IMG_2.HEIC', '', 1000));
  expect([sent.name, sent.type]).toEqual(['IMG_2.jpg', 'image/jpeg']);
});

it('leaves small photos, GIFs and what it cannot open as they are', async () => {
  const { drawn } = browser(800, 600);
  const small = photo('a.jpg', 'image/jpeg', 1000);
  const gif = photo('b.gif', 'image/gif');
  expect(await preparePhoto('gallery', small)).toBe(small);
  expect(await preparePhoto('gallery', gif)).toBe(gif);
  Object.assign(globalThis, { createImageBitmap: () => Promise.reject(new Error('no')) });
  const heic = photo('c.heic', 'image/heic');
  expect(await preparePhoto('gallery', heic)).toBe(heic);
  expect(isHeic(heic)).toBe(true);
  expect(drawn).toEqual([]);
});

it('never enlarges', () => {
  expect(fitted(300, 200, 1600)).toEqual({ width: 300, height: 200 });
  expect(fitted(3000, 6000, 1600)).toEqual({ width: 800, height: 1600 });
});
