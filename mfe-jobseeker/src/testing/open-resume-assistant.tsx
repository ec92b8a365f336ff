import type { CurrentResume } from '@commons/contracts/resumes/resumes';
import {
  fakeApi,
  renderPage,
  screen,
  testUser,
  within,
} from '@commons/web-kit/testing/test-render';
import JobSeekerDashboardPage from '../pages/job-seeker-dashboard.page';

export const uploaded: CurrentResume = {
  resume_id: 'resume-1',
  filename: 'cv.pdf',
  created_at: '2026-11-20T09:00:00.000Z',
};
export const analysis: NonNullable<CurrentResume['analysis']> = {
  feedback: {
    overall_score: 7.5,
    strengths: ['“Cut costs by 12%” shows your result in numbers.'],
    areas_for_improvement: ['There is no summary.'],
    section_feedback: { Experience: { score: 8, feedback: 'Clear and complete.' } },
    action_items: ['Add a summary', 'Say since when'],
  },
  provider: 'built-in',
};
export const rewrite: NonNullable<CurrentResume['rewrite']> = {
  improved_resume_id: 'improved-1',
  improved_content: 'Maya Lindgren\nSUMMARY\nOffice manager',
  applied_suggestions: ['Add a summary'],
  provider: 'test-model',
};
export const analyzed = { ...uploaded, analysis };
export const rewritten = { ...analyzed, rewrite, original_content: 'Maya Lindgren' };
/** Its changes were decided before. */
export const reviewed = { ...rewritten, rewrite: { ...rewrite, reviewed: true } };

export const event = (name: string, data: unknown) => ({ event: name, data: JSON.stringify(data) });
const done = (name: 'analyzing' | 'rewriting', answer: object) => [
  event('step', { step: 'waiting' }),
  event('step', { step: name }),
  event('done', answer),
];

/** Renders the tab with a fake server whose state is `state.now`; handlers change it as the server would. */
export function openAssistant(
  now: CurrentResume | null,
  handlers: Parameters<typeof fakeApi>[0] = {},
) {
  const state = { now };
  const api = fakeApi({
    'GET /my-applications': () => [],
    'GET /resume/current': () => state.now,
    'POST /resume/upload': () => {
      state.now = uploaded;
      return { resume_id: 'resume-1' };
    },
    'POST /resume/analyze': () => {
      state.now = analyzed;
      return done('analyzing', analysis);
    },
    'POST /resume/rewrite': () => {
      state.now = rewritten;
      return done('rewriting', rewrite);
    },
    'PUT /resume/improved/*': ({ body }) => {
      const { rewrite: old = rewrite } = state.now ?? {};
      const saved = { ...old, ...(body as { improved_content: string }), reviewed: true };
      if (state.now) state.now = { ...state.now, rewrite: saved };
      return saved;
    },
    'DELETE /resume/*': () => {
      state.now = null;
    },
    'GET /resume/export/*': ({ path }) => ({
      content: path.endsWith('docx') ? btoa('PK') : rewrite.improved_content,
      filename: `cv_improved.${path.split('=')[1]}`,
    }),
    ...handlers,
  });
  const route = '/job-seeker-dashboard';
  const page = renderPage(<JobSeekerDashboardPage />, {
    user: testUser(),
    api,
    route,
    at: `${route}?tab=resume-assistant`,
  });
  return { api, state, ...page };
}

/** The progress indicator of the assistant's steps. */
export const strip = () => screen.getByRole('navigation', { name: 'Resume assistant' });

/** How many steps of the assistant are marked as finished. */
export const finished = () =>
  within(strip())
    .getAllByRole('listitem')
    .filter((item) => item.textContent?.includes('(finished)')).length;
