import { z } from 'zod';
import { defineTask } from './task.js';

/**
 * Removes or anonymises the data of a person whose account was deleted (decision A68). Every service with personal data
 * has this task; auth adds it until the service has confirmed.
 */
export const eraseUser = (service: string) =>
  defineTask(`${service}.erase-user`, z.object({ user_id: z.string() }));
