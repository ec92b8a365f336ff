import { z } from 'zod';
import { RegisterRequest } from './account.js';

/** POST /auth/first-operator: the account of a portal's first operator, and the token of the printed link. */
export const FirstOperatorRequest = RegisterRequest.pick({
  full_name: true,
  email: true,
  password: true,
})
  .extend({ token: z.string().min(1).max(100) })
  .meta({ id: 'FirstOperatorRequest' });
export type FirstOperatorRequest = z.input<typeof FirstOperatorRequest>;

/** The page that the printed link opens. Its token is in the fragment (`#`), which browsers never send to a server. */
export const firstOperatorPath = '/first-operator';
