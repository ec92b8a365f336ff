import { refusal, screen, waitFor } from '@commons/web-kit/testing/test-render';
import {
  analyzed,
  finished,
  openAssistant,
  reviewed,
  rewrite,
} from '../testing/open-resume-assistant';

afterEach(() => sessionStorage.clear());

describe('export', () => {
  const clicked: string[] = [];
  beforeEach(() => {
    clicked.length = 0;
    URL.createObjectURL = () => 'blob:1';
    URL.revokeObjectURL = () => {};
    HTMLAnchorElement.prototype.click = function click(this: HTMLAnchorElement) {
      clicked.push(this.download);
    };
  });

  it('[RES-07] copies, downloads and prints', async () => {
    const { api, user } = openAssistant(reviewed);
    const print = jest.spyOn(window, 'print').mockImplementation(() => {});
    await user.click(await screen.findByRole('button', { name: 'Copy to clipboard' }));
    expect(await screen.findByText('Resume copied to clipboard!')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(rewrite.improved_content);
    for (const [label, format] of [
      ['Download TXT', 'TXT'],
      ['Download DOCX', 'DOCX'],
      ['Download JSON Resume', 'JSON'],
    ] as const) {
      await user.click(screen.getByRole('button', { name: label }));
      expect(await screen.findByText(`Resume exported as ${format}!`)).toBeVisible();
    }
    expect(clicked).toEqual(['cv_improved.txt', 'cv_improved.docx', 'cv_improved.json']);
    expect(api.calls.filter(({ path }) => path.includes('export')).map(({ path }) => path)).toEqual(
      [
        '/resume/export/improved-1?format=txt',
        '/resume/export/improved-1?format=txt',
        '/resume/export/improved-1?format=docx',
        '/resume/export/improved-1?format=json',
      ],
    );
    await user.click(screen.getByRole('button', { name: 'Print as PDF' }));
    expect(print).toHaveBeenCalled();
    expect(finished()).toBe(4);
  });

  it('[RES-07] reports a failed export', async () => {
    const { user } = openAssistant(reviewed, {
      'GET /resume/export/*': () => {
        throw refusal(500);
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Download TXT' }));
    expect(await screen.findByText('Failed to export resume')).toBeVisible();
  });

  it('shows the current state when another tab has started over', async () => {
    const { user, state } = openAssistant(reviewed, {
      'GET /resume/export/*': () => {
        state.now = analyzed;
        throw refusal(404, 'Resume not found');
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Download TXT' }));
    expect(await screen.findByText('Resume not found')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Apply Suggestions' })).toBeVisible();
  });
});

it('lets the text be edited before it is exported', async () => {
  const { api, user, state } = openAssistant(reviewed, {
    'PUT /resume/improved/*': ({ body }) => {
      const { improved_content } = body as { improved_content: string };
      state.now = { ...reviewed, rewrite: { ...reviewed.rewrite, improved_content } };
      return state.now.rewrite;
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Edit the text' }));
  await user.type(screen.getByLabelText('Text of the improved resume'), ' of a clinic');
  await user.click(screen.getByRole('button', { name: 'Save text' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Edit the text' })).toHaveFocus());
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'After' })).toHaveTextContent(
      'Office manager of a clinic',
    ),
  );
  expect(api.calls.filter(({ method }) => method === 'PUT')).toMatchObject([
    { path: '/resume/improved/improved-1' },
  ]);
});

it('keeps the edited text over a reload until it is saved or discarded', async () => {
  const first = openAssistant(reviewed);
  await first.user.click(await screen.findByRole('button', { name: 'Edit the text' }));
  await first.user.type(screen.getByLabelText('Text of the improved resume'), ' of a clinic');
  first.unmount();
  const { user } = openAssistant(reviewed);
  expect(await screen.findByLabelText('Text of the improved resume')).toHaveValue(
    `${rewrite.improved_content} of a clinic`,
  );
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Edit the text' }));
  expect(screen.getByLabelText('Text of the improved resume')).toHaveValue(
    rewrite.improved_content,
  );
});
