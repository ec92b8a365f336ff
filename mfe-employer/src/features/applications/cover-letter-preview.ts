/** Longest preview of a cover letter, in characters (specification D2 §9). */
const previewLength = 200;

/** A cover letter cut at 200 characters, with an ellipsis when something was cut. Counts whole characters, so no emoji is halved. */
export function coverLetterPreview(text: string): string {
  const characters = [...text];
  return characters.length > previewLength
    ? `${characters.slice(0, previewLength).join('')}…`
    : text;
}
