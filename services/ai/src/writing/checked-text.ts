import { checkAnswer } from '../checks/check-answer.js';
import { fillPlaceholders } from '../checks/fill-placeholders.js';
import type { AccountFacts } from '../facts/account/account-facts.js';
import type { Prompt } from '../models/language-model.js';
import { aiTexts } from '../texts/ai-texts.js';
import { enteredTexts } from '../tools/entered-text.js';
import type { WritingTool } from '../tools/writing-tool.js';

interface Written {
  readonly tool: WritingTool;
  readonly input: Readonly<Record<string, unknown>>;
  readonly prompt: Prompt;
  readonly account: AccountFacts;
}

/**
 * A model's text with its places filled from the account, and what to look at in it. The text has been shown while it
 * was written, so findings are returned along with it: writing it again would take as long, and replace what is being
 * read.
 */
export function checkedText(text: string, { tool, input, prompt, account }: Written) {
  const entered = enteredTexts(input).join('\n');
  const mended = fillPlaceholders(text, account, entered);
  const given = [prompt.entries.replaceAll('&lt;', '<'), JSON.stringify(account)].join('\n');
  const checks = checkAnswer(mended, {
    entered,
    given,
    repeats: tool.repeats ?? false,
    language: account.language,
  });
  return { text: mended, checks };
}

/** Shown with a text that the built-in writer wrote because the configured model gave none. */
export const fallbackNote = (language?: string): string => aiTexts(language)('checkFallback');
