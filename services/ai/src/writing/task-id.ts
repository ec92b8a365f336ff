import { writeText } from '@commons/contracts/tasks/ai-tasks';

/** Id of a task in its queue, from the public id of its answer. */
export const taskIdOf = (answerId: string): string => `${writeText.name}/${answerId}`;

/** The inverse of `taskIdOf`. */
export const answerIdOf = (taskId: string): string => taskId.slice(writeText.name.length + 1);
