// Limits of processing many applications. No zod here: front ends import this file.

/** Private stars of an application: 0 (none) to this. */
export const mostStars = 3;
/** Private tags of one application, and characters of one tag. */
export const mostTags = 10;
export const tagMaximum = 30;
/** Characters of the private note. */
export const privateNoteMaximum = 5_000;

/** Applications of one call of `POST /applications/changes`, `…/changes/undo` and `…/letters`. */
export const mostChangesAtOnce = 200;
/** Applications that one selection can name. */
export const mostSelected = 5_000;
/** Résumés and bytes of one ZIP file. */
export const mostResumesInZip = 500;
export const mostBytesInZip = 500 * 1024 * 1024;
