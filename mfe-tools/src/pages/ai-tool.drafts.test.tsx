import { screen, waitFor } from '@commons/web-kit/testing/test-render';
import { enter, generateButton, openTool, requiredOf, streamOf } from '../testing/ai-tool-calls';

beforeEach(() => sessionStorage.clear());

const id = 'email-assistant';
const path = `POST /ai/${id}`;
const shown = (text: string) => screen.findByText(text);
const button = (name: string) => screen.getByRole('button', { name });

describe('drafts', () => {
  const draft = {
    id: 'd1',
    tool: id,
    title: 'Dear client',
    text: 'Dear client, kept',
    provider: 'built-in',
    input: { ...emailInput(), tone: 'friendly', unknown: 'x' },
    created_at: '2026-11-20T10:00:00.000Z',
  };

  it('saves a text with its input', async () => {
    const kept: unknown[] = [];
    const { user, api } = openTool(id, {
      [path]: () => streamOf('## Dear **client**\n\nPlease pay.', 'some-model'),
      'GET /ai/drafts': () => [...kept],
      'POST /ai/drafts': ({ body }) => {
        kept.push({ ...draft, ...(body as object) });
        return draft;
      },
    });
    enter(requiredOf(id));
    await user.click(generateButton());
    await user.click(await screen.findByRole('button', { name: 'Save draft' }));
    expect(await screen.findByRole('button', { name: 'Draft saved' })).toBeDisabled();
    const sent = api.calls.find(({ method, path: to }) => method === 'POST' && to === '/ai/drafts');
    expect(sent?.body).toEqual({
      tool: id,
      title: 'Dear client',
      text: '## Dear **client**\n\nPlease pay.',
      provider: 'some-model',
      input: emailInput(),
    });
    expect(await screen.findByRole('button', { name: /Saved drafts/ })).toBeVisible();
  });

  it('opens a saved one with its input, and deletes it', async () => {
    let kept = [draft];
    const { user, api } = openTool(id, {
      'GET /ai/drafts': () => kept,
      'DELETE /ai/drafts/*': () => {
        kept = [];
      },
      'POST /ai/drafts': () => draft,
    });
    await user.click(await screen.findByRole('button', { name: /Saved drafts/ }));
    await user.click(button('Open: Dear client'));
    expect(await shown('Dear client, kept')).toBeVisible();
    expect(screen.getByLabelText('Tone')).toHaveValue('friendly');
    expect(screen.getByLabelText('Email type')).toHaveValue('Invoice');
    expect(generateButton()).toBeEnabled();
    expect(screen.queryByText(/entries have changed/)).toBeNull();
    await user.click(screen.getByRole('button', { name: /Saved drafts/ }));
    await user.click(button('Delete: Dear client'));
    await waitFor(() => expect(screen.queryByText('Saved drafts')).toBeNull());
    expect(api.calls.map(({ method, path: to }) => [method, to])).toContainEqual([
      'DELETE',
      '/ai/drafts/d1',
    ]);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
    const again = api.calls.findLast(({ method }) => method === 'POST');
    expect(again).toMatchObject({ path: '/ai/drafts', body: { text: 'Dear client, kept' } });
  });
});

function emailInput() {
  return {
    emailType: 'Invoice',
    recipientType: 'Client',
    emailPurpose: 'Ask for the payment of invoice 17',
    keyPoints: '',
    tone: 'professional',
  };
}
