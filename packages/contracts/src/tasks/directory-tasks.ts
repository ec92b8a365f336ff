import { z } from 'zod';
import { defineTask } from './task.js';

/** Hides what a suspended person published, or shows it again. */
export const directoryUserChanged = defineTask(
  'directory.user-changed',
  z.object({ user_id: z.string() }),
);
