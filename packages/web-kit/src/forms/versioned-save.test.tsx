import type { Versioned } from '@commons/contracts/shell-contract';
import { useState } from 'react';
import { useApiClient } from '../app-context.js';
import { fakeApi, renderPage, screen, stale, waitFor } from '../testing/test-render.js';
import { useDraft } from './draft.js';
import { useVersionedSave } from './versioned-save.js';

interface Note {
  readonly title: string;
  readonly text: string;
}
const labels = { title: 'Title', text: 'Text' };
const valuesOf = ({ title, text }: Note): Note => ({ title, text });

/** The smallest form over a record: two fields, a draft, a version. */
function NoteForm({ note }: { readonly note: Versioned<Note> }) {
  const api = useApiClient();
  const [start] = useState(() => valuesOf(note));
  const [values, change, forget] = useDraft('note', start);
  const version = useVersionedSave<Note, Note>({
    ...{ name: 'note', saved: { etag: note.etag, values: start }, valuesOf, labels },
  });
  const [said, say] = useState('');
  const save = async () => {
    const stored = await version.save({
      values,
      onMerged: change,
      send: (body, headers) => api.json('/note', { method: 'PUT', body, headers, versioned: true }),
    });
    say(stored ? 'saved' : 'kept');
    if (!stored) return;
    forget();
    version.forget();
  };
  const field = (name: keyof Note) => (
    <input
      aria-label={`${name} field`}
      onChange={({ target }) => {
        version.hold();
        change({ [name]: target.value });
      }}
      value={values[name]}
    />
  );
  return (
    <>
      {field('title')}
      {field('text')}
      <button onClick={() => void save().catch(() => say('failed'))} type="button">
        Save
      </button>
      <p role="status">{said}</p>
      {version.dialog}
    </>
  );
}

/** A server with one note that refuses changes of an older version. */
function open(note: Note) {
  const stored = { ...note, version: 1 };
  const answer = () => ({ ...valuesOf(stored), etag: `"${stored.version}"` });
  const theySave = (change: Partial<Note>) =>
    Object.assign(stored, change, { version: stored.version + 1 });
  const api = fakeApi({
    'PUT /note': ({ body, headers }) => {
      const base = headers?.['if-match'];
      if (base && base !== `"${stored.version}"`) throw stale(answer());
      theySave(body as Note);
      return answer();
    },
  });
  const show = () => renderPage(<NoteForm note={answer()} />, { api });
  return { stored, theySave, api, show };
}

const titleField = () => screen.getByLabelText('title field');
const saved = () => waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('saved'));
beforeEach(() => sessionStorage.clear());

it('sends the version that the form began with', async () => {
  const { api, show } = open({ title: 'Bread', text: 'Rye' });
  const { user } = show();
  await user.type(titleField(), '!');
  await user.click(screen.getByText('Save'));
  await saved();
  expect(api.calls).toEqual([expect.objectContaining({ headers: { 'if-match': '"1"' } })]);
});

it('shows both texts when someone saved meanwhile, and saves what was chosen', async () => {
  const { stored, theySave, show } = open({ title: 'Bread', text: 'Rye' });
  const { user } = show();
  await user.type(titleField(), ' of mine');
  theySave({ title: 'Cake', text: 'Spelt' });
  await user.click(screen.getByText('Save'));
  await screen.findByRole('dialog', { name: 'Someone saved a different text in the meantime' });
  const [mine] = screen.getAllByRole('radio', { name: 'Your text', description: 'Bread of mine' });
  expect(mine).toBeChecked();
  expect(screen.getByRole('radio', { description: 'Spelt' })).toBeChecked();
  expect(stored).toMatchObject({ title: 'Cake', text: 'Spelt' });
  await user.click(screen.getByText('Save what I chose'));
  await saved();
  expect(stored).toMatchObject({ title: 'Bread of mine', text: 'Spelt' });
});

it('returns to the form with the typed text, and asks again on the next attempt', async () => {
  const { stored, theySave, show } = open({ title: 'Bread', text: 'Rye' });
  const { user } = show();
  await user.type(titleField(), ' of mine');
  theySave({ title: 'Cake' });
  await user.click(screen.getByText('Save'));
  await user.click(await screen.findByText('Back to my text'));
  expect(titleField()).toHaveValue('Bread of mine');
  expect(stored.title).toBe('Cake');
  await user.click(screen.getByText('Save'));
  await user.click(await screen.findByRole('radio', { description: 'Cake' }));
  await user.click(screen.getByText('Save what I chose'));
  await saved();
  expect(stored.title).toBe('Cake');
});

it('does not ask about fields that no one else changed', async () => {
  const { stored, theySave, show } = open({ title: 'Bread', text: 'Rye' });
  const { user } = show();
  await user.type(titleField(), '!');
  theySave({});
  await user.click(screen.getByText('Save'));
  await saved();
  expect(stored.title).toBe('Bread!');
});

it('also asks when the text was typed before a reload, after which the page has newer text', async () => {
  const { stored, theySave, show } = open({ title: 'Bread', text: 'Rye' });
  const before = show();
  await before.user.type(titleField(), ' of mine');
  before.unmount();
  theySave({ title: 'Cake' });
  const { user } = show();
  expect(titleField()).toHaveValue('Bread of mine');
  await user.click(screen.getByText('Save'));
  await user.click(await screen.findByText('Save what I chose'));
  await saved();
  expect(stored.title).toBe('Bread of mine');
});
