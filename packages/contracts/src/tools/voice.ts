import { z } from 'zod';
import { longText } from '../field-types.js';

/** Habits of a person's e-mails, by which they are deleted one by one. */
export const voiceHabits = ['greeting', 'sign_off', 'contractions', 'length', 'emojis'] as const;
export type VoiceHabit = (typeof voiceHabits)[number];

/** How a person writes e-mails, learnt from what they changed in texts. Absent habits are not known. */
export const Voice = z
  .object({
    /** The word before the name: "Hi". */
    greeting: z.string().max(40).optional(),
    /** The closing, perhaps with the name below: "Thanks,\nJo". */
    sign_off: z.string().max(120).optional(),
    /** "We're" (true) or "we are". */
    contractions: z.boolean().optional(),
    length: z.enum(['short', 'long']).optional(),
    /** False: takes them out. */
    emojis: z.boolean().optional(),
  })
  .meta({ id: 'Voice' });
export type Voice = z.infer<typeof Voice>;

/** POST /ai/voice/edits: a text as it was written, and as the person copied or saved it. Neither is stored. */
export const VoiceEdit = z
  .object({ written: longText(64_000), edited: longText(64_000) })
  .meta({ id: 'VoiceEdit' });
export type VoiceEdit = z.input<typeof VoiceEdit>;
