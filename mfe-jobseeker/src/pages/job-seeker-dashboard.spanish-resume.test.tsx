import '../testing/spanish-first';
import { t } from '@commons/ui/text/texts';
import { fireEvent, screen, waitFor } from '@commons/web-kit/testing/test-render';
import { event, openAssistant, uploaded } from '../testing/open-resume-assistant';

const protectedFile =
  'This file is protected by a password. Save a copy without the password and upload that one.';
const inSpanish = /^Este archivo está protegido con contraseña\..*súbala\.$/;

it('says in the language of the page why an analysis failed', async () => {
  const { user } = openAssistant(uploaded, {
    'POST /resume/analyze': () => [event('failed', { detail: 'Failed to analyze resume' })],
  });
  await user.click(await screen.findByRole('button', { name: t('analyzeResume') }));
  expect(await screen.findByText('No se pudo analizar el currículum')).toBeVisible();
});

it('says in the language of the page how a run ended that was only watched', async () => {
  const { state } = openAssistant({ ...uploaded, running: { kind: 'analyze', step: 'waiting' } });
  await screen.findByText(t('waitingTurn'));
  state.now = { ...uploaded, failed: { kind: 'analyze', detail: protectedFile } };
  // In the banner of the page, and where the analysis would begin.
  await waitFor(() => expect(screen.getAllByText(inSpanish)).toHaveLength(2));
});

it('says in the language of the page that an analysis can be tried again', async () => {
  const detail = 'Failed to analyze resume';
  openAssistant({ ...uploaded, failed: { kind: 'analyze', detail } });
  expect(await screen.findByText(/^No se pudo analizar el currículum\. /)).toBeVisible();
});

it('says in the language of the page why a file is not uploaded', async () => {
  openAssistant(null);
  const input = await screen.findByLabelText(t('yourResume2'));
  fireEvent.change(input, { target: { files: [new File(['x'], 'cv.odt')] } });
  expect(await screen.findByText('Suba un archivo PDF, DOCX, TXT o CSV')).toBeVisible();
});
