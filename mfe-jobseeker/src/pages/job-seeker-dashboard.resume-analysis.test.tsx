import type { CurrentResume } from '@commons/contracts/resumes/resumes';
import { screen, within } from '@commons/web-kit/testing/test-render';
import { analysis, openAssistant, uploaded } from '../testing/open-resume-assistant';

const lines = [
  'Rosa Alvarez',
  'rosa@example.org',
  'My work',
  'Line cook, Harbor Grill',
  '2019 - 2021',
  'Responsible for the grill',
  'Line cook, Pine Diner',
  '2023 - Present',
  'Cut waste by 12 %',
];
const quote = (index: number) => ({ index, text: lines[index] ?? '' });

/** A finding of each kind, as the built-in analyser returns them. */
const structured: CurrentResume = {
  ...uploaded,
  reading: { links: [], lines, sections: [] },
  analysis: {
    provider: 'built-in',
    feedback: {
      overall_score: 2,
      strengths: ['This line shows a result in numbers.'],
      areas_for_improvement: [
        'This line begins with a duty, not with what you did.',
        'There is a gap of two years.',
      ],
      section_feedback: {
        Experience: {
          score: 2,
          feedback:
            'This line begins with a duty, not with what you did. There is a gap of two years. Two jobs were read.',
        },
        Contact: { score: 9, feedback: '' },
      },
      action_items: ['Write “Ran the grill” instead'],
      advice: ['Say what you did in 2022'],
      findings: [
        {
          part: 'Experience',
          kind: 'improvement',
          text: 'This line begins with a duty, not with what you did.',
          lines: [quote(5)],
          action: 'Write “Ran the grill” instead',
        },
        {
          part: 'Experience',
          kind: 'improvement',
          text: 'There is a gap of two years.',
          lines: [quote(4), quote(7)],
          action: 'Say what you did in 2022',
        },
        {
          part: 'Experience',
          kind: 'strength',
          text: 'This line shows a result in numbers.',
          lines: [quote(8)],
        },
      ],
      questions: [
        {
          part: 'Experience',
          kind: 'experience',
          text: 'We could not find where your experience begins: is it here?',
          candidates: [quote(2)],
        },
      ],
    },
  },
};

beforeEach(() => sessionStorage.clear());

it('[RES-04] shows each finding once, with the line that it is about', async () => {
  const { user } = openAssistant(structured);
  await screen.findByRole('checkbox', { name: 'Write “Ran the grill” instead' });
  for (const text of [
    'This line begins with a duty, not with what you did.',
    'There is a gap of two years.',
    'Say what you did in 2022',
    'This line shows a result in numbers.',
    'Write “Ran the grill” instead',
  ]) {
    expect(screen.getAllByText(text)).toHaveLength(1);
  }
  expect(screen.getByText('Two jobs were read.')).toBeVisible();
  await user.click(screen.getByText('Show line 6 in the resume'));
  const marked = document.querySelectorAll('details[open] mark');
  expect([...marked].map(({ textContent }) => textContent)).toEqual(['Responsible for the grill']);
});

it('[RES-06] has a tick box only for what can be applied', async () => {
  openAssistant(structured);
  const form = within(
    (await screen.findByRole('button', { name: 'Apply Suggestions' })).closest(
      'form',
    ) as HTMLElement,
  );
  expect(form.getAllByRole('checkbox')).toHaveLength(1);
  expect(screen.getByRole('heading', { name: 'Advice' })).toBeVisible();
});

it('says in words what a score means', async () => {
  openAssistant(structured);
  expect(await screen.findByRole('heading', { name: 'Experience 2/10 Needs work' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Contact 9/10 Good' })).toBeVisible();
});

it('hides a finding that is not right, over a reload, and shows it again', async () => {
  const first = openAssistant(structured);
  await first.user.click(
    await screen.findByRole('button', { name: 'This is not right: Say what you did in 2022' }),
  );
  expect(screen.queryByText('There is a gap of two years.')).toBeNull();
  first.unmount();
  const { user } = openAssistant(structured);
  expect(await screen.findByText('1 point is hidden.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show again' }));
  expect(screen.getByText('There is a gap of two years.')).toBeVisible();
});

describe('what the reading is not certain about is asked', () => {
  const sentSections = async (
    choose: (page: ReturnType<typeof openAssistant>) => Promise<void>,
  ) => {
    const page = openAssistant(structured);
    await screen.findByRole('heading', { name: 'Help us read your resume' });
    await choose(page);
    await page.user.click(screen.getByRole('button', { name: 'Analyze with my answers' }));
    await screen.findByText(analysis.feedback.action_items[0] ?? '');
    expect(screen.queryByText('Help us read your resume')).toBeNull();
    return page.api.calls.find(({ path }) => path === '/resume/analyze')?.body;
  };

  it('with the likely line', async () => {
    const body = await sentSections(({ user }) => user.click(screen.getByLabelText('“My work”')));
    expect(body).toEqual({ resume_id: 'resume-1', sections: [{ kind: 'experience', line: 2 }] });
  });

  it('with any other line', async () => {
    const body = await sentSections(async ({ user }) => {
      await user.click(screen.getByLabelText('Another line'));
      await user.selectOptions(screen.getByLabelText('It begins at'), '3');
    });
    expect(body).toMatchObject({ sections: [{ kind: 'experience', line: 3 }] });
  });

  it('with “It is not there”', async () => {
    const body = await sentSections(({ user }) =>
      user.click(screen.getByLabelText('It is not there')),
    );
    expect(body).toMatchObject({ sections: [{ kind: 'experience', line: null }] });
  });

  it('and needs an answer', async () => {
    const { api, user } = openAssistant(structured);
    await user.click(await screen.findByRole('button', { name: 'Analyze with my answers' }));
    expect(screen.getByText('Choose a line, or “It is not there”')).toBeVisible();
    expect(api.calls.some(({ path }) => path === '/resume/analyze')).toBe(false);
  });
});
