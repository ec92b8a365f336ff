import { noteForm } from '../note-form/note-form.js';
import { spanishNoteForm } from '../note-form/spanish-note-form.js';
import { calledAgain } from '../rephrase/calls.js';
import { retold } from '../rephrase/retold.js';
import { inSpanishOrder } from '../rephrase/spanish-order.js';
import { inSpanishWords } from '../rephrase/spanish-words.js';
import type { MannerWords } from './compositions.js';

/** The words around a text in its language. */
export interface FrameWords extends MannerWords {
  /** Before the subject line. */
  readonly subject: string;
  readonly greeting: string;
  /** Of an e-mail, one for each place. */
  readonly closings: readonly [string, string, string];
  readonly news: string;
  readonly newsFrom: string;
  readonly welcome: string;
  /** A subject that says nothing else. */
  readonly newsFor: (audience: string) => string;
  readonly inPlace: string;
  readonly button: string;
  /** How to ask by telephone. */
  readonly questions: (phone: string) => string;
  readonly adLabels: readonly [headline: string, description: string, button: string];
  readonly headings: readonly (readonly [what: string, next: string])[];
}

export const englishFrame: FrameWords = {
  subject: 'Subject',
  greeting: 'Hello,',
  closings: ['Best regards,', 'Kind regards,', 'All the best,'],
  news: 'News for you',
  newsFrom: 'News from',
  newsFor: (audience) => `News for ${audience}`,
  inShort: 'In short:',
  goodToKnow: 'Good to know:',
  update: 'An update:',
  thanks: 'A word of thanks:',
  wordFrom: (company) => `A word from ${company}:`,
  heard: 'Have you heard?',
  retold,
  calledAgain: (action) => calledAgain(action, retold),
  noteForm,
  questions: (phone) => `Questions? Call us at ${phone}.`,
  welcome: 'Welcome',
  forReaders: (audience) => `For ${audience}`,
  inPlace: 'in',
  button: 'Learn more',
  exclaimed: (title) => `${title}!`,
  adLabels: ['Headline', 'Description', 'Button'],
  headings: [
    ['What we offer', 'Your next step'],
    ['About us', 'Get in touch'],
    ['At a glance', 'How to reach us'],
  ],
};

const retoldInSpanish = (sentence: string) => inSpanishWords(inSpanishOrder(sentence));

export const spanishFrame: FrameWords = {
  subject: 'Asunto',
  greeting: 'Buenos días:',
  closings: ['Saludos cordiales,', 'Un cordial saludo,', 'Atentamente,'],
  news: 'Novedades',
  newsFrom: 'Novedades de',
  newsFor: (audience) => `Novedades para ${audience}`,
  inShort: 'En breve:',
  goodToKnow: 'Bueno saber:',
  update: 'Un aviso:',
  thanks: 'Unas palabras de agradecimiento:',
  wordFrom: (company) => `Un mensaje de ${company}:`,
  heard: 'Tenemos novedades.',
  retold: retoldInSpanish,
  calledAgain: retoldInSpanish,
  noteForm: spanishNoteForm,
  questions: (phone) => `¿Preguntas? Estamos en el ${phone}.`,
  welcome: 'Bienvenidos',
  forReaders: (audience) => `Para ${audience}`,
  inPlace: 'en',
  button: 'Más información',
  exclaimed: (title) => `¡${title}!`,
  adLabels: ['Titular', 'Descripción', 'Botón'],
  headings: [
    ['Lo que ofrecemos', 'Siguiente paso'],
    ['Más información', 'Contacto'],
    ['De un vistazo', 'Cómo encontrarnos'],
  ],
};
