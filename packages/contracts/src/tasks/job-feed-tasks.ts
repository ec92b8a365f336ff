import { z } from 'zod';
import { defineTask } from './task.js';

/** Reads a feed of jobs on another site; `due` is when it was to be read. */
export const readJobFeed = defineTask(
  'jobs.read-feed',
  z.object({ feed_id: z.string(), due: z.iso.datetime() }),
);
