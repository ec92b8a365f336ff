import type { ServiceConfig } from '@commons/service-kit/service.config';

/** How long a finished text can be picked up by its person, in seconds; a reader that has it forgets it at once. */
export const keepSeconds = 180;

/** Keys in Redis of an answer (`id`: of its task), each with a lifetime. */
export const answerKeys = ({ REDIS_PREFIX: prefix }: ServiceConfig) => ({
  /** Whose it is, for which tool, how many listen. */
  answer: (id: string) => `${prefix}:ai:answer:${id}`,
  /** What was written so far, while it is written. */
  text: (id: string) => `${prefix}:ai:text-so-far:${id}`,
  /** How it ended, with the whole text. */
  end: (id: string) => `${prefix}:ai:end:${id}`,
  /** Ids of a person's answers. */
  ofPerson: (userId: string) => `${prefix}:ai:answers:${userId}`,
});
