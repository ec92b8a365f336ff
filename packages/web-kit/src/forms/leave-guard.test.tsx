import { Link } from '@commons/web-kit/router';
import { useState } from 'react';
import { fireEvent, renderPage, screen } from '../testing/test-render.js';
import { useLeaveGuard } from './leave-guard.js';

/** What the browser was left to do with the clicks on plain links. */
const followed: string[] = [];
// jsdom cannot load another page.
const follow = (event: Event) => {
  if (!event.defaultPrevented) followed.push((event.target as HTMLAnchorElement).href);
  event.preventDefault();
};

function Form() {
  const { asking, leave, stay } = useLeaveGuard(true);
  const [hasLink, setHasLink] = useState(true);
  return (
    <>
      {hasLink && (
        <Link state={{ returnTo: '/form' }} to="/login">
          Log in
        </Link>
      )}
      <button onClick={() => setHasLink(false)} type="button">
        Close the menu
      </button>
      <a href="/form?lang=es">Español</a>
      {asking && (
        <>
          <button onClick={leave} type="button">
            Discard
          </button>
          <button onClick={stay} type="button">
            Keep editing
          </button>
        </>
      )}
    </>
  );
}

beforeEach(() => {
  followed.splice(0);
  window.addEventListener('click', follow);
});
afterEach(() => window.removeEventListener('click', follow));

const open = () => renderPage(<Form />, { route: '/form' });
const discard = () => screen.getByRole('button', { name: 'Discard' });

describe('a link on a form with unsaved changes', () => {
  it('is followed by the browser after the question, if it is a plain one', async () => {
    const { user, path } = open();
    await user.click(screen.getByText('Español'));
    expect(followed).toEqual([]);
    await user.click(discard());
    expect(followed).toEqual([`${location.origin}/form?lang=es`]);
    expect(path()).toBe('/form');
  });

  it('is followed by the router with its state, if it is one of the router', async () => {
    const { user, path, entryState } = open();
    await user.click(screen.getByText('Log in'));
    expect(path()).toBe('/form');
    await user.click(discard());
    expect(path()).toBe('/login');
    expect(entryState()).toEqual({ returnTo: '/form' });
    expect(followed).toEqual([]);
  });

  it('is not followed by those who stay, who are asked again', async () => {
    const { user, path } = open();
    await user.click(screen.getByText('Español'));
    await user.click(screen.getByRole('button', { name: 'Keep editing' }));
    fireEvent.click(screen.getByText('Log in'));
    expect(discard()).toBeVisible();
    expect(path()).toBe('/form');
    expect(followed).toEqual([]);
  });

  it('leads there also when it has left the page meanwhile, as one of a menu does', async () => {
    const { user, path } = open();
    await user.click(screen.getByText('Log in'));
    await user.click(screen.getByText('Close the menu'));
    await user.click(discard());
    expect(path()).toBe('/login');
  });
});
