// Features that operators can switch off, with their texts. No zod here: front ends import this file.

/** A feature that operators can switch off temporarily (decision B29). */
export interface FeatureSwitchText {
  readonly label: string;
  /** The effect of switching it off, for operators. */
  readonly stops: string;
  /** `detail` of the refusal (403), also shown in place of the feature. */
  readonly detail: string;
  /** Only affects people without an account. */
  readonly guestsOnly?: true;
}

export const featureSwitches = {
  registration: {
    label: 'New accounts',
    stops: 'Nobody can create an account. Everyone who has one can sign in.',
    detail: 'New accounts cannot be created at the moment. Please try again later.',
  },
  applications: {
    label: 'Applications',
    stops: 'Nobody can apply for a job. Jobs stay readable, sent applications stay in work.',
    detail: 'Applications are paused at the moment. The job stays here; please come back later.',
  },
  guest_reviews: {
    label: 'Reviews by guests',
    stops: 'Reviews need an account. What guests have written stays.',
    detail: 'Reviews without an account are paused at the moment. Please sign in to write one.',
    guestsOnly: true,
  },
  town_letter: {
    label: 'Weekly letter',
    stops: 'Nobody can ask for the letter, and none is made. Who reads it stays on the list.',
    detail: 'The weekly letter is paused at the moment. Please come back later.',
  },
  ai_tools: {
    label: 'AI tools',
    stops: 'No text, advice or résumé improvement is started. Calculators and saved drafts work.',
    detail: 'The AI tools are paused at the moment. Your drafts are kept; please come back later.',
  },
} as const satisfies Record<string, FeatureSwitchText>;

export type FeatureSwitchName = keyof typeof featureSwitches;
export const featureSwitchNames = Object.keys(featureSwitches) as [
  FeatureSwitchName,
  ...FeatureSwitchName[],
];
