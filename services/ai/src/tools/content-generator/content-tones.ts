/** First sentences of a tone, for its three angles. "…" stands for the readers. None states a fact. */
export interface ContentTone {
  /** Says the news at once. */
  readonly direct: readonly string[];
  /** Speaks to the readers. */
  readonly readers: readonly string[];
  /** Last words before or after the call to action, for each angle. */
  readonly closings: readonly string[];
}

export const contentTones: Readonly<Record<string, ContentTone>> = {
  informative: {
    direct: ['Here is what you need to know.', 'Here are the facts.', 'Here is the news in short.'],
    readers: ['Good to know for …:', 'For …, here it is at a glance:'],
    closings: [
      'Please get in touch if you have any questions.',
      'We are happy to answer your questions.',
    ],
  },
  witty: {
    direct: [
      'Warning: you may want to clear your calendar.',
      'We could keep this to ourselves. We will not.',
      'No drum roll needed, but feel free.',
    ],
    readers: ['Yes, …, we are looking at you:', 'Made with … in mind, no fine print:'],
    closings: ['Your future self says thanks.', 'Go on, you know you want to.'],
  },
  promotional: {
    direct: [
      'Now is a good time to stop by.',
      'Here is an offer for you.',
      'Take a look at what we have for you.',
    ],
    readers: ['This one is for …:', 'A good deal for …:'],
    closings: ['We look forward to serving you.', 'We would love to have you as our guest.'],
  },
  professional: {
    direct: [
      'We are pleased to share an update.',
      'We have an update for you.',
      'A short update from our team.',
    ],
    readers: ['For …, the key points:', 'What this means for …:'],
    closings: ['We look forward to working with you.', 'Our team will be glad to help.'],
  },
  casual: {
    direct: ['So, here is the deal.', 'Hey, quick heads-up.', 'Hey there, some news from us.'],
    readers: ['Hey, this one is for …:', 'Listen up, this is for …:'],
    closings: ['See you soon.', 'Come say hi.'],
  },
  inspiring: {
    direct: [
      'Every good day starts with one small step.',
      'Good things begin close to home.',
      'Small moments make a good day.',
    ],
    readers: [
      'For …, and for everyone ready for something new:',
      'This is for …, and for a good day ahead:',
    ],
    closings: ['Make today the day.', 'Take the first step with us.'],
  },
  urgent: {
    direct: [
      'Please do not wait too long with this one.',
      'This will not wait.',
      'Time is short, so here it is.',
    ],
    readers: ['A quick note for …, before it is too late:', 'A last call for …:'],
    closings: ['Please do not put it off.', 'Do it today.'],
  },
  friendly: {
    direct: [
      'We have good news to share.',
      'We are so happy to tell you this.',
      'A warm hello from all of us.',
    ],
    readers: ['This one is for …:', 'With … in mind, here is the plan:'],
    closings: ['We would love to see you.', 'We cannot wait to meet you.'],
  },
  authoritative: {
    direct: ['Here is what counts.', 'Let us get to the point.', 'Clear facts, no fuss.'],
    readers: ['What … should know:', 'The facts for …:'],
    closings: ['We know our work, and we stand by it.', 'Ask us anything about it.'],
  },
  conversational: {
    direct: [
      'Let us talk about this for a minute.',
      'You know how it goes.',
      'Pull up a chair for a second.',
    ],
    readers: ['We have been thinking about …:', 'Hello to …. Here is what is on our mind:'],
    closings: ['Tell us what you think.', 'What do you say?'],
  },
};

export const generalTone: ContentTone = {
  direct: ['Here is some news from us.', 'We have something to share.'],
  readers: ['This one is for …:', 'For …:'],
  closings: ['We look forward to hearing from you.', 'We would be glad to see you.'],
};
