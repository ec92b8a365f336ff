import {
  fireEvent,
  networkError,
  networkText,
  refusal,
  screen,
  timedOut,
  timeoutText,
  within,
} from '@commons/web-kit/testing/test-render';
import {
  analyzed,
  event,
  finished,
  openAssistant,
  rewrite,
  rewritten,
  strip,
  uploaded,
} from '../testing/open-resume-assistant';

const choose = (input: HTMLElement, file: File) =>
  fireEvent.change(input, { target: { files: [file] } });
const pdf = (name = 'cv.pdf', size = 10) => {
  const file = new File(['%PDF'], name);
  Object.defineProperty(file, 'size', { value: size });
  return file;
};
// The ticks are stored for a reload; the next test must not find them.
afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

it('[RES-01] walks the four steps, marks finished ones, and starts over', async () => {
  const { api, user } = openAssistant(null);
  const input = await screen.findByLabelText('Your resume');
  for (const name of ['Upload', 'AI Analysis', 'Apply Suggestions', 'Export']) {
    expect(within(strip()).getAllByText(name).length).toBeGreaterThan(0);
  }
  expect(finished()).toBe(0);
  choose(input, pdf());
  await user.click(await screen.findByRole('button', { name: 'Analyze Resume' }));
  await screen.findByRole('button', { name: 'Apply Suggestions' });
  expect(finished()).toBe(2);
  await user.click(screen.getByLabelText('Add a summary'));
  await user.click(screen.getByRole('button', { name: 'Apply Suggestions' }));
  await user.click(await screen.findByRole('button', { name: 'Accept all' }));
  expect(finished()).toBe(2);
  await user.click(screen.getByRole('button', { name: 'Use this text' }));
  await screen.findByRole('button', { name: 'Print as PDF' });
  expect(finished()).toBe(3);
  await user.click(screen.getByRole('button', { name: 'Start Over' }));
  expect(screen.getByRole('dialog', { name: 'Start over?' })).toBeVisible();
  expect(api.calls.some((call) => call.method === 'DELETE')).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Keep it' }));
  expect(finished()).toBe(3);
  await user.click(screen.getByRole('button', { name: 'Start Over' }));
  await user.click(screen.getByRole('button', { name: 'Delete and start over' }));
  await screen.findByLabelText('Your resume');
  expect(finished()).toBe(0);
  expect(api.calls.some((call) => call.method === 'DELETE')).toBe(true);
});

it.each([
  [pdf('cv.odt'), 'Please upload a PDF, DOCX, TXT, or CSV file'],
  [pdf('cv.pdf', 5_242_881), 'File size must be less than 5MB'],
])('[RES-02] refuses %p before it is sent', async (file, text) => {
  const { api } = openAssistant(null);
  choose(await screen.findByLabelText('Your resume'), file);
  expect(await screen.findByText(text)).toBeVisible();
  expect(api.calls.some(({ path }) => path === '/resume/upload')).toBe(false);
});

it('[RES-03] uploads the file and confirms it, or shows why not', async () => {
  const { api } = openAssistant(null);
  choose(await screen.findByLabelText('Your resume'), pdf('CV.PDF', 5_242_880));
  expect(await screen.findByText('Resume uploaded successfully!')).toBeVisible();
  const sent = api.calls.find(({ path }) => path === '/resume/upload')?.body as FormData;
  expect((sent.get('file') as File).name).toBe('CV.PDF');
});

it.each([
  [refusal(400, 'This file is protected by a password.'), 'This file is protected by a password.'],
  [refusal(500), 'Failed to upload resume'],
  [networkError(), networkText],
  [timedOut(), timeoutText],
])('[RES-03] shows why an upload failed', async (error, text) => {
  openAssistant(null, {
    'POST /resume/upload': () => {
      throw error;
    },
  });
  choose(await screen.findByLabelText('Your resume'), pdf());
  expect(await screen.findByText(text)).toBeVisible();
});

it('[RES-04] shows scores, strengths, areas, sections, and the author', async () => {
  const { api, user } = openAssistant(uploaded);
  await user.click(await screen.findByRole('button', { name: 'Analyze Resume' }));
  expect(await screen.findByText('Resume analysis completed!')).toBeVisible();
  expect(api.calls.find(({ path }) => path === '/resume/analyze')?.body).toEqual({
    resume_id: 'resume-1',
  });
  for (const text of [
    '“Cut costs by 12%” shows your result in numbers.',
    'There is no summary.',
    'Clear and complete.',
    'Built-in, without an AI model',
  ]) {
    expect(screen.getByText(text)).toBeVisible();
  }
  expect(screen.getByText('7.5')).toHaveTextContent('7.5/10');
  expect(screen.getByText('8/10')).toBeVisible();
});

it.each([
  [
    'what the server said',
    () => [event('failed', { detail: 'The model declined.' })],
    'The model declined.',
  ],
  [
    'the specified text',
    () => {
      throw refusal(500);
    },
    'Failed to analyze resume',
  ],
])('[RES-04] reports a failed analysis by %s', async (_, answer, text) => {
  const { user } = openAssistant(uploaded, { 'POST /resume/analyze': answer });
  await user.click(await screen.findByRole('button', { name: 'Analyze Resume' }));
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Analyze Resume' })).toBeEnabled();
});

it('[RES-03] offers another upload where the file turned out to be unreadable', async () => {
  const detail = 'This file is damaged or incomplete. Save the document again.';
  openAssistant({ ...uploaded, failed: { kind: 'analyze', detail } });
  expect(await screen.findByText(detail)).toBeVisible();
  // Every analysis of it would be refused.
  expect(screen.queryByRole('button', { name: 'Analyze Resume' })).toBeNull();
  choose(screen.getByLabelText('Your resume'), pdf());
  expect(await screen.findByRole('button', { name: 'Analyze Resume' })).toBeVisible();
  expect(screen.getByText('Resume uploaded successfully!')).toBeVisible();
  expect(screen.queryByText(detail)).toBeNull();
});

it('[RES-04] lets a failed analysis be tried again', async () => {
  openAssistant({ ...uploaded, failed: { kind: 'analyze', detail: 'Failed to analyze resume' } });
  const text = 'Failed to analyze resume. Nothing is lost: you can try again.';
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Analyze Resume' })).toBeEnabled();
});

it('[RES-05] requires at least one suggestion', async () => {
  const { api, user } = openAssistant(analyzed);
  await user.click(await screen.findByRole('button', { name: 'Apply Suggestions' }));
  expect(screen.getByText('Please select at least one suggestion to apply')).toBeVisible();
  expect(screen.getAllByRole('checkbox')[0]).toHaveFocus();
  expect(api.calls.some(({ path }) => path === '/resume/rewrite')).toBe(false);
});

it('[RES-06] applies the chosen suggestions and shows before and after', async () => {
  const { api, user } = openAssistant(analyzed);
  await user.click(await screen.findByLabelText('Say since when'));
  await user.click(screen.getByRole('button', { name: 'Apply Suggestions' }));
  expect(await screen.findByText('Resume improvements applied successfully!')).toBeVisible();
  expect(api.calls.find(({ path }) => path === '/resume/rewrite')?.body).toEqual({
    resume_id: 'resume-1',
    selected_suggestions: ['Say since when'],
  });
  expect(screen.getByRole('region', { name: 'After' })).toHaveTextContent('New: SUMMARY');
  await user.click(screen.getByRole('tab', { name: 'Before' }));
  expect(screen.getByRole('region', { name: 'Before' })).not.toHaveTextContent('SUMMARY');
});

it('[RES-06] reports a failure to apply', async () => {
  const { user } = openAssistant(analyzed, {
    'POST /resume/rewrite': () => {
      throw refusal(500);
    },
  });
  await user.click(await screen.findByLabelText('Add a summary'));
  await user.click(screen.getByRole('button', { name: 'Apply Suggestions' }));
  expect(await screen.findByText('Failed to apply suggestions')).toBeVisible();
});

it('[RES-08] offers only the step that the previous one allows', async () => {
  const { user, state } = openAssistant(null);
  await screen.findByLabelText('Your resume');
  const offered = () =>
    ['Analyze Resume', 'Apply Suggestions', 'Download TXT'].filter((name) =>
      screen.queryByRole('button', { name }),
    );
  expect(offered()).toEqual([]);
  choose(screen.getByLabelText('Your resume'), pdf());
  await screen.findByRole('button', { name: 'Analyze Resume' });
  expect(offered()).toEqual(['Analyze Resume']);
  await user.click(screen.getByRole('button', { name: 'Analyze Resume' }));
  await screen.findByRole('button', { name: 'Apply Suggestions' });
  expect(offered()).toEqual(['Apply Suggestions']);
  expect(state.now).toBe(analyzed);
});

it('shows the steps of a run after a reload, and announces its end', async () => {
  const { state } = openAssistant({ ...uploaded, running: { kind: 'analyze', step: 'waiting' } });
  const working = await screen.findByText('Waiting in line');
  expect(working.closest('li')).toHaveAttribute('aria-current', 'step');
  state.now = analyzed;
  expect(await screen.findByText('Resume analysis completed!')).toBeVisible();
});

it('cancels a run', async () => {
  const { api, user, state } = openAssistant(
    { ...uploaded, running: { kind: 'analyze', step: 'analyzing' } },
    { 'POST /resume/*/cancel': () => uploaded },
  );
  const button = await screen.findByRole('button', { name: 'Cancel' });
  state.now = uploaded;
  await user.click(button);
  expect(await screen.findByRole('button', { name: 'Analyze Resume' })).toBeVisible();
  expect(api.calls.some(({ path }) => path === '/resume/resume-1/cancel')).toBe(true);
});

it('[RES-06] shows suggestions that no model can apply as advice, without a checkbox', async () => {
  const { feedback } = analyzed.analysis;
  const advice = ['Begin fewer lines with “managed”.'];
  openAssistant({
    ...analyzed,
    analysis: { ...analyzed.analysis, feedback: { ...feedback, advice } },
  });
  await screen.findByRole('heading', { name: 'Advice' });
  expect(screen.getByText('Begin fewer lines with “managed”.').tagName).toBe('LI');
  expect(screen.queryByRole('checkbox', { name: /Begin fewer/ })).toBeNull();
  expect(screen.getAllByRole('checkbox', { name: /summary|since/ })).toHaveLength(2);
});

it('[RES-06] never reports success when nothing was applied', async () => {
  const none = { ...rewrite, applied_suggestions: [] };
  const { user, state } = openAssistant(analyzed, {
    'POST /resume/rewrite': () => {
      state.now = { ...rewritten, rewrite: none };
      return [event('done', none)];
    },
  });
  await user.click(await screen.findByLabelText('Add a summary'));
  await user.click(screen.getByRole('button', { name: 'Apply Suggestions' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'None of these suggestions could be applied.',
  );
  expect(screen.queryByText('Resume improvements applied successfully!')).toBeNull();
  expect(screen.queryByText('Applied:')).toBeNull();
  expect(screen.getByText(/You can edit the text yourself, or choose others/)).toBeVisible();
});
