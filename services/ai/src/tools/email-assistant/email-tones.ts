/** How a tone greets, asks, and closes. Of several wordings one is picked by the entries. */
export interface EmailTone {
  readonly contracted: boolean;
  greeting(name: string | undefined): string;
  /** Before an apology's "for the delay" or "that your cake was late". */
  readonly sorry: readonly string[];
  readonly thanks: readonly string[];
  readonly offer: readonly string[];
  /** A request from its verb: "confirm by Friday". */
  ask(request: string): string;
  readonly signOff: readonly string[];
  readonly subjectMark: string;
}

const hello = (word: string, nobody: string) => (name: string | undefined) =>
  `${name ? `${word} ${name}` : nobody},`;

const professional: EmailTone = {
  contracted: false,
  greeting: hello('Dear', 'Hello'),
  sorry: ['I am sorry', 'I am truly sorry', 'I am very sorry'],
  thanks: ['Thank you', 'Thank you very much'],
  offer: [
    'I would like to offer you',
    'As a small thank-you for your patience, I would like to offer you',
  ],
  ask: (request) => `Could you please ${request}?`,
  signOff: ['Kind regards,', 'Best regards,'],
  subjectMark: '',
};

/** The four tones of the list. */
export const emailTones: Readonly<Record<string, EmailTone>> = {
  professional,
  friendly: {
    contracted: true,
    greeting: hello('Hi', 'Hi there'),
    sorry: ["I'm so sorry", "I'm really sorry"],
    thanks: ['Thank you so much', 'Thanks so much', 'A big thank-you'],
    offer: ["I'd like to give you", "I'd love to offer you"],
    ask: (request) => `Could you ${request}?`,
    signOff: ['All the best,', 'Warm regards,', 'Best wishes,'],
    subjectMark: '',
  },
  urgent: {
    ...professional,
    greeting: hello('Hello', 'Hello'),
    sorry: ['I am very sorry'],
    offer: ['I would like to offer you'],
    ask: (request) => `Please ${request}.`,
    signOff: ['Thank you and kind regards,', 'Kind regards,'],
    subjectMark: 'Urgent: ',
  },
  neutral: {
    ...professional,
    greeting: hello('Hello', 'Hello'),
    sorry: ['I am sorry'],
    thanks: ['Thank you'],
    offer: ['I would like to offer you'],
    ask: (request) => `Please ${request}.`,
    signOff: ['Regards,', 'Best regards,'],
    subjectMark: '',
  },
};

export const professionalTone = professional;
