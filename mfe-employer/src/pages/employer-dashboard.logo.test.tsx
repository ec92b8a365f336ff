import {
  networkError,
  networkText,
  refusal,
  screen,
  timedOut,
  timeoutText,
  within,
} from '@commons/web-kit/testing/test-render';
import { listing, photoNames } from '../testing/listing';
import { type Call, fileOf, image, oneMegabyte, openLogo } from '../testing/photo-manager';

const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('logo', () => {
  it('[LST-31] is sent as logo, and reports success or failure', async () => {
    let error: unknown = refusal(500);
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
    error = networkError();
    await user.click(button('Try again: mill.png'));
    expect(await screen.findByText(networkText)).toBeVisible();
    error = timedOut();
    await user.click(button('Try again: mill.png'));
    expect(await screen.findByText(timeoutText)).toBeVisible();
    error = undefined;
    await user.click(button('Try again: mill.png'));
    expect(await screen.findByText('Logo uploaded successfully')).toBeVisible();
    expect(screen.getByRole('img', { name: /^Logo/ })).toHaveAttribute(
      'src',
      '/uploads/logos/mill.png-500x500.160.webp',
    );
    expect(writes()).toEqual(Array(4).fill('POST /upload-logo'));
  });

  it('is reported as too large when a proxy refuses it for that, and as empty when it is', async () => {
    const { upload } = await openLogo(
      {},
      {
        'POST /upload-logo': () => {
          throw refusal(413);
        },
      },
    );
    await upload(image('a.png', 10, 'image/png'));
    expect(await screen.findByText('Logo size must be less than 1MB')).toBeVisible();
    await upload(image('b.png', 0, 'image/png'));
    expect(await screen.findByText(/^b.png: Logo is empty/)).toBeVisible();
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

  it('[LST-31] is removed on screen after a confirmation, and stored so by Save & Close', async () => {
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

  it('stays when the manager is cancelled, and shows when removing failed', async () => {
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
