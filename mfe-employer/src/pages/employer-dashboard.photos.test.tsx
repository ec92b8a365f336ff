import { lost, refusal, screen, waitFor, within } from '@commons/web-kit/test-render';
import { listing, photoNames } from '../testing/listing';
import { openDashboard } from '../testing/open-dashboard';

jest.setTimeout(20_000);

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const photos = () => within(screen.getByRole('list', { name: 'Photos' })).getAllByRole('img');
const oneMegabyte = 1024 * 1024;

const image = (name: string, size = 10, type = 'image/jpeg') => {
  const file = new File(['x'], name, { type });
  Object.defineProperty(file, 'size', { value: size });
  return file;
};

type Call = {
  readonly body?: unknown;
  readonly path: string;
  readonly onUploadProgress?: (share: number) => void;
};
const fileOf = ({ body }: Call, field: string) => {
  const files = (body as FormData).getAll(field);
  expect([...(body as FormData).keys()]).toEqual([field]);
  expect(files).toHaveLength(1);
  return files[0] as File;
};

/** The manager over a listing that keeps what it is told. */
const open = async (start: Parameters<typeof listing>[0] = {}, answers = {}) => {
  const now = { ...listing(start) };
  const dashboard = openDashboard('business-directory&mode=manage-photos', {
    'GET /business-directory/my-listing': () => ({ ...now }),
    'POST /business-directory/b1/gallery/multiple': (call: Call) => {
      const filename = `${fileOf(call, 'images').name}-1200x800.webp`;
      now.gallery_images = [...now.gallery_images, filename];
      return { filenames: [filename] };
    },
    'DELETE /business-directory/b1/gallery/*': ({ path }: Call) => {
      const name = decodeURIComponent(path.split('/').at(-1) ?? '');
      now.gallery_images = now.gallery_images.filter((each) => each !== name);
    },
    'POST /upload-logo': (call: Call) => {
      now.logo_filename = `${fileOf(call, 'logo').name}-500x500.webp`;
      return { logo_filename: now.logo_filename };
    },
    'PUT /business-directory': ({ body }: Call) => {
      if ((body as { logo_filename?: null }).logo_filename === null) now.logo_filename = null;
      return { ...now };
    },
    ...answers,
  });
  await screen.findByLabelText('Add photos');
  // Dropped files and some pickers do not keep to `accept`.
  const user = dashboard.user.setup({ applyAccept: false });
  const add = (...files: File[]) => user.upload(screen.getByLabelText('Add photos'), files);
  const writes = () =>
    dashboard.api.calls
      .filter(({ method }) => method !== 'GET')
      .map(({ method, path }) => `${method} ${path}`);
  return { ...dashboard, user, add, writes };
};
const openLogo = async (...args: Parameters<typeof open>) => {
  const manager = await open(...args);
  await manager.user.click(screen.getByRole('tab', { name: 'Business Logo' }));
  const upload = (file: File) =>
    manager.user.upload(screen.getByLabelText(/^(Add a|Replace the) logo$/), file);
  return { ...manager, upload };
};

it('[LST-24] has two tabs, Save & Close and Cancel, and recommends sizes', async () => {
  const { user } = await open();
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
  it('[LST-29] sends each photo alone, shows how far it is, and says how many arrived', async () => {
    let arrive = () => {};
    let progress: ((share: number) => void) | undefined;
    const names: string[] = [];
    const { add, writes } = await open(
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

  it('[LST-29] says why one failed, and sends it again', async () => {
    let error: unknown = lost();
    const { add, user } = await open(
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
    error = refusal(400, 'b.jpg: Gallery image must be a JPEG, PNG, WebP, or GIF image');
    await user.click(button('Try again: b.jpg'));
    expect(await screen.findByText(/^b.jpg: Gallery image must be/)).toBeVisible();
    error = undefined;
    await user.click(button('Try again: b.jpg'));
    await waitFor(() => expect(photos()).toHaveLength(2));
    expect(screen.queryByRole('list', { name: 'Uploads' })).toBeNull();
  });

  it.each(['image/jpeg', 'image/png', 'image/webp', 'image/gif'])(
    '[LST-25] takes %s',
    async (type) => {
      const { add, writes } = await open();
      await add(image('a', 10, type));
      await waitFor(() => expect(writes()).toHaveLength(1));
    },
  );

  it('[LST-25, LST-26, LST-28] refuses types and sizes by file, joined by commas', async () => {
    const { add, writes } = await open();
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
    // The good one is sent nevertheless.
    await waitFor(() => expect(photos()).toHaveLength(1));
    expect(writes()).toHaveLength(1);
  });

  it('[LST-27] holds seven', async () => {
    const { add, writes } = await open({ gallery_images: photoNames(5) });
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

  it('[LST-30] asks before it deletes, says so, and says when it failed', async () => {
    const [first, second] = photoNames(2);
    let error: unknown;
    const { user, writes } = await open(
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
    error = lost();
    await user.click(button('Delete photo 1'));
    await user.click(button('Delete photo'));
    expect(await screen.findByText('Failed to delete image')).toBeVisible();
    expect(photos()).toHaveLength(2);
    error = undefined;
    await user.click(button('Delete photo 1'));
    await user.click(button('Delete photo'));
    expect(await screen.findByText('Image deleted successfully')).toBeVisible();
    expect(photos().map((photo) => photo.getAttribute('src'))).toEqual([
      `/uploads/gallery/${second?.replace('.webp', '.480.webp')}`,
    ]);
    expect(writes()).toEqual(Array(2).fill(`DELETE /business-directory/b1/gallery/${first}`));
  });
});

describe('logo', () => {
  it('[LST-31] is sent as logo, and says when it is there or failed', async () => {
    let error: unknown = lost();
    const { upload, writes, user } = await openLogo(
      {},
      {
        'POST /upload-logo': (call: Call) => {
          if (error) throw error;
          return { logo_filename: `${fileOf(call, 'logo').name}-500x500.webp` };
        },
      },
    );
    await upload(image('mill.png', oneMegabyte, 'image/png'));
    expect(await screen.findByText('Failed to upload logo')).toBeVisible();
    error = undefined;
    await user.click(button('Try again: mill.png'));
    expect(await screen.findByText('Logo uploaded successfully')).toBeVisible();
    expect(screen.getByRole('img', { name: /^Logo/ })).toHaveAttribute(
      'src',
      '/uploads/logos/mill.png-500x500.160.webp',
    );
    expect(writes()).toEqual(Array(2).fill('POST /upload-logo'));
  });

  it('[LST-25, LST-26] is refused by type and size', async () => {
    const { upload, writes } = await openLogo();
    await upload(image('a.svg', 10, 'image/svg+xml'));
    expect(
      await screen.findByText('a.svg: Logo must be a JPEG, PNG, WebP, or GIF image'),
    ).toBeVisible();
    await upload(image('b.png', oneMegabyte + 1, 'image/png'));
    expect(await screen.findByText('b.png: Logo size must be less than 1MB')).toBeVisible();
    expect(writes()).toEqual([]);
  });

  const logo = { logo_filename: photoNames(1)[0] };

  it('[LST-31] is removed on the screen after a question, and for good by Save & Close', async () => {
    const { user, writes, api } = await openLogo(logo);
    const remove = async () => {
      await user.click(button('Remove logo'));
      const dialog = within(screen.getByRole('dialog'));
      await user.click(dialog.getByRole('button', { name: 'Remove logo' }));
    };
    await user.click(button('Remove logo'));
    await user.click(button('Keep it'));
    expect(screen.getByRole('img', { name: /^Logo of/ })).toBeVisible();
    await remove();
    expect(await screen.findByText('Logo removed')).toBeVisible();
    expect(screen.queryByRole('img', { name: /^Logo of/ })).toBeNull();
    expect(writes()).toEqual([]);
    await user.click(button('Put it back'));
    expect(screen.getByRole('img', { name: /^Logo of/ })).toBeVisible();
    await remove();
    await user.click(button('Save & Close'));
    expect(await screen.findByRole('button', { name: 'Manage Photos' })).toBeVisible();
    expect(writes()).toEqual(['PUT /business-directory']);
    const { id, gallery_images, location, average_rating, ...more } = listing();
    const { total_reviews, created_at, views, employer_id, ...facts } = more;
    expect(api.calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      ...facts,
      logo_filename: null,
    });
    expect(await screen.findByRole('img', { name: 'No logo yet' })).toBeVisible();
  });

  it('stays when the manager is cancelled, and says when removing failed', async () => {
    const { user, writes } = await openLogo(logo, {
      'PUT /business-directory': () => {
        throw refusal(503);
      },
    });
    await user.click(button('Remove logo'));
    await user.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove logo' }),
    );
    await user.click(button('Save & Close'));
    expect(await screen.findByText('Failed to update listing')).toBeVisible();
    await user.click(button('Cancel'));
    expect(await screen.findByRole('img', { name: /^Logo of/ })).toBeVisible();
    expect(writes()).toHaveLength(1);
  });
});
