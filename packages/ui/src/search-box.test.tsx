import { render, screen, waitFor } from '@testing-library/react';
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

beforeEach(() => calls.splice(0));

describe('SearchBox', () => {
  it('hands the text on once when typing pauses', async () => {
    render(<Search />);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search jobs' }), 'rye');
    expect(calls).toEqual([]);
    await waitFor(() => expect(calls).toEqual(['typed rye']));
  });

  it('searches at once by Enter, and again by the button with the same text', async () => {
    render(<Search />);
    await userEvent.type(screen.getByRole('searchbox'), 'rye{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    // No echo of the typing comes later.
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(calls).toEqual(['searched rye', 'again']);
  });
});
