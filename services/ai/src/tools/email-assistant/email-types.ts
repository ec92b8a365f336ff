/** Phrases for a type of e-mail, without facts about the person. */
export interface EmailType {
  /** Start of the subject line. */
  readonly subject: string;
  readonly opening: string;
  /** Introduces the key points. */
  readonly points: string;
  /** Request to the reader. */
  readonly ask: string;
  /** Facts that such an e-mail should include. */
  readonly missing: readonly string[];
}

/** The ten types of the list (specification D2 §3). */
export const emailTypes: Readonly<Record<string, EmailType>> = {
  'Cold Outreach': {
    subject: 'A short question',
    opening: 'We have not met yet, so I will be brief.',
    points: 'What may be of use to you:',
    ask: 'Would a short call be worth your time? I suggest [fill in: two times].',
    missing: ['[fill in: why you write to this person in particular]'],
  },
  'Follow-Up': {
    subject: 'Following up',
    opening: 'I am following up on [fill in: our last talk or message, with its date].',
    points: 'Where things stand:',
    ask: 'Could you let me know by [fill in: date] how you would like to go on?',
    missing: [],
  },
  Proposal: {
    subject: 'Proposal',
    opening: 'Thank you for the chance to make you a proposal.',
    points: 'What the proposal covers:',
    ask: 'If this suits you, a short yes by [fill in: date] is enough, and I will send the agreement.',
    missing: ['Price and terms: [fill in: amount, what it includes, how long it holds]'],
  },
  Apology: {
    subject: 'Our apology',
    opening: 'I am sorry. This should not have happened, and I take responsibility for it.',
    points: 'What happened and what we do about it:',
    ask: 'If I have missed anything that matters to you, please tell me and I will see to it.',
    missing: ['How we make it good: [fill in: repair, refund or replacement, and by when]'],
  },
  'Thank You': {
    subject: 'Thank you',
    opening: 'Thank you. I want you to know that it is appreciated.',
    points: 'What I value in particular:',
    ask: 'If there is something we can do for you in return, please write to me.',
    missing: [],
  },
  Invoice: {
    subject: 'Invoice [number]',
    opening: 'Please find the invoice for our work with this message.',
    points: 'What it covers:',
    ask: 'Please pay by [fill in: due date]. If anything on the invoice is unclear, just reply.',
    missing: ['Invoice number: [fill in]. Amount: [fill in]. Ways to pay: [fill in].'],
  },
  'Meeting Request': {
    subject: 'Meeting',
    opening: 'I would like to meet with you.',
    points: 'What I would like to talk about:',
    ask: 'Would [fill in: two dates and times] suit you? [fill in: minutes] minutes are enough.',
    missing: ['Place or link: [fill in]'],
  },
  Introduction: {
    subject: 'Introduction',
    opening: 'I would like to introduce myself: I am [fill in: your name and role].',
    points: 'In short:',
    ask: 'I would be glad to hear from you, and to learn how you work.',
    missing: [],
  },
  Networking: {
    subject: 'Staying in touch',
    opening:
      'I value what people in our field learn from each other, and would like to be in touch.',
    points: 'What we may have in common:',
    ask: 'Would you like to have a coffee or a short call on [fill in: day]?',
    missing: ['[fill in: where you met, or who named you to each other]'],
  },
  Sales: {
    subject: 'An offer for you',
    opening: 'I have something that may be of use to you.',
    points: 'What you get:',
    ask: 'Shall I send you an offer that fits? A reply with a yes is enough.',
    missing: ['Price, and until when it holds: [fill in]'],
  },
};

/** For a type outside the list. */
export const generalEmail: EmailType = {
  subject: 'Message',
  opening: 'I am writing to you with a short message.',
  points: 'The main points:',
  ask: 'Please let me know by [fill in: date] what you think.',
  missing: [],
};

export interface EmailTone {
  readonly greeting: string;
  readonly kindness: string;
  readonly closing: string;
  readonly subjectMark?: string;
}

/** The four tones of the list. */
export const emailTones: Readonly<Record<string, EmailTone>> = {
  professional: {
    greeting: 'Dear [fill in: name],',
    kindness: 'Thank you for your time.',
    closing: 'Kind regards,',
  },
  friendly: {
    greeting: 'Hi [fill in: name],',
    kindness: 'Thanks a lot, and have a good day!',
    closing: 'All the best,',
  },
  urgent: {
    greeting: 'Dear [fill in: name],',
    kindness:
      'This is urgent: please reply by [fill in: day and time]. Thank you for your quick help.',
    closing: 'Thank you and kind regards,',
    subjectMark: 'Urgent: ',
  },
  neutral: { greeting: 'Hello [fill in: name],', kindness: 'Thank you.', closing: 'Regards,' },
};

/** A sentence that fits the relationship to the reader. */
export const recipientLines: Readonly<Record<string, string>> = {
  Client: 'Your satisfaction with our work matters to me, so please tell me openly what you need.',
  Vendor: 'I look forward to going on working well together.',
  Partner: 'As always, let us find what suits both sides.',
  Prospect: 'There is no obligation on your side.',
  Customer: 'Thank you for being our customer.',
  Supplier: 'I count on our good cooperation and answer your questions the same day.',
  'Team Member': 'If something stands in your way, tell me and we will solve it together.',
  Manager: 'If you would rather talk it over, I will come by when it suits you.',
  Investor: 'I am glad to send you the figures behind this.',
};
