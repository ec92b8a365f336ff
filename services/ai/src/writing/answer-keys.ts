import type { ServiceConfig } from '@commons/service-kit/service.config';

/** How long a finished text can be fetched, in seconds; a reader that has it deletes it at once. */
export const keepSeconds = 180;

/** Redis keys of an answer (`id`: of its task), each with a lifetime. */
export const answerKeys = ({ REDIS_PREFIX: prefix }: ServiceConfig) => ({
  /** Owner, tool and number of listeners. */
  answer: (id: string) => `${prefix}:ai:answer:${id}`,
  /** The text so far, while the answer is running. */
  text: (id: string) => `${prefix}:ai:text-so-far:${id}`,
  /** How it ended, with the whole text. */
  end: (id: string) => `${prefix}:ai:end:${id}`,
  /** Ids of a person's answers. */
  ofPerson: (userId: string) => `${prefix}:ai:answers:${userId}`,
});
