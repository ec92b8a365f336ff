import { writeText } from '@commons/contracts/tasks/ai-tasks';

/** Id of a task in its queue, by the id that callers know of its answer. */
export const taskIdOf = (answerId: string): string => `${writeText.name}/${answerId}`;

/** The other way round. */
export const answerIdOf = (taskId: string): string => taskId.slice(writeText.name.length + 1);
