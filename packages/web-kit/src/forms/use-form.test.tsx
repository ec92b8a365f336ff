import { useState } from 'react';
import { useApiClient } from '../app-context.js';
import {
  fakeApi,
  fireEvent,
  networkError,
  networkText,
  refusal,
  renderPage,
  screen,
  waitFor,
} from '../testing/test-render.js';
import { useForm } from './use-form.js';

/** A form with a controlled field, a required one that is left to the browser, and a second button. */
function NoteForm() {
  const api = useApiClient();
  const [values, setValues] = useState({ title: '' });
  const [saved, setSaved] = useState(0);
  const save = async (text: string) => {
    await api.json('/note', { method: 'PUT', body: { ...values, text } });
    setSaved((before) => before + 1);
  };
  const { busy, errors, failure, submit, field, act, clear } = useForm({
    values,
    change: (part) => {
      setValues((now) => ({ ...now, ...part }));
      clear(Object.keys(part));
    },
    limits: { title: 80 },
    missing: { text: 'Write a text.' },
    check: () => (values.title === 'x' ? { title: 'Too short.' } : undefined),
    send: (read) => save(read('text')),
    failed: 'The note was not saved.',
  });
  return (
    <form noValidate onSubmit={submit}>
      <input aria-label="Title" {...strip(field('title'))} />
      <p>{errors.title}</p>
      <textarea aria-label="Text" name="text" required />
      <p>{errors.text}</p>
      <button disabled={busy} type="submit">
        Save
      </button>
      <button disabled={busy} onClick={() => act(() => save(''))} type="button">
        Empty
      </button>
      <p role="alert">{failure}</p>
      <p role="status">{saved}</p>
    </form>
  );
}

const strip = ({ error: _, ...input }: { readonly error: string | undefined }) => input;

const title = () => screen.getByLabelText<HTMLInputElement>('Title');
const text = () => screen.getByLabelText('Text');
const save = () => screen.getByRole('button', { name: 'Save' });

/** A server that answers the calls in this order; the last answer repeats. */
function open(...answers: readonly (() => unknown)[]) {
  const api = fakeApi({
    'PUT /note': () => answers[Math.min(api.calls.length, answers.length) - 1]?.(),
  });
  const { user } = renderPage(<NoteForm />, { api });
  return { api, user };
}

const saved = () => ({});
const fill = async (user: ReturnType<typeof open>['user']) => {
  await user.type(title(), 'Bread');
  await user.type(text(), 'Rye');
};
const invalid = (...fields: string[]) => {
  throw refusal(
    422,
    fields.map((name) => ({ loc: ['body', name], msg: `No ${name}.`, type: 'value_error' })),
  );
};

it('sends nothing while a field is wrong, and focuses the first in the order of the form', async () => {
  const { api, user } = open(saved);
  await user.type(title(), 'x');
  await user.click(save());
  expect(screen.getByText('Too short.')).toBeVisible();
  expect(screen.getByText('Write a text.')).toBeVisible();
  expect(title()).toHaveFocus();
  expect(api.calls).toHaveLength(0);

  await user.type(title(), 'y');
  expect(screen.queryByText('Too short.')).toBeNull();
  expect(screen.getByText('Write a text.')).toBeVisible();
});

it('sends once, however often it is submitted meanwhile, and is busy until the answer', async () => {
  let answer = (_: unknown) => {};
  const { api, user } = open(() => new Promise((resolve) => (answer = resolve)));
  await fill(user);
  const form = title().closest('form') as HTMLFormElement;
  fireEvent.submit(form);
  fireEvent.submit(form);
  await waitFor(() => expect(save()).toBeDisabled());
  fireEvent.submit(form);
  answer({});
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1'));
  expect(save()).toBeEnabled();
  expect(api.calls).toEqual([expect.objectContaining({ body: { title: 'Bread', text: 'Rye' } })]);
});

it("shows the server's field errors at their fields, and removes them with the next attempt", async () => {
  const { user } = open(() => invalid('text'), saved);
  await fill(user);
  await user.click(save());
  expect(await screen.findByText('No text.')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Please check the marked fields.');
  expect(text()).toHaveFocus();

  await user.click(save());
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1'));
  expect(screen.queryByText('No text.')).toBeNull();
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

it('names an error of a field that the form does not have in the message', async () => {
  const { user } = open(() => invalid('color'));
  await fill(user);
  await user.click(save());
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('color: No color.'));
});

it('keeps the text and says why when the service is down', async () => {
  const { user } = open(() => {
    throw refusal(503);
  });
  await fill(user);
  await user.click(save());
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent('The note was not saved.'),
  );
  expect(title()).toHaveValue('Bread');
  expect(text()).toHaveValue('Rye');
});

it('shares busy and failure with the other buttons of the form', async () => {
  const { api, user } = open(() => {
    throw networkError();
  });
  await user.click(screen.getByRole('button', { name: 'Empty' }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(networkText));
  expect(api.calls).toHaveLength(1);
});
