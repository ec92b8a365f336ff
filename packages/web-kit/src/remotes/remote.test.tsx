import type { JobFormProps } from '@commons/contracts/shell-contract';
import { useQuery } from '@commons/web-kit/query';
import { startRemotes } from '@commons/web-kit/remote-loader';
import { useApiClient } from '../app-context.js';
import { fakeApi, renderPage, screen, testUser, waitFor } from '../testing/test-render.js';
import { remote } from './remote.js';

const entryOf = (entry: string, name = 'mfe-employer') => ({
  remotes: [{ name, version: '1', entry, shell_contract: 1, routes: [] }],
});
const register = jest.fn();
const load = jest.fn();
const fetchRegistry = jest.fn();

beforeEach(() => {
  for (const mock of [register, load, fetchRegistry]) mock.mockReset();
  jest.spyOn(console, 'error').mockImplementation(() => {});
  fetchRegistry.mockImplementation(async () => ({ ok: true, json: async () => entryOf('/e1.js') }));
  globalThis.fetch = fetchRegistry;
  startRemotes({ register, load }, entryOf('/e1.js'));
});

const Form = ({ session, onCancel }: JobFormProps) => (
  <button type="button" onClick={onCancel}>
    Form of {session.user?.full_name}
  </button>
);
const Broken = (): never => {
  throw new Error('Cannot read properties of undefined');
};

const show = () => {
  const Shown = remote('mfe-employer/JobForm');
  const onCancel = jest.fn();
  const page = <Shown onCancel={onCancel} onPosted={() => {}} />;
  return { ...renderPage(page, { api: fakeApi({}), user: testUser() }), onCancel };
};

const oops = 'Oops! Something went wrong';

// Each test uses another remote, since loaded modules stay loaded.
describe('remote()', () => {
  it('retries a remote that does not load, then shows the error screen in its place only', async () => {
    load.mockRejectedValue(new Error('[ Federation Runtime ]: Failed to load script #RUNTIME-008'));
    startRemotes({ register, load }, entryOf('/e1.js', 'mfe-public'));
    const Settings = remote('mfe-public/AccountSettings');
    const page = (
      <>
        <p>The rest of the page</p>
        <Settings />
      </>
    );
    const { user } = renderPage(page, { api: fakeApi({}), user: testUser() });
    expect(await screen.findByText(oops)).toBeVisible();
    expect(load).toHaveBeenCalledTimes(3);
    expect(screen.getByText('The rest of the page')).toBeVisible();
    expect(document.body.textContent).not.toContain('RUNTIME');
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Oops!');

    // It is back in a new version: Try Again rereads the registry and loads the new entry.
    fetchRegistry.mockImplementation(async () => ({
      ok: true,
      json: async () => entryOf('/e2.js', 'mfe-public'),
    }));
    load.mockResolvedValue({ default: Form });
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Form of Ada Brook')).toBeVisible();
    expect(register).toHaveBeenLastCalledWith({ name: 'mfe-public', entry: '/e2.js' }, true);
  });

  it('gives the component its own props, the session and the API; what was loaded once stays loaded', async () => {
    load.mockResolvedValue({ default: Form });
    const first = show();
    expect(await screen.findByText('Form of Ada Brook')).toBeVisible();
    first.unmount();
    load.mockClear();
    const { user, onCancel } = show();
    await user.click(await screen.findByText('Form of Ada Brook'));
    expect(onCancel).toHaveBeenCalled();
    expect(load).not.toHaveBeenCalled();
  });

  it('loads a new version by itself when a file of the old one is gone', async () => {
    const gone = Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });
    let component: () => React.ReactNode = () => {
      throw gone;
    };
    startRemotes({ register, load }, entryOf('/e1.js'));
    const Late = remote('mfe-tools/BusinessTools');
    const tools = (entry: string) => ({
      remotes: [{ name: 'mfe-tools', version: '1', entry, shell_contract: 1, routes: [] }],
    });
    startRemotes({ register, load }, tools('/t1.js'));
    fetchRegistry.mockImplementation(async () => {
      component = () => <p>New tools</p>;
      return { ok: true, json: async () => tools('/t2.js') };
    });
    load.mockImplementation(async () => ({ default: () => component() }));
    renderPage(<Late />);
    expect(await screen.findByText('New tools')).toBeVisible();
    expect(register).toHaveBeenLastCalledWith({ name: 'mfe-tools', entry: '/t2.js' }, true);
  });

  it('does not start a remote that needs a newer shell', async () => {
    const remotes = entryOf('/e3.js').remotes.map((entry) => ({
      ...entry,
      name: 'mfe-public',
      shell_contract: 99,
    }));
    fetchRegistry.mockImplementation(async () => ({ ok: true, json: async () => ({ remotes }) }));
    startRemotes({ register, load }, { remotes });
    const Newer = remote('mfe-public/JobSearch');
    renderPage(<Newer />);
    expect(await screen.findByText(oops)).toBeVisible();
    expect(load).not.toHaveBeenCalled();
  });

  it('[SHL-11] an error in render shows both texts of the error screen', async () => {
    load.mockResolvedValue({ default: Broken });
    const Bad = remote('mfe-jobseeker/App');
    startRemotes(
      { register, load },
      {
        remotes: [
          { name: 'mfe-jobseeker', version: '1', entry: '/s.js', shell_contract: 1, routes: [] },
        ],
      },
    );
    renderPage(<Bad />);
    expect(await screen.findByText(oops)).toBeVisible();
    expect(
      screen.getByText(
        "We're sorry, but something unexpected happened. Please try refreshing the page.",
      ),
    ).toBeVisible();
    await waitFor(() => expect(document.body.textContent).not.toContain('Cannot read'));
  });
});

interface Shop {
  readonly name: string;
}

/** What two parts of a page show of one answer. */
const useShop = () => {
  const api = useApiClient();
  const load = () => api.json<{ shop: Shop }>('/shop');
  return useQuery({ queryKey: ['/jobs'], queryFn: load }).data;
};
const ShopPart = () => {
  const answer = useShop();
  return answer ? <p>Shop {answer.shop.name}</p> : <p>Loading</p>;
};
const ShopAround = () => <p>Around {useShop()?.shop?.name ?? 'nothing'}</p>;

describe('Try Again after an answer that broke the part', () => {
  const registered = (name: string) => {
    const json = async () => entryOf('/q.js', name);
    fetchRegistry.mockImplementation(async () => ({ ok: true, json }));
    startRemotes({ register, load }, entryOf('/q.js', name));
    load.mockResolvedValue({ default: ShopPart });
  };
  const tryAgain = () => screen.getByRole('button', { name: 'Try Again' });

  it('refetches from the server', async () => {
    registered('mfe-public');
    const Shown = remote('mfe-public/App');
    let answer: unknown = { shop: null };
    const api = fakeApi({ 'GET /shop': () => answer });
    const { user } = renderPage(<Shown />, { api, user: testUser() });
    expect(await screen.findByText(oops)).toBeVisible();
    expect(api.calls).toHaveLength(1);
    answer = { shop: { name: 'Stone Bakery' } };
    await user.click(tryAgain());
    expect(await screen.findByText('Shop Stone Bakery')).toBeVisible();
    expect(api.calls).toHaveLength(2);
  });

  it('refetches an answer that the rest of the page shows too', async () => {
    registered('mfe-tools');
    const Shown = remote('mfe-tools/App');
    let answer: unknown = { shop: null };
    const api = fakeApi({ 'GET /shop': () => answer });
    const page = (
      <>
        <ShopAround />
        <Shown />
      </>
    );
    const { user } = renderPage(page, { api, user: testUser() });
    expect(await screen.findByText(oops)).toBeVisible();
    answer = { shop: { name: 'Stone Bakery' } };
    await user.click(tryAgain());
    expect(await screen.findByText('Shop Stone Bakery')).toBeVisible();
    expect(screen.getByText('Around Stone Bakery')).toBeVisible();
  });
});
