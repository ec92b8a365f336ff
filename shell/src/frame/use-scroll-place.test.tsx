import { BrowserRouter, Link } from '@commons/web-kit/router';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useScrollPlace } from './use-scroll-place';

function Site() {
  useScrollPlace();
  return (
    <>
      <Link to="/jobs/7">A job</Link>
      <Link to="?search=baker">A filter</Link>
      <Link to="#reviews">Reviews</Link>
    </>
  );
}

/** jsdom has no layout: fakes a page of 5,000 px in a window of 768 px with a scroll position. */
const layOut = () => {
  const scrolled: number[] = [];
  Object.defineProperty(document.documentElement, 'scrollHeight', {
    value: 5000,
    configurable: true,
  });
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  window.scrollTo = ((_: number, top: number) => {
    scrolled.push(top);
    window.scrollY = top;
  }) as typeof window.scrollTo;
  return scrolled;
};

const scrollDown = (top: number) => {
  window.scrollY = top;
  dispatchEvent(new Event('scroll'));
};

describe('useScrollPlace', () => {
  const { getEntriesByType } = performance;
  afterEach(() => {
    performance.getEntriesByType = getEntriesByType;
    sessionStorage.clear();
    window.scrollY = 0;
  });

  it('scrolls a new page to its top, ignores filters, and restores the position on Back', async () => {
    history.replaceState(null, '', '/jobs');
    const scrolled = layOut();
    const user = userEvent.setup();
    render(
      <BrowserRouter>
        <Site />
      </BrowserRouter>,
    );
    await user.click(screen.getByText('A filter'));
    scrollDown(900);
    expect(scrolled).toEqual([]);

    await user.click(screen.getByText('A job'));
    expect(location.pathname).toBe('/jobs/7');
    expect(scrolled).toEqual([0]);

    await act(async () => {
      history.back();
      await new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    });
    expect(location.search).toBe('?search=baker');
    expect(scrolled).toEqual([0, 900]);
  });

  it('survives an address whose end is no valid encoding', () => {
    history.replaceState(null, '', '/jobs#100%');
    layOut();
    const anchor = document.body.appendChild(document.createElement('p'));
    anchor.id = '100%';
    anchor.scrollIntoView = jest.fn();
    const site = render(
      <BrowserRouter>
        <Site />
      </BrowserRouter>,
    );
    expect(screen.getByText('A job').isConnected).toBe(true);
    expect(anchor.scrollIntoView).toHaveBeenCalled();
    site.unmount();
    anchor.remove();
  });

  describe('an anchor', () => {
    const openAnchor = () => {
      history.replaceState(null, '', '/business-directory/7#reviews');
      layOut();
      const site = render(
        <BrowserRouter>
          <Site />
        </BrowserRouter>,
      );
      const content = site.container.appendChild(document.createElement('main'));
      const grow = () => content.appendChild(document.createElement('p'));
      const reviews = document.createElement('section');
      reviews.id = 'reviews';
      const scrolled = jest.fn();
      reviews.scrollIntoView = scrolled;
      return { scrolled, grow, arrive: () => content.appendChild(reviews) };
    };
    /** Mutation observers run before promises that are created after the mutation. */
    const told = () => act(async () => {});

    it('is scrolled to when its content arrives and while the page grows; the focus stays', async () => {
      const { scrolled, grow, arrive } = openAnchor();
      screen.getByText('A job').focus();
      grow();
      await told();
      expect(scrolled).not.toHaveBeenCalled();
      arrive();
      await waitFor(() => expect(scrolled).toHaveBeenCalled());
      scrolled.mockClear();
      grow();
      await waitFor(() => expect(scrolled).toHaveBeenCalled());
      expect(document.activeElement).toBe(screen.getByText('A job'));
    });

    it.each(['wheel', 'touchmove', 'keydown', 'pointerdown'])(
      'is given up when the reader moves first: %s',
      async (mover) => {
        const { scrolled, grow, arrive } = openAnchor();
        dispatchEvent(new Event(mover));
        arrive();
        grow();
        await told();
        expect(scrolled).not.toHaveBeenCalled();
      },
    );

    it('is given up with its page', async () => {
      const { scrolled, arrive } = openAnchor();
      await userEvent.setup().click(screen.getByText('A job'));
      arrive();
      await told();
      expect(scrolled).not.toHaveBeenCalled();
    });

    it('is left by Back, to where its link was', async () => {
      history.replaceState(null, '', '/business-directory/8');
      const places = layOut();
      window.scrollY = 0;
      render(
        <BrowserRouter>
          <Site />
        </BrowserRouter>,
      );
      await userEvent.setup().click(screen.getByText('Reviews'));
      scrollDown(1_200);
      expect(location.hash).toBe('#reviews');
      await act(async () => {
        history.back();
        await new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
      });
      expect([location.hash, places.at(-1)]).toEqual(['', 0]);
    });
  });

  it('begins at the top of a page that is opened by its address after another one was left', () => {
    history.replaceState(null, '', '/jobs');
    layOut();
    const first = render(
      <BrowserRouter>
        <Site />
      </BrowserRouter>,
    );
    scrollDown(900);
    dispatchEvent(new Event('pagehide'));
    first.unmount();

    history.replaceState(null, '', '/contact');
    const scrolled = layOut();
    render(
      <BrowserRouter>
        <Site />
      </BrowserRouter>,
    );
    expect(scrolled).toEqual([]);
  });

  it.each([
    ['reload', [900]],
    ['back_forward', [900]],
    ['navigate', []],
  ])('on a load of type %s goes to %p', (type, places) => {
    history.replaceState(null, '', '/jobs?search=baker');
    sessionStorage.setItem('commons-scroll', '{"default /jobs?search=baker":900}');
    performance.getEntriesByType = () => [{ type } as unknown as PerformanceEntry];
    const scrolled = layOut();
    render(
      <BrowserRouter>
        <Site />
      </BrowserRouter>,
    );
    expect(scrolled).toEqual(places);
  });
});
