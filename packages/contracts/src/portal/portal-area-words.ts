import type { PortalArea } from './portal-settings-lists.js';

/** Whether the portal has an area. */
export type HasArea = (area: PortalArea) => boolean;

type Words = readonly (readonly [area: PortalArea, words: readonly string[]])[];

/** The words for the areas that are on, in the order of the specified texts. */
export const wordsOfAreas = (words: Words, has: HasArea): readonly string[] =>
  words.flatMap(([area, own]) => (has(area) ? own : []));
