import { screen, within } from '@commons/web-kit/testing/test-render';
import { listing } from './listing';
import { openDashboard } from './open-dashboard';

export const photos = () =>
  within(screen.getByRole('list', { name: 'Photos' })).getAllByRole('img');
export const oneMegabyte = 1024 * 1024;

export const image = (name: string, size = 10, type = 'image/jpeg') => {
  const file = new File(['x'], name, { type });
  Object.defineProperty(file, 'size', { value: size });
  return file;
};

export type Call = {
  readonly body?: unknown;
  readonly path: string;
  readonly onUploadProgress?: (share: number) => void;
};
export const fileOf = ({ body }: Call, field: string) => {
  const files = (body as FormData).getAll(field);
  expect([...(body as FormData).keys()]).toEqual([field]);
  expect(files).toHaveLength(1);
  return files[0] as File;
};

/** Opens the manager over a listing that stores its changes. */
export const openManager = async (start: Parameters<typeof listing>[0] = {}, answers = {}) => {
  const now = { ...listing(start) };
  const dashboard = openDashboard('business-directory&mode=manage-photos', {
    'GET /business-directory/my-listing': () => ({ ...now }),
    'POST /business-directory/b1/gallery/multiple': (call: Call) => {
      const filename = `${fileOf(call, 'images').name}-1200x800.webp`;
      now.gallery_images = [...now.gallery_images, filename];
      return { filenames: [filename] };
    },
    'PUT /business-directory/b1/gallery': ({ body }: Call) => {
      const { photos } = body as { photos: { filename: string; alt?: string }[] };
      now.gallery_images = photos.map(({ filename }) => filename);
      return { ...now };
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
  // Dropped files and some pickers ignore `accept`.
  const user = dashboard.user.setup({ applyAccept: false });
  const add = (...files: File[]) => user.upload(screen.getByLabelText('Add photos'), files);
  const writes = () =>
    dashboard.api.calls
      .filter(({ method }) => method !== 'GET')
      .map(({ method, path }) => `${method} ${path}`);
  return { ...dashboard, user, add, writes };
};
export const openLogo = async (...args: Parameters<typeof openManager>) => {
  const manager = await openManager(...args);
  await manager.user.click(screen.getByRole('tab', { name: 'Business Logo' }));
  const upload = (file: File) =>
    manager.user.upload(screen.getByLabelText(/^(Add a|Replace the) logo$/), file);
  return { ...manager, upload };
};
