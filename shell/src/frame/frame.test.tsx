import { onLeaveRequest } from '@commons/web-kit/forms/leave-request';
import { testUser } from '@commons/web-kit/testing/test-render';
import { act, screen, waitFor, within } from '@testing-library/react';
import { openSite, registry } from '../testing/open-site';

let site: Awaited<ReturnType<typeof openSite>>;
const open = async (options: Parameters<typeof openSite>[0] = {}) => {
  site = await openSite(options);
  await act(() => site.restored);
  return site;
};
beforeEach(() => {
  document.head.innerHTML = '<title>Commons</title>';
});
afterEach(async () => {
  site.unmount();
  await site.server.close();
  localStorage.clear();
});

const header = () => within(screen.getByRole('banner'));
const link = (name: string) => header().getByRole('link', { name });

describe('navigation bar', () => {
  it('[SHL-03] has a logo that leads to /', async () => {
    await open({ at: '/jobs' });
    expect(link('Commons')).toHaveAttribute('href', '/');
  });

  it('[SHL-04] leads to Directory, Jobs, Contact and Our Mission', async () => {
    await open();
    expect(link('Directory')).toHaveAttribute('href', '/business-directory');
    expect(link('Jobs')).toHaveAttribute('href', '/jobs');
    expect(link('Contact')).toHaveAttribute('href', '/contact');
    expect(link('Our Mission')).toHaveAttribute('href', '/mission');
  });

  it("[SHL-05] offers guests Login and Get Started, in the menu 'Get Started Free'", async () => {
    const { user } = await open();
    expect(link('Login')).toHaveAttribute('href', '/login');
    expect(link('Get Started')).toHaveAttribute('href', '/register');
    await user.click(header().getByRole('button', { name: 'Open menu' }));
    expect(link('Get Started Free')).toHaveAttribute('href', '/register');
  });

  it('[SHL-06] greets who is signed in, with Dashboard and Logout', async () => {
    await open({ user: testUser() });
    expect(await header().findByText('Hello, Ada Brook')).toBeVisible();
    expect(link('Dashboard')).toBeVisible();
    expect(header().getByRole('button', { name: 'Logout' })).toBeVisible();
    expect(header().queryByRole('link', { name: 'Login' })).toBeNull();
  });

  it.each([
    ['employer', '/employer-dashboard'],
    ['job_seeker', '/job-seeker-dashboard'],
  ] as const)('[SHL-07] the Dashboard of a %s is %s', async (account_type, target) => {
    await open({ user: testUser({ account_type }) });
    expect(await header().findByRole('link', { name: 'Dashboard' })).toHaveAttribute(
      'href',
      target,
    );
  });

  it('leads operators, and no one else, to the console', async () => {
    await open({ user: testUser({ operator: true }) });
    expect(await header().findByRole('link', { name: 'Console' })).toHaveAttribute(
      'href',
      '/operator',
    );
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByRole('link', { name: 'Operator Console' })).toBeVisible();
    site.unmount();
    await site.server.close();
    await open({ user: testUser() });
    expect(await header().findByRole('link', { name: 'Dashboard' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /Console/ })).toBeNull();
  });

  it.each(['/jobs', '/job-seeker-dashboard'])(
    '[SHL-08] Logout on %s clears token, user and authorization header and goes to /',
    async (at) => {
      const { user, path, server, store } = await open({ at, user: testUser() });
      await user.click(await header().findByRole('button', { name: 'Logout' }));
      expect(localStorage.length).toBe(0);
      expect(await header().findByRole('link', { name: 'Login' })).toBeVisible();
      await screen.findByText('mfe-public/App');
      expect(path()).toBe('/');
      await store.api.json('/jobs/search', { body: {} }).catch(() => undefined);
      const asked = server.arrived.find((call) => call.path === '/api/jobs/search');
      expect(asked).toBeDefined();
      expect(asked?.headers.authorization).toBeUndefined();
    },
  );

  it('leaves the question about unsaved work to the page before Logout', async () => {
    const { user } = await open({ at: '/jobs', user: testUser() });
    let goOn = () => {};
    const end = onLeaveRequest((request) => {
      request.preventDefault();
      goOn = request.detail.go;
    });
    await user.click(await header().findByRole('button', { name: 'Logout' }));
    expect(header().getByText('Hello, Ada Brook')).toBeVisible();
    end();
    act(() => goOn());
    expect(await header().findByRole('link', { name: 'Login' })).toBeVisible();
  });

  it('[SHL-09] the menu opens and closes, also after any link was chosen', async () => {
    const { user, path } = await open();
    const button = header().getByRole('button', { name: 'Open menu' });
    const menus = () => header().getAllByRole('navigation').length;
    await user.click(button);
    expect(menus()).toBe(2);
    await user.click(button);
    expect(menus()).toBe(1);
    for (const name of ['Jobs', 'Our Mission', 'Get Started Free']) {
      await user.click(button);
      const menu = header().getAllByRole('navigation')[1] as HTMLElement;
      await user.click(within(menu).getByRole('link', { name }));
      await waitFor(() => expect(menus()).toBe(1));
    }
    expect(path()).toBe('/register');
  });

  it('closes the menu on Escape and gives the focus back', async () => {
    const { user } = await open();
    const button = header().getByRole('button', { name: 'Open menu' });
    await user.click(button);
    await user.tab();
    await user.keyboard('{Escape}');
    expect(button).toHaveFocus();
    expect(header().getAllByRole('navigation')).toHaveLength(1);
  });

  it('closes the menu when the keyboard goes on to the page behind it', async () => {
    const { user } = await open();
    await user.click(header().getByRole('button', { name: 'Open menu' }));
    const menu = header().getAllByRole('navigation')[1] as HTMLElement;
    within(menu).getByRole('link', { name: 'Get Started Free' }).focus();
    expect(menu).toBeVisible();
    await user.tab();
    await waitFor(() => expect(header().getAllByRole('navigation')).toHaveLength(1));
  });
});

describe('frame', () => {
  it('shows a 404 page with the bar and ways on for an unknown address', async () => {
    await open({ at: '/nowhere' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Page not found');
    expect(link('Jobs')).toBeVisible();
    expect(document.title).toBe('Page not found · Commons');
  });

  it('has neither links nor pages of an area that the town does without', async () => {
    document.head.innerHTML +=
      '<meta name="commons-name" content="Quill"><meta name="commons-off" content="jobs">';
    await open({ at: '/jobs' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Page not found');
    expect(screen.getByText('Quill does not have this part.')).toBeVisible();
    expect(link('Directory')).toBeVisible();
    const targets = screen.getAllByRole('link').map((one) => one.getAttribute('href'));
    expect(targets).not.toContain('/jobs');
  });

  it('shows it for an address with broken encoding too', async () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation();
    await open({ at: '/a/100%' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Page not found');
    expect(link('Jobs')).toBeVisible();
    warned.mockRestore();
  });

  it('lists in the footer only pages that a remote serves', async () => {
    await open();
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByRole('link', { name: 'Our Mission' })).toHaveAttribute('href', '/mission');
    expect(footer.queryByRole('link', { name: 'Privacy Policy' })).toBeNull();
  });

  it('leads in the footer to the pages that the town added', async () => {
    const remotes = registry();
    remotes.remotes[0]?.routes.push({ path: '/pages/:address' });
    const content = 'market Fish &amp; market\nimprint Imprint';
    document.head.innerHTML += `<meta name="commons-pages" content="${content}">`;
    await open({ remotes });
    const footer = within(screen.getByRole('contentinfo'));
    const market = footer.getByRole('link', { name: 'Fish & market' });
    expect(market).toHaveAttribute('href', '/pages/market');
    expect(footer.getByRole('link', { name: 'Imprint' })).toHaveAttribute('href', '/pages/imprint');
  });

  it('moves the focus to the content and reads the title after a navigation', async () => {
    const { user } = await open();
    await screen.findByText('mfe-public/App');
    const main = screen.getByRole('main');
    expect(main).not.toHaveFocus();
    await user.click(link('Contact'));
    await waitFor(() => expect(main).toHaveFocus());
    expect(await screen.findByText('Page not found · Commons', { selector: 'span' })).toBeVisible();
  });
});
