import '../testing/spanish-first';
import { t } from '@commons/ui/text/texts';
import { screen } from '@commons/web-kit/testing/test-render';
import { openDesk } from '../testing/desk';
import { openDashboard } from '../testing/open-dashboard';
import { application, myJob } from '../testing/samples';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.setItem('commons-applications-view', 'list');
});

const failed = [{ id: 'p1', applicant_name: 'Person p1', detail: 'Application not found' }];

it('says in the language of the page why an application was left out', async () => {
  const { user } = openDesk('', {
    'POST /applications/changes': () => ({ done: [], failed }),
  });
  await user.click(await screen.findByLabelText(/Person p1$/));
  await user.click(screen.getByRole('button', { name: t('accept') }));
  expect(await screen.findByText(/Solicitud no encontrada/)).toBeVisible();
});

it('says in the language of the page why a decision was not taken back', async () => {
  const undo = { change: 1, milliseconds_left: 9_000 };
  const rows = ['p1', 'p2', 'p3'].map((id) => application(id, { status: 'accepted', undo }));
  const { user } = openDashboard('applications', {
    'GET /applications/all': () => rows,
    'POST /applications/changes/undo': () => ({ done: [], failed }),
  });
  await user.click(await screen.findByRole('button', { name: t('undoAll') }));
  expect(await screen.findByText('Person p1: Solicitud no encontrada')).toBeVisible();
});

it('says in the language of the page why a résumé has no text', async () => {
  openDesk('&open=p1', {
    'GET /applications/all': () => [application('p1', { resume_filename: 'cv.doc' })],
    'GET /applications/p1/resume-text': () => ({
      sections: [],
      problem: 'The file could not be read. Please open the resume itself.',
    }),
  });
  expect(await screen.findByText(/^No se pudo leer el archivo/)).toBeVisible();
});

it('thanks for an objection in the language of the page', async () => {
  const hidden = { hidden_reason: 'Engaño.', hidden_by: 'reports' } as const;
  const { user } = openDashboard('jobs', {
    'GET /my-jobs': () => [myJob('7', { title: 'Printer', status: 'closed', ...hidden })],
    'POST /jobs/7/objection': () => ({
      detail: 'Thank you. An operator will look at your job again.',
    }),
  });
  await user.click(await screen.findByRole('button', { name: 'Object: Printer' }));
  await user.type(screen.getByRole('textbox'), 'Es real.');
  await user.click(screen.getByRole('button', { name: t('send') }));
  expect(await screen.findByText(/^Gracias\./)).toBeVisible();
});
