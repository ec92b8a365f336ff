import { renderPage, screen, testUser } from '../testing/test-render.js';
import { useDraft } from './draft.js';

function Letter() {
  const [values, change, forget] = useDraft('apply:7', { cover_letter: '' });
  return (
    <>
      <textarea
        aria-label="Letter"
        onChange={(event) => change({ cover_letter: event.target.value })}
        value={values.cover_letter}
      />
      <button type="button" onClick={forget}>
        Sent
      </button>
    </>
  );
}

const letter = () => screen.getByLabelText<HTMLTextAreaElement>('Letter');

beforeEach(() => sessionStorage.clear());

describe('useDraft', () => {
  it('puts the text back for the same person after the page was left by a forced sign-in', async () => {
    const first = renderPage(<Letter />, { user: testUser() });
    await first.user.type(letter(), 'Dear baker');
    first.unmount();

    const other = renderPage(<Letter />, { user: testUser({ id: 'user-2' }) });
    expect(letter().value).toBe('');
    other.unmount();

    renderPage(<Letter />, { user: testUser() });
    expect(letter().value).toBe('Dear baker');
  });

  it('keeps apart what was typed for each business that a person acts for', async () => {
    const business = { id: 'b1', name: 'Millstone Bakery', role: 'manager' } as const;
    const theirs = renderPage(<Letter />, { user: testUser({ business }) });
    await theirs.user.type(letter(), 'Dear baker');
    theirs.unmount();

    const own = renderPage(<Letter />, { user: testUser() });
    expect(letter()).toHaveValue('');
    own.unmount();

    renderPage(<Letter />, { user: testUser({ business }) });
    expect(letter()).toHaveValue('Dear baker');
  });

  it('stores nothing as a guest until it is known who types', async () => {
    const { user } = renderPage(<Letter />, { session: { loading: true } });
    await user.type(letter(), 'Dear baker');
    expect(sessionStorage).toHaveLength(0);
  });

  it('forgets the text once it was sent', async () => {
    const first = renderPage(<Letter />, { user: testUser() });
    await first.user.type(letter(), 'Dear baker');
    await first.user.click(screen.getByText('Sent'));
    expect(letter().value).toBe('');
    first.unmount();
    renderPage(<Letter />, { user: testUser() });
    expect(letter().value).toBe('');
  });

  it('survives a broken entry of the storage', () => {
    sessionStorage.setItem('commons-draft:user-1:apply:7', '{');
    renderPage(<Letter />, { user: testUser() });
    expect(letter().value).toBe('');
  });

  it('ignores a draft of an earlier build with another shape', () => {
    sessionStorage.setItem(
      'commons-draft:user-1:apply:7',
      JSON.stringify({ cover_letter: { text: 'Dear baker' } }),
    );
    renderPage(<Letter />, { user: testUser() });
    expect(letter()).toHaveValue('');
  });
});
