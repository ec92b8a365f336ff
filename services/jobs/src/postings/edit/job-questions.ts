import { randomInt } from 'node:crypto';
import type { JobQuestion, ScreeningQuestion } from '@commons/contracts/applications/screening';
import type { z } from 'zod';

const alphabet = '0123456789abcdefghijklmnopqrstuvwxyz';

/** Unique among all jobs, to identify answers. */
const newId = () =>
  `q${Array.from({ length: 14 }, () => alphabet[randomInt(alphabet.length)]).join('')}`;

/**
 * Questions to store. A question keeps its identity if its id and kind exist in the posting; any other gets a new id,
 * also one copied from another job.
 */
export function storedQuestions(
  questions: readonly z.output<typeof ScreeningQuestion>[],
  present: readonly JobQuestion[] = [],
): JobQuestion[] {
  return questions.map(({ id, kind, question, required, options, wanted }) => ({
    id: present.find((one) => one.id === id && one.kind === kind)?.id ?? newId(),
    kind,
    question,
    required: required ?? false,
    ...(options && { options }),
    ...(wanted && Object.keys(wanted).length > 0 && { wanted }),
  }));
}
