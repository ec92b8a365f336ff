/** Sentences of a type of e-mail that state no facts of their own. */
export interface EmailType {
  /** The first sentence when something is the topic: "…" stands for it. */
  readonly about: readonly string[];
  /** The first sentence when nothing else states the point; may be empty. */
  readonly opening: readonly string[];
  /** Before a list of details. */
  readonly lead: readonly string[];
  /** Where nothing was asked of the reader. */
  readonly ask: readonly string[];
  /** The last sentence before the sign-off. */
  readonly closing: readonly string[];
  /** Whether the writer introduces himself at the beginning. */
  readonly introduces?: boolean;
}

/** The ten types of the list (specification D2 §3), each for plain and for contracted ("friendly") language. */
export const emailTypes: Readonly<Record<string, EmailType>> = {
  'Cold Outreach': {
    about: ['I am writing to you about …', 'I would like to tell you about …'],
    opening: ['We have not met yet, so I will keep this short.'],
    lead: ['Here is what we offer:', 'In short, this is what you get:'],
    ask: ['Would you be open to a short call?', 'May I call you this week to tell you more?'],
    closing: [
      'If this is not for you, there is no need to reply.',
      'Thank you for taking a moment to read this.',
    ],
    introduces: true,
  },
  'Follow-Up': {
    about: ['I am following up on …', 'I would like to follow up on …'],
    opening: ['I am writing with a short update.', 'Here is a short update from us.'],
    lead: ['Here are the details:', 'For your planning, here are the details:'],
    ask: [
      'If you have any questions, please let me know.',
      'Please let me know if anything is unclear.',
    ],
    closing: ['I look forward to hearing from you.', 'Thank you for your time.'],
  },
  Proposal: {
    about: ['Here is our proposal for …', 'This is our proposal for …'],
    opening: [
      'I would like to make you a proposal.',
      'I have an idea that I would like to share with you.',
    ],
    lead: ['Here is what I have in mind:', 'The proposal in short:'],
    ask: ['What do you think?', 'Would this work for you?'],
    closing: [
      'I am happy to talk through the details whenever it suits you.',
      'If you would like to change something, just tell me.',
    ],
  },
  Apology: {
    about: ['I am sorry about …', 'I would like to apologize for …'],
    opening: ['I am writing to apologize.'],
    lead: ['Here is what happens next:', 'This is what we will do:'],
    ask: [],
    closing: [
      'If there is anything else I can do, please reply to this e-mail.',
      'Thank you for your patience, and for giving us the chance to put this right.',
      'Please tell me if this does not settle it for you.',
    ],
  },
  'Thank You': {
    about: ['I would like to say thank you for …', 'I am writing to thank you for …'],
    opening: ['I just want to say thank you.', 'I am writing to say thank you.'],
    lead: ['A few things I would like you to know:', 'Here is what it meant:'],
    ask: [],
    closing: [
      'It means a lot to us.',
      'We truly appreciate it.',
      'Your support means a great deal to us.',
    ],
  },
  Invoice: {
    about: ['This is the invoice for …', 'Here is the invoice for …'],
    opening: ['I am writing about your invoice.'],
    lead: ['Here are the details:', 'A few details:'],
    ask: [],
    closing: [
      'If you have any questions about it, please reply to this e-mail.',
      'If anything on the invoice is unclear, just reply and I will look into it.',
    ],
  },
  'Meeting Request': {
    about: ['I would like to meet with you about …', 'Could we meet to talk about …?'],
    opening: ['I would like to set up a meeting with you.'],
    lead: ['Here are the details:', 'The details:'],
    ask: ['Which day and time would suit you best?', 'When would be a good time for you?'],
    closing: [
      'Thank you, and I look forward to talking with you.',
      'I look forward to our conversation.',
    ],
  },
  Introduction: {
    about: ['I would like to introduce …', 'I am writing to introduce …'],
    opening: ['I would like to introduce myself.'],
    lead: ['In short:', 'A few things to know about us:'],
    ask: [
      'If you have any questions, just reply to this e-mail.',
      'I would be glad to hear from you.',
    ],
    closing: [
      'I look forward to getting to know you.',
      'Thank you for reading, and I hope to meet you soon.',
    ],
    introduces: true,
  },
  Networking: {
    about: ['I would like to talk with you about …', 'I am getting in touch about …'],
    opening: ['I would like to stay in touch with you.'],
    lead: ['Here is what I had in mind:', 'A few thoughts:'],
    ask: ['Would you like to find a time to talk?', 'Would that suit you?'],
    closing: [
      'I would be glad to hear what you are working on.',
      'I look forward to staying in touch.',
    ],
  },
  Sales: {
    about: ['I would like to tell you about …', 'I am writing to tell you about …'],
    opening: ['I have an offer that may be of use to you.'],
    lead: ['Here is what you get:', 'The offer in short:'],
    ask: [
      'Would you like to know more? Just reply to this e-mail.',
      'If you are interested, just reply and I will get back to you.',
    ],
    closing: ['Thank you for reading.', 'I would be glad to help.'],
  },
};

/** For a type outside the list. */
export const generalEmail: EmailType = {
  about: ['I am writing to you about …'],
  opening: ['I am writing to you with a short message.'],
  lead: ['Here are the details:'],
  ask: ['If you have any questions, please let me know.'],
  closing: ['I look forward to hearing from you.'],
};

/** "I am" → "I'm" for friendly letters. */
export const contractedText = (text: string): string =>
  text
    .replace(/\bI am\b/g, "I'm")
    .replace(/\bI would\b/g, "I'd")
    .replace(/(?<!\b[Mm]y [a-z]+ and )\bI will\b/g, "I'll")
    .replace(/\b(W|w)e will\b/g, "$1e'll")
    .replace(/\bHere is\b/g, "Here's")
    .replace(/\b(I|i)t is\b/g, "$1t's")
    .replace(/\b(d|D)o not\b/g, "$1on't")
    .replace(/\bdoes not\b/g, "doesn't")
    .replace(/\bThere is no\b/g, "There's no");
