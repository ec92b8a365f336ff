import { networkError, screen, waitFor, within } from '@commons/web-kit/testing/test-render';
import { type Call, openDesk as open } from '../testing/desk';
import { application } from '../testing/samples';

type Page = ReturnType<typeof open>;
interface Letter {
  readonly key: string;
  readonly ids: string[];
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem('commons-applications-view', 'list');
});

const writeToAll = async ({ user }: Page) => {
  await user.click(screen.getByRole('button', { name: 'Write to all' }));
  return within(await screen.findByRole('dialog', { name: /^Write to/ }));
};

const selectTwo = async ({ user }: Page) => {
  await user.click(await screen.findByLabelText('Select Person p1'));
  await user.click(screen.getByLabelText('Select Person p2'));
};

it('writes one letter to all after a look at it with each name, and goes on after a failure', async () => {
  const bodies: Letter[] = [];
  const { user } = open('', {
    'POST /applications/letters': ({ body }: Call) => {
      bodies.push(body as Letter);
      if (bodies.length === 1) throw networkError();
      return { done: [], failed: [] };
    },
  });
  await user.click(await screen.findByLabelText('Select Person p1'));
  await user.click(screen.getByLabelText('Select Person p2'));
  await user.click(screen.getByRole('button', { name: 'Write to all' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Write to 2 people' }));
  await user.type(dialog.getByLabelText('Subject'), 'About {{job}');
  await user.type(dialog.getByLabelText('Message'), 'Dear {{nmae}');
  await user.click(dialog.getByRole('button', { name: 'Preview' }));
  expect(dialog.getByText(/please change {nmae}/)).toBeVisible();
  await user.clear(dialog.getByLabelText('Message'));
  await user.type(dialog.getByLabelText('Message'), 'Dear {{name}');
  await user.click(dialog.getByRole('button', { name: 'Preview' }));
  expect(dialog.getByText('Dear Person p1')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Next' }));
  expect(dialog.getByText('Dear Person p2')).toBeVisible();
  expect(dialog.getByText('About Printer')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Send 2 Emails' }));
  await user.click(await dialog.findByRole('button', { name: 'Send 2 Emails' }));
  expect(await screen.findByText('2 emails sent successfully')).toBeVisible();
  expect(bodies[1]).toEqual(bodies[0]);
});

it('stays open while it sends, so that a failure is seen', async () => {
  let fail = (_: unknown) => {};
  const page = open('', {
    'POST /applications/letters': () => new Promise((_, reject) => (fail = reject)),
  });
  const { user } = page;
  await selectTwo(page);
  const dialog = await writeToAll(page);
  await user.type(dialog.getByLabelText('Subject'), 'About the job');
  await user.type(dialog.getByLabelText('Message'), 'Hello');
  await user.click(dialog.getByRole('button', { name: 'Preview' }));
  await user.click(dialog.getByRole('button', { name: 'Send 2 Emails' }));
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  fail(networkError());
  expect(await dialog.findByRole('alert')).toHaveTextContent(/^Network error/);
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('begins a letter to many from a template that names no one, in any language', async () => {
  const { user } = open('', {
    'GET /applications/p1/email-template/*': () => ({
      subject: 'Su solicitud: Printer en Printer & Sons',
      message: 'Hola, Person p1:\n\nGracias por solicitar el puesto de Printer en Printer & Sons.',
    }),
  });
  await user.click(await screen.findByLabelText('Select Person p1'));
  await user.click(screen.getByLabelText('Select Person p2'));
  await user.click(screen.getByRole('button', { name: 'Write to all' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Write to 2 people' }));
  await user.click(dialog.getByRole('button', { name: 'Rejection Letter' }));
  const message = dialog.getByLabelText<HTMLTextAreaElement>('Message');
  await waitFor(() => expect(message.value).toMatch(/^Hola, {name}:\n\n/));
  expect(message.value).toContain('el puesto de {job} en Printer & Sons.');
  expect(dialog.getByLabelText('Subject')).toHaveValue('Su solicitud: {job} en Printer & Sons');
});

it('goes on with the same letter when it is sent from another dialog after a failure', async () => {
  const bodies: Letter[] = [];
  const page = open('', {
    'POST /applications/letters': ({ body }: Call) => {
      bodies.push(body as Letter);
      if (bodies.length === 1) throw networkError();
      return { done: [], failed: [] };
    },
  });
  const { user } = page;
  await selectTwo(page);
  let dialog = await writeToAll(page);
  await user.type(dialog.getByLabelText('Subject'), 'News');
  await user.type(dialog.getByLabelText('Message'), 'Dear {{name}');
  await user.click(dialog.getByRole('button', { name: 'Preview' }));
  await user.click(dialog.getByRole('button', { name: 'Send 2 Emails' }));
  await dialog.findByText(/Send again to continue/);
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  const send = async () => {
    dialog = await writeToAll(page);
    await user.click(dialog.getByRole('button', { name: 'Preview' }));
    await user.click(dialog.getByRole('button', { name: 'Send 2 Emails' }));
    await screen.findByText('2 emails sent successfully');
  };
  await send();
  expect(bodies[1]).toEqual(bodies[0]);
  // The next letter is another one.
  await selectTwo(page);
  dialog = await writeToAll(page);
  await user.type(dialog.getByLabelText('Subject'), 'News');
  await user.type(dialog.getByLabelText('Message'), 'Dear {{name}');
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await send();
  expect(bodies[2]?.key).not.toBe(bodies[0]?.key);
});

it('asks before a template replaces the own letter to many, and forgets the decision of the last one', async () => {
  const page = open('', {
    'GET /applications/p1/email-template/*': ({ path }: Call) => ({
      subject: path.includes('rejection') ? 'No' : 'Yes',
      message: 'Dear Person p1,\n\nplease read on.',
    }),
  });
  const { user } = page;
  await selectTwo(page);
  const dialog = await writeToAll(page);
  const subject = dialog.getByLabelText('Subject');
  await user.type(subject, 'My own words');
  await user.click(dialog.getByRole('button', { name: 'Job Offer' }));
  await user.click(await dialog.findByRole('button', { name: 'Keep my text' }));
  expect(subject).toHaveValue('My own words');
  expect(subject).toHaveFocus();
  await user.click(dialog.getByRole('button', { name: 'Job Offer' }));
  await user.click(await dialog.findByRole('button', { name: 'Replace my text' }));
  await waitFor(() => expect(subject).toHaveValue('Yes'));
  await user.click(dialog.getByLabelText('Also mark as accepted'));
  await user.click(dialog.getByRole('button', { name: 'Rejection Letter' }));
  await waitFor(() => expect(subject).toHaveValue('No'));
  expect(dialog.getByLabelText('Also mark as rejected')).not.toBeChecked();
});

it.each([
  ['Dea', 'Dear Dea,', 'Dear {name},'],
  ['Ann', 'Dear Annika,', 'Dear Annika,'],
  ['Dear', 'Dear Dear,', 'Dear {name},'],
  ['Hola  Ruiz', 'Hola, Hola Ruiz:', 'Hola, {name}:'],
])('finds %s in the greeting of a template as whole words', async (name, greeting, wanted) => {
  const page = open('', {
    'GET /applications/all': () => [application('p1', { applicant_name: name })],
    'GET /applications/p1/email-template/*': () => ({ subject: 'News', message: `${greeting}\n` }),
  });
  const { user } = page;
  await user.click(await screen.findByRole('checkbox', { name: /^Select/ }));
  const dialog = await writeToAll(page);
  await user.click(dialog.getByRole('button', { name: 'Rejection Letter' }));
  await waitFor(() => expect(dialog.getByLabelText('Message')).toHaveValue(`${wanted}\n`));
});
