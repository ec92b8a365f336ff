import { copyText } from './copy-text';

class FakeItem {
  constructor(readonly parts: Record<string, Promise<Blob>>) {}
}

const write = jest.fn(async ([item]: FakeItem[]) => void (await item?.parts['text/plain']));
const writeText = jest.fn(async () => undefined);

beforeEach(() => {
  Object.assign(navigator, { clipboard: { write, writeText } });
  Object.assign(globalThis, { ClipboardItem: FakeItem });
  jest.clearAllMocks();
});
afterAll(() => Reflect.deleteProperty(globalThis, 'ClipboardItem'));

it('asks for the clipboard before a fetched text has arrived, as Safari requires', async () => {
  let arrive = (_text: string) => {};
  const copying = copyText(new Promise<string>((resolve) => (arrive = resolve)));
  expect(write).toHaveBeenCalledTimes(1);
  arrive('Ada Quill, baker');
  await copying;
  const [[[item] = []] = []] = write.mock.calls;
  expect(await (await item?.parts['text/plain'])?.size).toBe('Ada Quill, baker'.length);
});

it('says why a text could not be fetched', async () => {
  await expect(copyText(Promise.reject(new Error('404')))).rejects.toThrow('404');
});

it('waits for the text where the browser takes no promises', async () => {
  Reflect.deleteProperty(globalThis, 'ClipboardItem');
  await copyText(Promise.resolve('later'));
  expect(writeText).toHaveBeenCalledWith('later');
});

it('copies a text that is there at once', async () => {
  await copyText('now');
  expect(writeText).toHaveBeenCalledWith('now');
});
