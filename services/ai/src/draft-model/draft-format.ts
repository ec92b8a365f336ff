import type { RequestTool } from '../facts/typed-words/request-tool.js';
import type { BytePairs } from './byte-pairs.js';
import type { Draft } from './draft.js';

/** Around what is typed and what is answered, as the published model knows it. */
export const turn = { start: '<|im_start|>', end: '<|im_end|>' } as const;

/** How a prompt names what is to be written. */
const toolNames: Readonly<Record<RequestTool, string>> = {
  email: 'e-mail',
  post: 'post',
  text: 'text',
};

/** Stands for the name of the sender, which the account knows. */
export const senderPlace = '{me}';

/** What the model reads before it writes. */
export function promptTokens(pairs: BytePairs, tool: RequestTool, entry: string): number[] {
  const [start, end] = [pairs.numberOf(turn.start), pairs.numberOf(turn.end)];
  const typed = pairs.encode(`user\n${toolNames[tool]}: ${entry.trim()}`);
  return [start, ...typed, end, ...pairs.encode('\n'), start, ...pairs.encode('assistant\n')];
}

/** A draft as the model writes it: an e-mail begins with whom it greets and its subject. */
export const writtenDraft = (tool: RequestTool, { text, subject, reader }: Draft): string =>
  tool === 'email' ? `To: ${reader || '-'}\nSubject: ${subject ?? ''}\n\n${text}` : text;

/** @returns undefined where an e-mail has no body */
export function readDraft(tool: RequestTool, written: string): Draft | undefined {
  if (tool !== 'email') return { text: written.trim() };
  const found = /^To: (.*)\nSubject: (.*)\n\s*(\S[\s\S]*)$/.exec(written.trim());
  if (!found) return undefined;
  const [, reader = '', subject = '', text = ''] = found;
  return { text: text.trim(), subject: subject.trim(), ...(reader !== '-' && { reader }) };
}
