import { fireEvent, render, screen } from '@testing-library/react';
import { FilterFrame } from './filter-frame';

function Fields({ onRender }: { readonly onRender: (isShown: boolean) => void }) {
  onRender(document.querySelector('dialog') !== null);
  return <input aria-label="Remote OK" type="checkbox" />;
}

beforeAll(() => {
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
});

describe('on a wide screen', () => {
  const narrow = globalThis.matchMedia;
  beforeEach(() => {
    globalThis.matchMedia = ((media: string) => ({
      media,
      matches: true,
      addEventListener: () => {},
      removeEventListener: () => {},
    })) as never;
  });
  afterEach(() => {
    globalThis.matchMedia = narrow;
  });

  it('has the search first, then the filters, then the results', () => {
    render(
      <FilterFrame
        count={0}
        fields={<input aria-label="Remote OK" type="checkbox" />}
        onClear={() => {}}
        search={<input aria-label="Search" />}
        show="Show 12 jobs"
        sort={<select aria-label="Sort" />}
      >
        {() => <a href="/jobs/1">Baker</a>}
      </FilterFrame>,
    );
    const stops = [...document.querySelectorAll('input, select, a')];
    expect(stops.map((stop) => stop.getAttribute('aria-label') ?? stop.textContent)).toEqual([
      ...['Search', 'Sort', 'Remote OK', 'Baker'],
    ]);
  });
});

it('opens the sheet first and fills it then, so that a slow phone answers the press at once', () => {
  const shownBefore: boolean[] = [];
  render(
    <FilterFrame
      count={0}
      fields={<Fields onRender={(shown) => shownBefore.push(shown)} />}
      onClear={() => {}}
      search={null}
      show="Show 12 jobs"
      sort={null}
    >
      {() => null}
    </FilterFrame>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Filters' }));
  expect(screen.getByLabelText('Remote OK')).toBeTruthy();
  expect(shownBefore[0]).toBe(true);
});
