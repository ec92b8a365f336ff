import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SearchBox } from './search-box';

const calls: string[] = [];

const groups = [
  {
    label: 'Searches',
    suggestions: [
      { key: 'rye bread', text: 'rye bread' },
      { key: 'rye roll', text: 'rye roll' },
    ],
  },
  {
    label: 'Businesses',
    suggestions: [{ key: '7', text: 'Rye & Co', note: 'Hixson, TN', own: true }],
  },
];

/** A search with suggestions for every text of two letters and more. */
function Search({ answered = true }: { readonly answered?: boolean }) {
  const [text, setText] = useState('');
  const [typed, setTyped] = useState('');
  return (
    <SearchBox
      label="Search jobs"
      placeholder="Title"
      value={text}
      onText={(now, typing) => {
        calls.push(`${typing ? 'typed' : 'searched'} ${now}`);
        setText(now);
      }}
      onAgain={() => calls.push('again')}
      groups={answered && typed.length > 1 ? groups : []}
      onTyped={setTyped}
      onPick={({ key }) => calls.push(`picked ${key}`)}
    />
  );
}

// Fake timers: on a busy machine a pause could come between two letters.
const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
beforeEach(() => {
  jest.useFakeTimers();
  calls.splice(0);
});
afterEach(() => jest.useRealTimers());

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search jobs' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const active = () => {
  const id = field().getAttribute('aria-activedescendant');
  const option = id && document.getElementById(id);
  if (option) expect(option.getAttribute('aria-selected')).toBe('true');
  return option ? option.textContent : null;
};

describe('SearchBox', () => {
  it('hands the text on once when typing pauses', async () => {
    render(<Search />);
    for (const letter of 'rye') {
      await user.type(field(), letter);
      pass(300);
    }
    expect(calls).toEqual([]);
    pass(100);
    expect(calls).toEqual(['typed rye']);
  });

  it('keeps late suggestions away from what Enter has searched for', async () => {
    const view = render(<Search answered={false} />);
    await user.type(field(), 'rye{Enter}');
    view.rerender(<Search />);
    expect(options()).toEqual([]);
    await user.keyboard('{ArrowDown}');
    expect(options()).toHaveLength(3);
  });

  it('searches at once by Enter, and again by the button with the same text', async () => {
    render(<Search />);
    await user.type(field(), 'rye{Enter}');
    expect(options()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Search' }));
    // No delayed report of the typing follows.
    pass(500);
    expect(calls).toEqual(['searched rye', 'again']);
  });
});

describe('suggestions of a SearchBox', () => {
  it('show while typing, in named groups, and say how many there are', async () => {
    render(<Search />);
    expect(field().getAttribute('aria-expanded')).toBe('false');
    await user.type(field(), 'r');
    expect(options()).toEqual([]);
    await user.type(field(), 'y');
    expect(field().getAttribute('aria-expanded')).toBe('true');
    const list = screen.getByRole('listbox');
    expect(field().getAttribute('aria-controls')).toBe(list.id);
    expect(screen.getByText('3 suggestions').getAttribute('aria-live')).toBe('polite');
    const businesses = within(list).getByRole('group', { name: 'Businesses' });
    expect(within(businesses).getByRole('option').textContent).toBe('Rye & CoHixson, TN');
    expect(active()).toBeNull();
  });

  it('are walked through by the arrows, from the text and back to it', async () => {
    render(<Search />);
    await user.type(field(), 'ry{ArrowDown}');
    expect(active()).toBe('rye bread');
    await user.keyboard('{ArrowUp}');
    expect(active()).toBeNull();
    await user.keyboard('{ArrowUp}');
    expect(active()).toContain('Rye & Co');
    await user.keyboard('{Home}');
    expect(active()).toBe('rye bread');
    await user.keyboard('{End}');
    expect(active()).toContain('Rye & Co');
    await user.keyboard('{ArrowDown}');
    expect(active()).toBeNull();
    await user.keyboard('{ArrowDown}{ArrowLeft}');
    expect(active()).toBeNull();
    expect(document.activeElement).toBe(field());
    expect(field().value).toBe('ry');
  });

  it('are searched at once when picked by Enter', async () => {
    render(<Search />);
    await user.type(field(), 'ry{ArrowDown}{ArrowDown}{Enter}');
    expect(field().value).toBe('rye roll');
    expect(options()).toEqual([]);
    pass(500);
    expect(calls).toEqual(['searched rye roll']);
  });

  it('are picked by a press, which leaves the keyboard in the field', async () => {
    render(<Search />);
    await user.type(field(), 'ry');
    const option = screen.getByRole('option', { name: 'rye bread' });
    // Without preventDefault, the press would take the focus away.
    expect(fireEvent.mouseDown(option)).toBe(false);
    await user.click(option);
    expect(calls).toEqual(['searched rye bread']);
    expect(document.activeElement).toBe(field());
  });

  it('do what they mean when they are no text, and empty the field', async () => {
    render(<Search />);
    await user.type(field(), 'ry{ArrowUp}{Enter}');
    pass(500);
    expect(calls).toEqual(['picked 7']);
    expect(field().value).toBe('');
  });

  it('close by Escape and by leaving the field, and open again by the arrow', async () => {
    render(<Search />);
    await user.type(field(), 'ry');
    await user.keyboard('{Escape}');
    expect(options()).toEqual([]);
    expect(field().value).toBe('ry');
    await user.keyboard('{ArrowDown}');
    expect(active()).toBe('rye bread');
    await user.keyboard('{Escape}{Alt>}{ArrowDown}{/Alt}');
    expect(options()).toHaveLength(3);
    expect(active()).toBeNull();
    await user.tab();
    expect(options()).toEqual([]);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Search' }));
  });

  it('are not shown for a text that was inserted whole, until they are requested', async () => {
    render(<Search />);
    await user.click(field());
    await user.paste('rye');
    expect(options()).toEqual([]);
    await user.keyboard('{ArrowDown}');
    expect(active()).toBe('rye bread');
  });

  it('ignore the keys of an input method', async () => {
    render(<Search />);
    await user.type(field(), 'ry{ArrowDown}');
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
    expect(active()).toBe('rye bread');
    expect(calls).toEqual([]);
  });
});
