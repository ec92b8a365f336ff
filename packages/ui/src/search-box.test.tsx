import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SearchBox } from './search-box';

const calls: string[] = [];

function Search() {
  const [text, setText] = useState('');
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
    />
  );
}

// A time of its own: on a busy machine a pause could come between two letters.
const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
beforeEach(() => {
  jest.useFakeTimers();
  calls.splice(0);
});
afterEach(() => jest.useRealTimers());

describe('SearchBox', () => {
  it('hands the text on once when typing pauses', async () => {
    render(<Search />);
    for (const letter of 'rye') {
      await user.type(screen.getByRole('searchbox', { name: 'Search jobs' }), letter);
      pass(300);
    }
    expect(calls).toEqual([]);
    pass(100);
    expect(calls).toEqual(['typed rye']);
  });

  it('searches at once by Enter, and again by the button with the same text', async () => {
    render(<Search />);
    await user.type(screen.getByRole('searchbox'), 'rye{Enter}');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    // No echo of the typing comes later.
    pass(500);
    expect(calls).toEqual(['searched rye', 'again']);
  });
});
