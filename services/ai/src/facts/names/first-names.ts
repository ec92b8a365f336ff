import { termsOf } from '../grammar/grammar.js';

/** Whether the grammar knows a word as a first name where somebody is thanked. */
export const isFirstName = (name: string): boolean =>
  termsOf(`thank ${name} today`)[1]?.tags.has('FirstName') ?? false;
