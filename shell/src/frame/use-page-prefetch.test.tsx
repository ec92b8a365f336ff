import { fireEvent, screen } from '@testing-library/react';
import { openSite } from '../testing/open-site';

const fetched = jest.fn();
/** A remote whose page links to others. */
const load = (id: string) => {
  // biome-ignore lint/correctness/noComponentHookFactories: made once a test
  const App = () => (
    <>
      <h1>{id}</h1>
      <a href="/jobs/1">A job</a>
      <a href="/employer-dashboard">Another area</a>
      <a href="/nowhere">Nowhere</a>
      <a href="https://elsewhere.example/jobs/2">Elsewhere</a>
      <a href="/jobs/3" target="_blank" rel="noreferrer">
        Another tab
      </a>
    </>
  );
  App.prefetch = (path: string) => fetched(id, path);
  return { default: App };
};

const link = (name: string) => screen.getByRole('link', { name });
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

let site: Awaited<ReturnType<typeof openSite>>;
beforeEach(async () => {
  fetched.mockClear();
  site = await openSite({ at: '/mission', load });
  await screen.findByText('mfe-public/App');
});
afterEach(() => {
  site.unmount();
  Object.defineProperty(navigator, 'connection', { configurable: true, value: undefined });
});

describe('the files of a page', () => {
  it('are fetched once a pointer rests on its link, also of another area', async () => {
    fireEvent.pointerOver(link('A job'));
    await pause(120);
    fireEvent.pointerOver(link('Another area'));
    await pause(120);
    expect(fetched.mock.calls).toEqual([
      ['mfe-public/App', '/jobs/1'],
      ['mfe-employer/App', '/employer-dashboard'],
    ]);
  });

  it('are fetched at a touch', async () => {
    fireEvent.touchStart(link('A job'));
    await pause(0);
    expect(fetched).toHaveBeenCalledWith('mfe-public/App', '/jobs/1');
  });

  it('are not fetched for a pointer that passes, for other sites, tabs and pages that do not exist', async () => {
    fireEvent.pointerOver(link('A job'));
    for (const name of ['Nowhere', 'Elsewhere', 'Another tab']) {
      fireEvent.pointerOver(link(name));
      await pause(120);
    }
    expect(fetched).not.toHaveBeenCalled();
  });
});

it('are not fetched ahead for who saves data', async () => {
  site.unmount();
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  site = await openSite({ at: '/mission', load });
  await screen.findByText('mfe-public/App');
  fireEvent.touchStart(link('A job'));
  await pause(0);
  expect(fetched).not.toHaveBeenCalled();
});
