/** Wordings of a tone around the owner's own clauses. "…" stands for the readers. None states a fact. */
export interface ContentTone {
  /** Leads to the facts at a glance. */
  readonly readers: readonly string[];
  /** Last words before or after the call to action, for each angle. */
  readonly closings: readonly string[];
}

export const contentTones: Readonly<Record<string, ContentTone>> = {
  informative: {
    readers: ['Good to know for …:', 'For …, here it is at a glance:'],
    closings: [
      'Please get in touch if you have any questions.',
      'We are happy to answer your questions.',
    ],
  },
  witty: {
    readers: ['Yes, …, we are looking at you:', 'Made with … in mind, no fine print:'],
    closings: ['Your future self says thanks.', 'Go on, you know you want to.'],
  },
  promotional: {
    readers: ['At a glance for …:', 'For …, all in one place:'],
    closings: ['We look forward to serving you.', 'We would love to hear from you.'],
  },
  professional: {
    readers: ['For …, the key points:', 'What this means for …:'],
    closings: ['We look forward to working with you.', 'Our team will be glad to help.'],
  },
  casual: {
    readers: ['Quick rundown for …:', 'For …, real quick:'],
    closings: ['See you soon.', 'Come say hi.'],
  },
  inspiring: {
    readers: ['For …, here is what comes next:', 'For …, at a glance:'],
    closings: ['Make today the day.', 'Take the first step.'],
  },
  urgent: {
    readers: ['A quick note for …:', 'In short, for …:'],
    closings: ['Please do not put it off.', 'Do it today.'],
  },
  friendly: {
    readers: ['A quick look for …:', 'For …, the short version:'],
    closings: ['We would love to hear from you.', 'Thank you for reading.'],
  },
  authoritative: {
    readers: ['What … should know:', 'The facts for …:'],
    closings: ['Questions? Ask us.', 'Ask us anything about it.'],
  },
  conversational: {
    readers: ['For …, here is how it works:', 'So, for …:'],
    closings: ['Tell us what you think.', 'What do you say?'],
  },
};

export const generalTone: ContentTone = {
  readers: ['At a glance for …:', 'For …:'],
  closings: ['We look forward to hearing from you.', 'We would be glad to see you.'],
};
