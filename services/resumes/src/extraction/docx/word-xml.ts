import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { unreadable } from '../../structure/lines/document-line.js';

/** Receives the elements of an XML text in order. */
export interface WordXmlHandler {
  open(name: string, attribute: (name: string) => string | undefined): void;
  close(name: string): void;
  text(text: string): void;
}

/**
 * Parses the XML of a Word document.
 * @throws Error when it is not well-formed, or has a document type
 */
export function parseWordXml(xml: string, handler: WordXmlHandler): void {
  const parser = new SaxesParser<{ xmlns: false }>({ xmlns: false });
  parser.on('error', () => {
    throw new Error(unreadable.damaged);
  });
  // Word writes no document types; they are for entities that read other files or grow without end.
  parser.on('doctype', () => {
    throw new Error(unreadable.damaged);
  });
  parser.on('opentag', ({ name, attributes }: SaxesTagPlain) =>
    handler.open(name, (key) => attributes[key]),
  );
  parser.on('closetag', ({ name }) => handler.close(name));
  parser.on('text', (text) => handler.text(text));
  if (xml) parser.write(xml).close();
}
