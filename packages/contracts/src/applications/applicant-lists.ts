// Limits of processing many applications. No zod here: front ends import this file.

/** Private stars of an application: 0 (none) to this. */
export const maxStars = 3;
/** Private tags of one application, and characters of one tag. */
export const maxTags = 10;
export const maxTagLength = 30;
/** Characters of the private note. */
export const maxPrivateNoteLength = 5_000;

/** Applications of one call of `POST /applications/changes`, `…/changes/undo` and `…/letters`. */
export const maxChangesAtOnce = 200;
/** Applications that one selection can name. */
export const maxSelected = 5_000;
/** Résumés and bytes of one ZIP file. */
export const maxResumesInZip = 500;
export const maxBytesInZip = 500 * 1024 * 1024;
