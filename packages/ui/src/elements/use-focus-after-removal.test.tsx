import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useFocusAfterRemoval } from './use-focus-after-removal';

interface ListProps {
  readonly names: readonly string[];
  /** Removes later, as an answer of the server does. */
  readonly isSlow?: boolean;
}

function Saved({ names, isSlow }: ListProps) {
  const list = useFocusAfterRemoval<HTMLDivElement>();
  const [left, setLeft] = useState(names);
  const [closed, setClosed] = useState<readonly string[]>([]);
  const remove = (name: string) => {
    const act = () => setLeft((now) => now.filter((one) => one !== name));
    if (isSlow) setTimeout(act, 20);
    else act();
  };
  return (
    <>
      <div ref={list} tabIndex={-1}>
        <ul>
          {left.map((name) => (
            <li key={name}>
              <a href="/job">{name}</a>
              {!closed.includes(name) && (
                <button onClick={() => setClosed([...closed, name])} type="button">
                  Close {name}
                </button>
              )}
              <button onClick={() => remove(name)} type="button">
                Remove {name}
              </button>
            </li>
          ))}
        </ul>
        {left.length === 0 && <a href="/search">Search</a>}
      </div>
      <input aria-label="Elsewhere" />
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const expectFocus = (role: string, name: string) =>
  waitFor(() => expect(document.activeElement).toBe(screen.getByRole(role, { name })));

it('moves to the same button of the entry that took the place, then back, then to what is left', async () => {
  render(<Saved names={['Baker', 'Cook', 'Driver']} />);
  await press('Remove Cook');
  await expectFocus('button', 'Remove Driver');
  await press('Remove Driver');
  await expectFocus('button', 'Remove Baker');
  await press('Remove Baker');
  await expectFocus('link', 'Search');
});

it('stays in the entry whose button alone has gone', async () => {
  render(<Saved names={['Baker', 'Cook']} />);
  await press('Close Cook');
  await expectFocus('link', 'Cook');
});

it('leaves the focus where the person moved it meanwhile', async () => {
  render(<Saved isSlow names={['Baker', 'Cook']} />);
  await press('Remove Baker');
  await userEvent.click(screen.getByLabelText('Elsewhere'));
  await waitFor(() => expect(screen.queryByText('Baker')).toBeNull());
  expect(document.activeElement).toBe(screen.getByLabelText('Elsewhere'));
});
