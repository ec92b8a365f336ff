import type { Voice } from '@commons/contracts/tools/voice';
import type { AccountFacts } from '../facts/account/account-facts.js';
import { readFacts } from '../facts/facts.js';
import { answerLanguage } from '../facts/language/answer-language.js';
import type { Prompt } from '../models/language-model.js';
import { enteredTexts } from '../tools/entered-text.js';
import { entriesText, type WritingTool } from '../tools/writing-tool.js';
import { voiceText } from '../voice/apply-voice.js';

interface Known {
  readonly tool: WritingTool;
  readonly input: Readonly<Record<string, unknown>>;
  readonly account: AccountFacts;
  readonly voice: Voice;
}

/** A prompt with what the built-in writer knows, too: the facts that were read, the account's own, the person's manner. */
export function promptWithFacts(given: Prompt, { tool, input, account, voice }: Known): Prompt {
  const entered = enteredTexts(input);
  const isSpanish = answerLanguage(entered.join('\n'), account.language) === 'es';
  const prompt = isSpanish ? { ...given, rules: `${given.rules} Write in Spanish.` } : given;
  if (!tool.repeats) return prompt;
  const figures = readFacts(entered).figures.map(({ text }) => text);
  const { name, company, phone, email, website, city } = account;
  const sender = Object.entries({ name, company, phone, email, website, city });
  const known = entriesText({
    'Must be in the text, unchanged': figures.join('\n'),
    'The sender, for greeting and signature': sender
      .filter(([, value]) => value)
      .map(([label, value]) => `${label}: ${value}`)
      .join('\n'),
    'How the sender writes': tool.isLetter ? voiceText(voice) : '',
  });
  return { ...prompt, entries: [prompt.entries, known].filter(Boolean).join('\n') };
}
