import type { AccountFacts } from '../../facts/account/account-facts.js';
import type { BuiltInText } from '../writing-tool.js';
import type { RequestHead } from './request-head.js';

/** Writes a text with a form of its own from its thoughts. */
export type WriteForm = (
  head: RequestHead,
  thoughts: readonly string[],
  account: AccountFacts,
) => BuiltInText;

/** "my new coffee cart" → "new coffee cart" */
export const noArticle = (text: string) => text.replace(/^(?:my|our|the|a|an|all) /i, '');
