import { fakeApi, refusal, renderPage, screen, testUser } from '../testing/test-render';
import { SwitchedOffNote } from './switched-off-note';

const api = (off: string[]) => fakeApi({ 'GET /feature-switches': () => ({ off }) });
const open = (off: string[], user?: ReturnType<typeof testUser>) =>
  renderPage(
    <>
      <SwitchedOffNote feature="guest_reviews" />
      <SwitchedOffNote feature="ai_tools" />
    </>,
    { route: '/', at: '/', api: api(off), ...(user && { user }) },
  );

it('says what is paused and what continues', async () => {
  open(['ai_tools']);
  expect(await screen.findByText(/The AI tools are paused .* Your drafts are kept/)).toBeVisible();
  expect(screen.queryByText(/Reviews/)).toBeNull();
});

it('hides what only concerns guests from members', async () => {
  open(['guest_reviews']);
  expect(await screen.findByText(/Please sign in to write one/)).toBeVisible();
  document.body.replaceChildren();
  open(['guest_reviews', 'ai_tools'], testUser());
  expect(await screen.findByText(/The AI tools are paused/)).toBeVisible();
  expect(screen.queryByText(/Reviews/)).toBeNull();
});

it('shows nothing while the state is unknown', async () => {
  const away = fakeApi({
    'GET /feature-switches': () => {
      throw refusal(503);
    },
  });
  renderPage(<SwitchedOffNote feature="ai_tools" />, { route: '/', at: '/', api: away });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByRole('status')).toBeNull();
});
