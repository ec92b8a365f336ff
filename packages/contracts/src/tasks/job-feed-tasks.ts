import { z } from 'zod';
import { defineTask } from './task.js';

/** Reads a job feed of another site; `due` is the scheduled time. */
export const readJobFeed = defineTask(
  'jobs.read-feed',
  z.object({ feed_id: z.string(), due: z.iso.datetime() }),
);
