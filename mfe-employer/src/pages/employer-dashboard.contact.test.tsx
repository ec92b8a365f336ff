import type { EmployerApplication } from '@commons/contracts/applications/applications';
import {
  networkError,
  networkText,
  refusal,
  screen,
  timedOut,
  timeoutText,
  waitFor,
  within,
} from '@commons/web-kit/testing/test-render';
import { openDashboard } from '../testing/open-dashboard';
import { application } from '../testing/samples';

type Answers = Parameters<typeof openDashboard>[1];
const texts: Record<string, { subject: string; message: string }> = {
  interview_invitation: { subject: 'Interview: Printer', message: 'Dear Ines,\n\nplease come.' },
  acceptance: { subject: 'Job offer: Printer', message: 'Dear Ines,\n\nthe job is yours.' },
  rejection: { subject: 'Your application: Printer', message: 'Dear Ines,\n\nwe are sorry.' },
};
const template: Answers = {
  'GET /applications/a/email-template/*': ({ path }: { path: string }) =>
    texts[path.split('/').at(-1) ?? ''],
};
const sentMail = { email_id: '1', subject: 'S', email_type: 'custom', at: '2026-11-03T12:00:00Z' };
const failing = (error: unknown) => () => {
  throw error;
};

beforeEach(() => sessionStorage.clear());

async function contact(answers: Answers = {}, changes: Partial<EmployerApplication> = {}) {
  const ines = application('a', { applicant_name: 'Ines Calloway', ...changes });
  const page = openDashboard('applications', {
    'GET /applications/all': () => [ines],
    'POST /applications/a/email': () => sentMail,
    'PUT /applications/a/status': () => ines,
    ...template,
    ...answers,
  });
  const open = async () => {
    await page.user.click(await screen.findByRole('button', { name: 'Contact Applicant' }));
    return within(await screen.findByRole('dialog', { name: 'Contact Ines Calloway' }));
  };
  const dialog = await open();
  const press = (name: string) => page.user.click(dialog.getByRole('button', { name }));
  const sent = () => page.api.calls.filter(({ method }) => method !== 'GET');
  return { ...page, dialog, open, press, sent };
}

it('[EMP-17] has three templates, subject and message, Send Email and Cancel', async () => {
  const { dialog, press } = await contact();
  const templates = within(dialog.getByRole('group', { name: 'Templates' }));
  expect(templates.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Interview Invitation',
    'Job Offer',
    'Rejection Letter',
  ]);
  expect(dialog.getByLabelText('Subject')).toHaveValue('');
  expect(dialog.getByLabelText('Message')).toHaveValue('');
  expect(dialog.getByRole('button', { name: 'Send Email' })).toBeEnabled();
  await press('Cancel');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it("[EMP-18] fills in each template, and shows the server's message on a failure", async () => {
  const { dialog, press, api } = await contact();
  for (const [name, type] of [
    ['Interview Invitation', 'interview_invitation'],
    ['Job Offer', 'acceptance'],
    ['Rejection Letter', 'rejection'],
  ] as const) {
    await press(name);
    await waitFor(() => expect(dialog.getByLabelText('Subject')).toHaveValue(texts[type]?.subject));
    expect(dialog.getByLabelText('Message')).toHaveValue(texts[type]?.message);
    expect(api.calls.at(-1)?.path).toBe(`/applications/a/email-template/${type}`);
  }
});

it('[EMP-18] shows a fixed text when a template cannot be loaded', async () => {
  const { dialog, press } = await contact({
    'GET /applications/a/email-template/*': failing(refusal(404, 'Application not found')),
  });
  await press('Job Offer');
  expect(await dialog.findByText('Failed to load email template')).toBeVisible();
});

it('refuses a letter with an open placeholder', async () => {
  const { dialog, press, user, sent } = await contact();
  await user.type(dialog.getByLabelText('Subject'), 'Interview');
  await user.type(dialog.getByLabelText('Message'), 'Come on [[fill in: day].');
  await press('Send Email');
  expect(await dialog.findByText('Fill in what is still open: [fill in: day]')).toBeVisible();
  expect(sent()).toEqual([]);
});

it('[EMP-19] sends the four fields, confirms, and keeps a failed letter for a retry', async () => {
  let refused: unknown = refusal(500);
  const { dialog, press, user, sent } = await contact({
    'POST /applications/a/email': () => {
      if (refused) throw refused;
      return sentMail;
    },
  });
  await press('Interview Invitation');
  await waitFor(() => expect(dialog.getByLabelText('Subject')).toHaveValue('Interview: Printer'));
  await user.type(dialog.getByLabelText('Message'), ' Nine?');
  await press('Send Email');
  expect(await dialog.findByText('Failed to send email.')).toBeVisible();
  refused = networkError();
  await press('Send Email');
  expect(await dialog.findByText(networkText)).toBeVisible();
  refused = timedOut();
  await press('Send Email');
  expect(await dialog.findByText(timeoutText)).toBeVisible();
  refused = refusal(429, 'You can send 10 emails a day to one applicant.');
  await press('Send Email');
  expect(await dialog.findByText(/^You can send 10 emails/)).toBeVisible();
  refused = undefined;
  await press('Send Email');
  expect(await screen.findByText('Email sent successfully')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent().map(({ body }) => body)).toEqual(
    Array(5).fill({
      application_id: 'a',
      subject: 'Interview: Printer',
      message: `${texts.interview_invitation?.message} Nine?`,
      email_type: 'interview_invitation',
    }),
  );
  // Retries of the same text send the same idempotency key.
  expect(new Set(sent().map(({ headers }) => headers?.['idempotency-key'])).size).toBe(1);
});

it('[EMP-20] requires both subject and message', async () => {
  const { dialog, press, user, sent } = await contact();
  await press('Send Email');
  expect(await dialog.findByText('Please fill in both subject and message')).toBeVisible();
  await user.type(dialog.getByLabelText('Subject'), '   ');
  await user.type(dialog.getByLabelText('Message'), 'Hello');
  await press('Send Email');
  expect(dialog.getByText('Please fill in both subject and message')).toBeVisible();
  expect(sent()).toEqual([]);
});

it('stays open while it sends, so that a failure is seen', async () => {
  let fail = (_: unknown) => {};
  const { dialog, press, user } = await contact({
    'POST /applications/a/email': () => new Promise((_, reject) => (fail = reject)),
  });
  await user.type(dialog.getByLabelText('Subject'), 'Hello');
  await user.type(dialog.getByLabelText('Message'), 'My own words');
  await press('Send Email');
  expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  await press('Close');
  fail(refusal(500));
  expect(await dialog.findByText('Failed to send email.')).toBeVisible();
  await press('Close');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('asks before a template replaces own text, and types a letter from blank as custom', async () => {
  const { dialog, press, user, sent } = await contact();
  await user.type(dialog.getByLabelText('Subject'), 'Hello');
  await user.type(dialog.getByLabelText('Message'), 'My own words');
  await press('Job Offer');
  expect(dialog.getByText(/replaces what you have written/)).toBeVisible();
  await press('Keep my text');
  expect(dialog.getByLabelText('Message')).toHaveValue('My own words');
  expect(dialog.getByLabelText('Subject')).toHaveFocus();
  await press('Job Offer');
  await press('Replace my text');
  await waitFor(() => expect(dialog.getByLabelText('Subject')).toHaveValue('Job offer: Printer'));
  await user.clear(dialog.getByLabelText('Subject'));
  await user.clear(dialog.getByLabelText('Message'));
  await user.type(dialog.getByLabelText('Subject'), 'Hello');
  await user.type(dialog.getByLabelText('Message'), 'Again');
  await press('Send Email');
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.body).toMatchObject({ email_type: 'custom', message: 'Again' });
});

it('keeps the draft when it is closed', async () => {
  const { dialog, press, open, user } = await contact();
  await user.type(dialog.getByLabelText('Message'), 'Half a letter');
  await press('Cancel');
  expect((await open()).getByLabelText('Message')).toHaveValue('Half a letter');
});

it('marks as accepted or rejected only when that is ticked (decision A31)', async () => {
  const { dialog, press, user, sent, open } = await contact();
  expect(dialog.queryByRole('checkbox')).toBeNull();
  await press('Rejection Letter');
  const box = await dialog.findByLabelText('Also mark as rejected');
  expect(box).not.toBeChecked();
  await press('Send Email');
  await waitFor(() => expect(sent()).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const again = await open();
  await user.click(again.getByRole('button', { name: 'Job Offer' }));
  await user.click(await again.findByLabelText('Also mark as accepted'));
  await user.click(again.getByRole('button', { name: 'Send Email' }));
  await waitFor(() => expect(sent()).toHaveLength(2));
  // One call: the mail announces the decision, so both wait for the end of the undo period.
  expect(sent()[0]?.body).not.toHaveProperty('mark_as');
  expect(sent()[1]?.body).toMatchObject({ email_type: 'acceptance', mark_as: 'accepted' });
});

it('does not offer a status that the application already has', async () => {
  const { dialog, press } = await contact({}, { status: 'accepted' });
  await press('Job Offer');
  await waitFor(() => expect(dialog.getByLabelText('Subject')).toHaveValue('Job offer: Printer'));
  expect(dialog.queryByRole('checkbox')).toBeNull();
});
