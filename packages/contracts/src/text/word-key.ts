import { foldText } from './fold-text.js';

/** Ignores case, accents, hyphens and spaces: `full_time` is Full-time, `onsite` On-site. */
export const wordKey = (text: string): string => foldText(text).replace(/[-_\s]+/g, '');
