import { ResumeAssistant } from '../../pages/resume-assistant.page';
import { Gate } from '../../portal/model-endpoint';
import { signInAs } from '../../portal/people';
import { expect, testWithModel as test } from '../../portal/portal.fixture';

const analysis = {
  overall_score: 6,
  strengths: ['“Cedar Clinic” says where.'],
  areas_for_improvement: ['There is no summary.'],
  section_feedback: { Experience: { score: 7, feedback: 'Say what changed.' } },
  action_items: ['Add a summary'],
};
const improved = {
  content: 'Maya Lindgren\n\nSUMMARY\nOffice manager of a clinic',
  applied_suggestions: ['Add a summary'],
};

const analysed = new Gate();

test.beforeAll(({ model }) =>
  model.add([
    {
      asked: /You review a résumé/,
      pieces: [JSON.stringify(analysis)],
      waits: { before: 0, for: analysed },
    },
    { asked: /You improve a résumé/, pieces: [JSON.stringify(improved)] },
  ]),
);

test('a model’s analysis shows its steps, can be cancelled, and survives a reload', async ({
  page,
  people,
}) => {
  await signInAs(page, await people.register('job_seeker', 'Maya Lindgren'));
  const assistant = new ResumeAssistant(page);
  await assistant.open();
  const buffer = Buffer.from('Maya Lindgren\nEXPERIENCE\nOffice Manager, Cedar Clinic\n2019\n');
  await assistant.upload({ name: 'maya.txt', mimeType: 'text/plain', buffer });
  const looking = page.getByRole('listitem').filter({ hasText: 'Checking contact details' });

  await assistant.button('Analyze Resume').click();
  await expect(looking).toHaveAttribute('aria-current', 'step');
  await assistant.button('Cancel').click();
  await expect(assistant.button('Analyze Resume')).toBeVisible();

  await assistant.button('Analyze Resume').click();
  await expect(looking).toHaveAttribute('aria-current', 'step');
  await page.reload();
  await expect(looking).toHaveAttribute('aria-current', 'step');
  analysed.open();
  await expect(page.getByText('Resume analysis completed!')).toBeVisible();
  await expect(page.getByText(/^Written by AI/)).toBeVisible();
  await expect(page.getByText('Say what changed.')).toBeVisible();

  await assistant.apply();
  await expect(page.getByRole('region', { name: 'After' })).toContainText(
    'Office manager of a clinic',
  );
});
