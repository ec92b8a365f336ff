/** Origin of an advice of the built-in writer. It has no places to fill in: what is missing is listed. */
export const builtInOrigin = 'Written by the built-in writer from your entries alone.';
