/** Maximum length of the preview in characters (specification D2 §9). */
const previewLength = 200;

/**
 * A cover letter cut to 200 characters, with an ellipsis if anything was cut. Counts code points, so that no emoji is
 * split.
 */
export function coverLetterPreview(text: string): string {
  const characters = [...text];
  return characters.length > previewLength
    ? `${characters.slice(0, previewLength).join('')}…`
    : text;
}
