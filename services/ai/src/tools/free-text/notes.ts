import type { Facts } from '../../facts/facts.js';
import { inParagraphs } from '../../facts/requests/copy-edit/told-sentences.js';
import type { BuiltInText } from '../writing-tool.js';
import { asQuestion, practiceFor } from './practice.js';
import { spoken } from './spoken.js';

/** Anything else, said in whole sentences. */
export function notes(facts: Facts, told: readonly string[] | undefined): BuiltInText {
  // "What should I wear? No logos": who answers it needs no answer.
  const isAnswered = told?.some((sentence) => !sentence.endsWith('?')) && told.length > 1;
  const isQuestion =
    !isAnswered &&
    /\?\s*$|^(?:what|how|which|why|when|where|who|should|can|could|do|does|is|are)\b/i.test(
      facts.entered.trim(),
    );
  if (isQuestion) {
    const practice = practiceFor(facts.entered);
    return {
      text: `Your question: ${asQuestion(facts.entered)}\n\n${practice ?? 'The built-in writer puts your own facts into a text. It does not answer questions from knowledge. The Business Advisor and Market Analysis tools work with your figures and with what the portal knows.'}`,
      missing: practice
        ? []
        : ['the facts, and what the text is for: a letter, a message, a sign, a list'],
    };
  }
  return {
    text: inParagraphs(told ?? spoken(facts.acts)).join('\n\n'),
    missing:
      facts.acts.length < 2 ? ['what the text is for, who reads it, and what it has to say'] : [],
  };
}
