import type { TownWords } from '@commons/service-kit/portal/town-words';

/**
 * A posting with its category in the list's spelling; a draft may have none.
 * @throws 422 for a category that neither the specification nor the town has
 */
export function withCategory<Input extends { readonly category?: string | undefined }>(
  input: Input,
  words: TownWords,
): Input {
  if (!input.category) return input;
  return { ...input, category: words.checked('job_categories', input.category, 'category') };
}
