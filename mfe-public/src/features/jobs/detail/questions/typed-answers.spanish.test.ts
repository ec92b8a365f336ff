import { switchToEnglish, switchToSpanish } from '@commons/web-kit/testing/spanish-page';

beforeAll(switchToSpanish);
afterAll(switchToEnglish);

it('says in the language of the page what is wrong with an answer', async () => {
  const { ApiError } = await import('@commons/web-kit/api/api-error');
  const { answerProblems, refusedAnswers } = await import('./typed-answers');
  const question = { id: 'q1', question: 'Why us?', kind: 'text' as const, required: true };
  expect(answerProblems([question], {})).toEqual({ q1: 'Escriba una respuesta.' });
  const detail = [{ loc: ['body', 'answers', 'q1'], msg: 'Write an answer.', type: 'custom' }];
  const error = new ApiError({ failure: 'http', status: 422, detail });
  expect(refusedAnswers(error)?.problems).toEqual({ q1: 'Escriba una respuesta.' });
});
