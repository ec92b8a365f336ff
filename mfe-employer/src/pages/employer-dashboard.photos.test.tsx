import {
  networkError,
  networkText,
  refusal,
  screen,
  timedOut,
  timeoutText,
  waitFor,
  within,
} from '@commons/web-kit/testing/test-render';
import { photoNames } from '../testing/listing';
import {
  type Call,
  fileOf,
  image,
  oneMegabyte,
  openManager,
  photos,
} from '../testing/photo-manager';

const button = (name: string | RegExp) => screen.getByRole('button', { name });

it('[LST-24] has two tabs, Save & Close and Cancel, and recommends sizes', async () => {
  const { user } = await openManager();
  const tabs = within(screen.getByRole('tablist', { name: 'Photos and logo' })).getAllByRole('tab');
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['Gallery', 'Business Logo']);
  expect(screen.getByText(/1200x800 px/)).toBeVisible();
  await user.click(tabs[1] as HTMLElement);
  expect(screen.getByText(/500x500 px/)).toBeVisible();
  expect(button('Save & Close')).toBeEnabled();
  await user.click(button('Cancel'));
  expect(await screen.findByRole('button', { name: 'Manage Photos' })).toBeVisible();
});

describe('gallery', () => {
  it('[LST-29] uploads one photo per request, shows the progress, and says how many were stored', async () => {
    let arrive = () => {};
    let progress: ((share: number) => void) | undefined;
    const names: string[] = [];
    const { add, writes } = await openManager(
      {},
      {
        'POST /business-directory/b1/gallery/multiple': async (call: Call) => {
          const { name } = fileOf(call, 'images');
          names.push(name);
          progress = call.onUploadProgress;
          await new Promise<void>((resolve) => (arrive = resolve));
          return { filenames: [`${name}-9x9.webp`] };
        },
      },
    );
    await add(image('a.jpg'), image('b.png', 10, 'image/png'));
    const bar = (name: string) => screen.findByRole('progressbar', { name });
    await waitFor(() => progress?.(0.42));
    await waitFor(async () => expect(await bar('a.jpg')).toHaveValue(42));
    expect(await bar('b.png')).toHaveValue(0);
    expect(names).toEqual(['a.jpg']);
    expect(button('Save & Close')).toBeDisabled();
    arrive();
    await waitFor(() => expect(names).toEqual(['a.jpg', 'b.png']));
    expect(photos()).toHaveLength(1);
    arrive();
    expect(await screen.findByText('Successfully uploaded 2 image(s)')).toBeVisible();
    expect(photos().map((photo) => photo.getAttribute('src'))).toEqual([
      '/uploads/gallery/a.jpg-9x9.480.webp',
      '/uploads/gallery/b.png-9x9.480.webp',
    ]);
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(writes()).toEqual(Array(2).fill('POST /business-directory/b1/gallery/multiple'));
    expect(button('Save & Close')).toBeEnabled();
  });

  it('[LST-29] shows why one failed, and retries it', async () => {
    let error: unknown = refusal(500);
    const { add, user } = await openManager(
      {},
      {
        'POST /business-directory/b1/gallery/multiple': (call: Call) => {
          const { name } = fileOf(call, 'images');
          if (error && name === 'b.jpg') throw error;
          return { filenames: [`${name}.webp`] };
        },
      },
    );
    await add(image('a.jpg'), image('b.jpg'));
    expect(await screen.findByText('Failed to upload images')).toBeVisible();
    expect(await screen.findByText('Successfully uploaded 1 image(s)')).toBeVisible();
    error = networkError();
    await user.click(button('Try again: b.jpg'));
    expect(await screen.findByText(networkText)).toBeVisible();
    error = timedOut();
    await user.click(button('Try again: b.jpg'));
    expect(await screen.findByText(timeoutText)).toBeVisible();
    error = refusal(400, 'b.jpg: Gallery image must be a JPEG, PNG, WebP, or GIF image');
    await user.click(button('Try again: b.jpg'));
    expect(await screen.findByText(/^b.jpg: Gallery image must be/)).toBeVisible();
    error = undefined;
    await user.click(button('Try again: b.jpg'));
    await waitFor(() => expect(photos()).toHaveLength(2));
    expect(screen.queryByRole('list', { name: 'Uploads' })).toBeNull();
  });

  it.each(['image/jpeg', 'image/png', 'image/webp', 'image/gif'])(
    '[LST-25] accepts %s',
    async (type) => {
      const { add, writes } = await openManager();
      await add(image('a', 10, type));
      await waitFor(() => expect(writes()).toHaveLength(1));
    },
  );

  it('[LST-25, LST-26, LST-28] refuses types and sizes by file, joined by commas', async () => {
    const { add, writes } = await openManager();
    await add(
      image('a.svg', 10, 'image/svg+xml'),
      image('b.jpg', 2 * oneMegabyte + 1),
      image('c.jpg', 2 * oneMegabyte),
    );
    expect(
      await screen.findByText(
        'a.svg: Gallery image must be a JPEG, PNG, WebP, or GIF image, b.jpg: Gallery image size must be less than 2MB',
      ),
    ).toBeVisible();
    // The valid one is still sent.
    await waitFor(() => expect(photos()).toHaveLength(1));
    expect(writes()).toHaveLength(1);
  });

  it('[LST-27] holds seven', async () => {
    const { add, writes } = await openManager({ gallery_images: photoNames(5) });
    await add(image('a.jpg'), image('b.jpg'), image('c.jpg'));
    expect(
      await screen.findByText(
        'Cannot add 3 images. Maximum 7 images allowed. You currently have 5 images.',
      ),
    ).toBeVisible();
    expect(writes()).toEqual([]);
    await add(image('a.jpg'), image('b.jpg'));
    await waitFor(() => expect(photos()).toHaveLength(7));
    expect(screen.queryByText(/^Cannot add/)).toBeNull();
    expect(screen.getByLabelText('Add photos')).toBeDisabled();
  });

  it('[LST-30] asks before deleting, confirms, and shows a failure', async () => {
    const [first, second] = photoNames(2);
    let error: unknown;
    const { user, writes } = await openManager(
      { gallery_images: photoNames(2) },
      {
        'DELETE /business-directory/b1/gallery/*': () => {
          if (error) throw error;
        },
      },
    );
    await user.click(button('Delete photo 1'));
    await user.click(button('Keep it'));
    expect(writes()).toEqual([]);
    for (const [failure, text] of [
      [refusal(500), 'Failed to delete image'],
      [networkError(), networkText],
      [timedOut(), timeoutText],
    ] as const) {
      error = failure;
      await user.click(button('Delete photo 1'));
      await user.click(button('Delete photo'));
      expect(await screen.findByText(text)).toBeVisible();
      expect(photos()).toHaveLength(2);
    }
    error = undefined;
    await user.click(button('Delete photo 1'));
    await user.click(button('Delete photo'));
    expect(await screen.findByText('Image deleted successfully')).toBeVisible();
    expect(photos().map((photo) => photo.getAttribute('src'))).toEqual([
      `/uploads/gallery/${second?.replace('.webp', '.480.webp')}`,
    ]);
    expect(writes()).toEqual(Array(4).fill(`DELETE /business-directory/b1/gallery/${first}`));
  });
});
