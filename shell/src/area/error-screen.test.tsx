import { screen, waitFor } from '@testing-library/react';
import { openSite } from '../testing/open-site';

const text = "We're sorry, but something unexpected happened. Please try refreshing the page.";

let broken = true;
const Page = () => {
  if (broken) throw new Error('undefined is not a function');
  return <h1>All is well</h1>;
};

describe('error screen', () => {
  it('stands in the frame; Try Again clears the error', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const site = await openSite({ load: () => ({ default: Page }) });
    expect(await screen.findByText('Oops! Something went wrong')).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Jobs' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Refresh Page' })).toBeVisible();

    broken = false;
    await site.user.click(screen.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(screen.getByText('All is well')).toBeVisible());
    site.unmount();
    await site.server.close();
  });
});
