// Origin of a job or a business. No zod here: front ends import this file.

/** `posted`: written here by its owner; `imported`: loaded by an operator from another source. */
export const entrySources = ['posted', 'imported'] as const;
export type EntrySource = (typeof entrySources)[number];

/** Filter options of board and directory. */
export const sourceChoices = [
  { value: 'posted', label: 'Posted here' },
  { value: 'imported', label: 'From another source' },
] as const satisfies readonly { value: EntrySource; label: string }[];
