/** Traces of the example town; the state only as a whole word. */
export const traces = /Commons(?!\.example)|Chattanooga|\bTN\b|Tennessee|14594a|New_York/;

/** The traces in a text, each with the words around it. */
export const traceIn = (text: string): string[] =>
  text.match(new RegExp(`.{0,60}(?:${traces.source}).{0,20}`, 'g')) ?? [];

/** What people and programs get from a page: its text, labels and metadata, without the addresses of its own files. */
export const withoutMarks = (html: string): string =>
  html.replace(/commons-[a-z-]+|<!--.*?-->|@commons\/[\w-]+|window\.commons\w*/g, '');
