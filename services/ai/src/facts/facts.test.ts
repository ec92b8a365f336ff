import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Facts, figureOf, figuresOf, readFacts } from './facts.js';
import { sentenceOf } from './grammar/sentence.js';

/** What is read from an entry, in the form of the fixture. */
const readingOf = ({ acts, figures, people }: Facts): string[] => [
  ...acts.map(({ kind, label, text }) => `${kind}${label ? ` (${label})` : ''}: ${text}`.trim()),
  ...(figures.length > 0 ? [`figures: ${figures.map(({ text }) => text).join(' | ')}`] : []),
  ...(people.reader ? [`reader: ${people.reader}`] : []),
  ...(people.readerFirm ? [`firm: ${people.readerFirm}`] : []),
  ...(people.sender ? [`sender: ${people.sender}`] : []),
  ...(people.business ? [`business: ${people.business}`] : []),
];

const sentences = readFileSync(join(__dirname, 'fixtures/sentences.txt'), 'utf8')
  .split(/\n\n/)
  .map((block) => block.trim().split('\n'))
  .filter(([entry]) => entry?.startsWith('> '))
  .map(([entry = '', ...expected]) => [entry.slice(2), expected] as const);

describe('facts of real sentences', () => {
  it('covers at least 120 sentences', () => {
    expect(sentences.length).toBeGreaterThanOrEqual(120);
  });

  it.each(sentences)('%s', (entry, expected) => {
    expect(readingOf(readFacts(entry.replaceAll('\\n', '\n')))).toEqual(expected);
  });

  it('keeps figures in the words of the entry', () => {
    for (const [entry] of sentences) {
      const { figures } = readFacts(entry.replaceAll('\\n', '\n'));
      // An amount may get the sign that it was typed without.
      for (const { text } of figures)
        expect(entry.toLowerCase()).toContain(text.toLowerCase().replace('$', ''));
    }
  });

  it('never echoes an order', () => {
    for (const [entry] of sentences) {
      for (const act of readFacts(entry).acts) {
        const sentence = sentenceOf(act) ?? '';
        expect(sentence).not.toMatch(
          /^(?:tell|say|ask|remind|mention|let) (?:him|her|them|that|if|sorry)\b/i,
        );
      }
    }
  });
});

describe('sentences of acts', () => {
  const said = (entry: string) => readFacts(entry).acts.map((act) => sentenceOf(act));

  it.each([
    ['ask her to confirm by Friday', 'Could you confirm by Friday?'],
    ['tell them their order is late', 'Your order is late.'],
    ["we're closing early", "We're closing early."],
    ['offer him a refund of $40', 'I would like to offer you a refund of $40.'],
    ['remind her to bring her ID', 'Please remember to bring your ID.'],
    ['ask if they can come on Tuesday', 'Could you let me know if you can come on Tuesday?'],
    ['thank them for the referral', 'Thank you for the referral.'],
    ['invite them to our open house', 'You are invited to our open house.'],
  ])('%s', (entry, sentence) => {
    expect(said(entry)).toEqual([sentence]);
  });

  it('says nothing that was not entered', () => {
    expect(said('explain why we raised prices')).toEqual([undefined]);
  });
});

describe('readings of an entry', () => {
  it('gives amounts with their value, unit and purpose', () => {
    const facts = readFacts('We charge $1,250.50 for the fence repair and pay $24/hour, up 8%');
    expect(figuresOf(facts, 'money')).toMatchObject([
      { text: '$1,250.50', value: 1250.5, of: 'the fence repair' },
      { text: '$24', value: 24, unit: 'hour' },
    ]);
    expect(figureOf(facts, 'percent')).toMatchObject({ text: '8%', value: 8 });
  });

  it('leaves other people alone where there is no reader', () => {
    const { acts } = readFacts('She wants a raise', { hasReader: false });
    expect(acts[0]?.text).toBe('She wants a raise');
  });

  it.each([
    ['We open our new bakery on Main Street on Friday', 'en'],
    ['Queremos agradecer a los clientes por su compra de la semana', 'es'],
    ['Nous vous remercions pour votre commande et nous sommes désolés', 'fr'],
    ['Wir möchten uns für die Verspätung der Lieferung entschuldigen', 'de'],
    ['我们的新店下周开业', 'other'],
    ['Pho and banh mi from $9', 'en'],
  ])('finds the language of: %s', (entry, language) => {
    expect(readFacts(entry).language).toBe(language);
  });
});
