import { networkError, screen, waitFor } from '@commons/web-kit/testing/test-render';
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

  it('says that the last one could not be put back, and tries again', async () => {
    let kept = [draft];
    let isDown = true;
    const { user } = openTool(id, {
      'GET /ai/drafts': () => kept,
      'DELETE /ai/drafts/*': () => {
        kept = [];
      },
      'POST /ai/drafts': () => {
        if (isDown) throw networkError();
        kept = [draft];
        return draft;
      },
    });
    await user.click(await screen.findByRole('button', { name: /Saved drafts/ }));
    await user.click(button('Delete: Dear client'));
    await waitFor(() => expect(screen.queryByText('Saved drafts')).toBeNull());
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/could not be saved again/);
    isDown = false;
    await user.click(button('Undo'));
    expect(await screen.findByRole('button', { name: /Saved drafts/ })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says that one could not be deleted, also once the list is closed', async () => {
    const { user } = openTool(id, {
      'GET /ai/drafts': () => [draft],
      'DELETE /ai/drafts/*': () => {
        throw networkError();
      },
    });
    await user.click(await screen.findByRole('button', { name: /Saved drafts/ }));
    await user.click(button('Delete: Dear client'));
    const failure = await screen.findByText(/could not be deleted/);
    await user.click(screen.getByRole('button', { name: /Saved drafts/ }));
    expect(failure).toBeVisible();
  });

  it('ends the editing of the text that it takes the place of', async () => {
    const { user } = openTool(id, {
      [path]: () => streamOf('Dear client, new'),
      'GET /ai/drafts': () => [draft],
    });
    enter(requiredOf(id));
    await user.click(generateButton());
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    await user.type(screen.getByLabelText('Edit the text'), ' one');
    await user.click(await screen.findByRole('button', { name: /Saved drafts/ }));
    await user.click(button('Open: Dear client'));
    expect(screen.queryByLabelText('Edit the text')).toBeNull();
    expect(await shown('Dear client, kept')).toBeVisible();
    await user.click(button('Edit'));
    expect(screen.getByLabelText('Edit the text')).toHaveValue('Dear client, kept');
    await user.click(button('Show the previous text'));
    expect(screen.queryByLabelText('Edit the text')).toBeNull();
    expect(await shown('Dear client, new one')).toBeVisible();
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
