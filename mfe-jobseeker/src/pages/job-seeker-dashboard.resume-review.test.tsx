import type { CurrentResume } from '@commons/contracts/resumes/resumes';
import { refusal, screen } from '@commons/web-kit/testing/test-render';
import {
  analysis,
  event,
  finished,
  openAssistant,
  rewrite,
  uploaded,
} from '../testing/open-resume-assistant';

const original = 'Maya Lindgren\nEXPERIENCE\nResponsible for bookings\nDid the payroll';
const improved =
  'Maya Lindgren\nSUMMARY\n[fill in: your work]\nEXPERIENCE\nManaged bookings of [fill in: number]\nRan the payroll';
const written: CurrentResume = {
  ...uploaded,
  analysis,
  original_content: original,
  rewrite: {
    ...rewrite,
    improved_content: improved,
    changes: [
      {
        line: 2,
        at: 4,
        before: 'Responsible for bookings',
        after: 'Managed bookings of [fill in: number]',
        why: 'Begin with a verb',
      },
    ],
  },
};
const decided = {
  ...written,
  rewrite: { ...rewrite, improved_content: improved, reviewed: true },
};
const put = ({ api }: ReturnType<typeof openAssistant>) =>
  api.calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
const changes = async () => {
  await screen.findByRole('heading', { name: 'Check the changes' });
  return document.querySelectorAll<HTMLElement>('[data-change]');
};

beforeEach(() => sessionStorage.clear());

it('[RES-06] shows every change with the words that differ before it is accepted', async () => {
  openAssistant(written);
  const [added, reworded, more] = await changes();
  expect(added).toHaveTextContent('1. Added');
  expect(reworded).toHaveTextContent('Begin with a verb');
  expect(reworded?.querySelector('del')).toHaveTextContent('Responsible for');
  expect(reworded?.querySelector('ins')).toHaveTextContent('Managed');
  expect(more?.querySelector('dl')).toHaveTextContent('BeforeDid the payrollAfterRan the payroll');
  expect(finished()).toBe(2);
  expect(screen.queryByRole('button', { name: 'Download TXT' })).toBeNull();
});

it('[RES-06] uses only what was accepted', async () => {
  const page = openAssistant(written);
  const { user } = page;
  await changes();
  await user.click(screen.getByRole('button', { name: 'Accept change 1' }));
  await user.click(screen.getByRole('button', { name: 'Use this text' }));
  expect(screen.getByRole('alert')).toHaveTextContent('2 changes are still undecided.');
  expect(screen.getByRole('button', { name: 'Accept change 2' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Refuse change 2' }));
  expect(screen.getByText('2 of 3 decided')).toBeVisible();
  expect(screen.getByRole('region', { name: 'After' })).toHaveTextContent('Responsible for');
  await user.click(screen.getByRole('button', { name: 'Accept change 3' }));
  await user.click(screen.getByRole('button', { name: 'Use this text' }));
  expect(await screen.findByRole('button', { name: 'Download TXT' })).toBeVisible();
  expect(put(page)).toEqual([
    {
      improved_content:
        'Maya Lindgren\nSUMMARY\n[fill in: your work]\nEXPERIENCE\nResponsible for bookings\nRan the payroll',
    },
  ]);
});

it('decides by the keyboard alone, and keeps the decisions over a reload', async () => {
  const first = openAssistant(written);
  await changes();
  screen.getByRole('button', { name: 'Accept change 1' }).focus();
  await first.user.keyboard('ar');
  expect(screen.getByRole('button', { name: 'Accept change 3' })).toHaveFocus();
  await first.user.keyboard('k');
  expect(screen.getByRole('button', { name: 'Accept change 2' })).toHaveFocus();
  first.unmount();
  openAssistant(written);
  await changes();
  const pressed = (name: string) => screen.getByRole('button', { name, pressed: true });
  expect(pressed('Accept change 1')).toBeVisible();
  expect(pressed('Refuse change 2')).toBeVisible();
  expect(screen.getByText('2 of 3 decided')).toBeVisible();
});

it('[B163] keeps the decisions when saving fails, and asks no more once they are saved', async () => {
  let isDown = true;
  const first = openAssistant(written, {
    'PUT /resume/improved/*': () => {
      if (isDown) throw refusal(500);
      first.state.now = decided;
      return decided.rewrite;
    },
  });
  await changes();
  await first.user.click(screen.getByRole('button', { name: 'Accept all' }));
  await first.user.click(screen.getByRole('button', { name: 'Use this text' }));
  expect(await screen.findByText('Failed to save the text')).toBeVisible();
  isDown = false;
  await first.user.click(screen.getByRole('button', { name: 'Use this text' }));
  await screen.findByRole('button', { name: 'Download TXT' });
  expect(put(first).at(-1)).toEqual({ improved_content: improved });
  first.unmount();
  // On another device, too.
  sessionStorage.clear();
  openAssistant(decided);
  expect(await screen.findByRole('button', { name: 'Download TXT' })).toBeVisible();
});

it('leads from one place to fill in to the next', async () => {
  const { user } = openAssistant(written);
  await changes();
  await user.click(screen.getByRole('button', { name: 'Accept all' }));
  await user.click(screen.getByRole('button', { name: 'Use this text' }));
  expect(await screen.findByText(/2 places are still to be filled in/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Fill in' }));
  const area = screen.getByLabelText<HTMLTextAreaElement>('Text of the improved resume');
  const selected = () => area.value.slice(area.selectionStart, area.selectionEnd);
  expect(selected()).toBe('[fill in: your work]');
  await user.click(screen.getByRole('button', { name: 'Next place' }));
  expect(selected()).toBe('[fill in: number]');
  await user.keyboard('forty rooms');
  expect(screen.getByText('1 place is still to be filled in.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Next place' }));
  expect(selected()).toBe('[fill in: your work]');
});

describe('export is always reachable', () => {
  const perfect: CurrentResume = {
    ...uploaded,
    analysis: {
      ...analysis,
      feedback: {
        ...analysis.feedback,
        overall_score: 10,
        areas_for_improvement: [],
        action_items: [],
      },
    },
  };

  it.each([
    ['when there is nothing to suggest', perfect],
    ['with nothing ticked', { ...uploaded, analysis }],
  ])('[RES-08] %s: through a rewriting that changes nothing', async (_, start) => {
    const page = openAssistant(start, {
      'POST /resume/rewrite': () => {
        const none = { ...rewrite, improved_content: 'MAYA', applied_suggestions: [] };
        page.state.now = { ...start, original_content: original, rewrite: none };
        return [event('done', none)];
      },
    });
    await page.user.click(await screen.findByRole('button', { name: 'Export without changes' }));
    expect(await screen.findByRole('button', { name: 'Download TXT' })).toBeVisible();
    expect(put(page)).toEqual([{ improved_content: original }]);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(finished()).toBe(3);
    expect(screen.getByText(/as you uploaded it/)).toBeVisible();
  });
});
