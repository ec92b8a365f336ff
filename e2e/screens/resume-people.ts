import type { Session, StageApi } from './stage-api';

const resume = `Ines Calder
ines.calder@screens.example | (423) 555-0148 | Chattanooga, TN

SUMMARY
Shift lead who keeps a busy kitchen calm.

EXPERIENCE
Shift Lead, Riverfront Kitchen
2021 - Present
- Responsible for the evening crew of nine people
- Helped with cutting food waste from 14 to 6 percent in one year
- Was in charge of orders, deliveries and the weekly stock count
Line Cook, Mill Street Diner
2017 - 2021
- Worked on the grill and the cold station for 120 covers a night
- Various other duties as needed

EDUCATION
Culinary Certificate, Valley Community College, 2017

SKILLS
Scheduling, food safety, stock keeping, Spanish
`;

/** Job seekers whose résumé was analysed, and one whose résumé was rewritten too. Both by the built-in writer. */
export async function peopleWithResumes(
  api: StageApi,
): Promise<{ analysed: Session; rewritten: Session }> {
  const analysed = await api.join('job_seeker', 'Ines Calder');
  const rewritten = await api.join('job_seeker', 'Ines Rewritten');
  await analyse(api, analysed.token);
  const { resume_id, feedback } = await analyse(api, rewritten.token);
  await api.call('/resume/rewrite', {
    token: rewritten.token,
    body: { resume_id, selected_suggestions: feedback.action_items },
  });
  return { analysed, rewritten };
}

/** Uploads the résumé, replacing that of an earlier run, and waits for its analysis. */
async function analyse(api: StageApi, token: string) {
  const file = new File([resume], 'ines-calder.txt', { type: 'text/plain' });
  const { resume_id } = (await (await api.upload('/resume/upload', token, file)).json()) as {
    resume_id: string;
  };
  const answer = await api.call('/resume/analyze', { token, body: { resume_id } });
  const { feedback } = (await answer.json()) as { feedback: { action_items: string[] } };
  return { resume_id, feedback };
}
