import { useQuery } from '@commons/web-kit/query';
import { screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { openSite, registry } from '../testing/open-site';

const text = "We're sorry, but something unexpected happened. Please try refreshing the page.";

let broken: boolean;
beforeEach(() => {
  broken = true;
});
const Page = () => {
  if (broken) throw new Error('undefined is not a function');
  return <h1>All is well</h1>;
};

const mounted = jest.fn();
const Counting = () => {
  useEffect(mounted, []);
  return <h1>Counting</h1>;
};

const ask = jest.fn();
const Shop = () => {
  const { data } = useQuery({ queryKey: ['/jobs'], queryFn: ask });
  return <h1>{data ? (data as { shop: { name: string } }).shop.name : 'Loading'}</h1>;
};

describe('error screen', () => {
  it('is shown inside the frame; Try Again clears the error', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const site = await openSite({ load: () => ({ default: Page }) });
    expect(await screen.findByText('Oops! Something went wrong')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Oops!');
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Jobs' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Refresh Page' })).toBeVisible();

    broken = false;
    await site.user.click(screen.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(screen.getByText('All is well')).toBeVisible());
    expect(document.activeElement).toBe(screen.getByRole('main'));
    site.unmount();
    await site.server.close();
  });

  it('goes away with the page: another page of the same remote is shown without a reload', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const site = await openSite({ load: () => ({ default: Page }) });
    expect(await screen.findByText('Oops! Something went wrong')).toBeVisible();
    broken = false;
    await site.user.click(screen.getAllByRole('link', { name: 'Jobs' })[0] as HTMLElement);
    expect(await screen.findByText('All is well')).toBeVisible();
    site.unmount();
    await site.server.close();
  });

  it('preserves the state of a remote during navigation between its pages', async () => {
    // A remote of its own: a loaded one stays loaded, as on a page.
    const remotes = registry();
    remotes.remotes[0] = {
      ...remotes.remotes[0],
      name: 'mfe-tools',
    } as (typeof remotes.remotes)[0];
    const site = await openSite({ remotes, load: () => ({ default: Counting }) });
    await screen.findByText('Counting');
    await site.user.click(screen.getAllByRole('link', { name: 'Jobs' })[0] as HTMLElement);
    expect(site.path()).toBe('/jobs');
    expect(mounted).toHaveBeenCalledTimes(1);
    site.unmount();
    await site.server.close();
  });

  it('refetches an answer that broke the page', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    ask.mockResolvedValueOnce({ shop: null }).mockResolvedValueOnce({ shop: { name: 'Stone' } });
    const remotes = registry();
    remotes.remotes[0] = {
      ...remotes.remotes[0],
      name: 'mfe-jobseeker',
    } as (typeof remotes.remotes)[0];
    const site = await openSite({ remotes, load: () => ({ default: Shop }) });
    expect(await screen.findByText('Oops! Something went wrong')).toBeVisible();
    await site.user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Stone')).toBeVisible();
    expect(ask).toHaveBeenCalledTimes(2);
    site.unmount();
    await site.server.close();
  });
});
