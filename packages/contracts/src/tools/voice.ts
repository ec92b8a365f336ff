import { z } from 'zod';
import { longText } from '../field-types.js';

/** Habits of a person's e-mails, which can be deleted one by one. */
export const voiceHabits = ['greeting', 'sign_off', 'contractions', 'length', 'emojis'] as const;
export type VoiceHabit = (typeof voiceHabits)[number];

/** A person's e-mail style, learned from edits. Absent habits are unknown. */
export const Voice = z
  .object({
    /** The salutation: "Hi". */
    greeting: z.string().max(40).optional(),
    /** The closing, optionally with the name below: "Thanks,\nJo". */
    sign_off: z.string().max(120).optional(),
    /** "We're" (true) or "we are". */
    contractions: z.boolean().optional(),
    length: z.enum(['short', 'long']).optional(),
    /** False: removes them. */
    emojis: z.boolean().optional(),
  })
  .meta({ id: 'Voice' });
export type Voice = z.infer<typeof Voice>;

/** POST /ai/voice/edits: a generated text, and the version that the person copied or saved. Neither is stored. */
export const VoiceEdit = z
  .object({ written: longText(64_000), edited: longText(64_000) })
  .meta({ id: 'VoiceEdit' });
export type VoiceEdit = z.input<typeof VoiceEdit>;
