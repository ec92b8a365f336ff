import { z } from 'zod';
import { RegisterRequest } from './account.js';

/** POST /auth/first-operator: the account that the first operator of a portal gets, and the token of the printed link. */
export const FirstOperatorRequest = RegisterRequest.pick({
  full_name: true,
  email: true,
  password: true,
})
  .extend({ token: z.string().min(1).max(100) })
  .meta({ id: 'FirstOperatorRequest' });
export type FirstOperatorRequest = z.input<typeof FirstOperatorRequest>;

/** The page that the printed link opens. Its token stands behind `#`, which browsers send to no server. */
export const firstOperatorPath = '/first-operator';
