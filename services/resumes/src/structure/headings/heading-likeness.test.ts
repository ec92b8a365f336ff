import type { DocumentLine } from '../lines/document-line.js';
import { sectionHeadings } from '../sections/section-headings.js';

const heading = (text: string): DocumentLine => ({
  text,
  size: 12,
  font: 'bold',
  x: 72,
  column: 1,
  apart: true,
});
const body = (text: string, more: Partial<DocumentLine> = {}): DocumentLine => ({
  text,
  size: 12,
  font: 'plain',
  x: 90,
  column: 1,
  ...more,
});

const sentences = [
  'Supervises the wiring of control panels on the site',
  'Checks the drawings with the client every week',
  'Keeps the records of all tests and of the stock',
];
const frame = [
  heading('Career Objective'),
  ...sentences.map((text) => body(text)),
  heading('Academic Record'),
  body('Diploma in wiring, Lakeside College, 2012'),
  heading('Experience'),
  body('Panel fitter, Harbour Switchgear Company, 2013 - 2019'),
];
const found = (...more: DocumentLine[]) =>
  sectionHeadings([
    ...frame,
    ...more,
    heading('Strengths'),
    ...sentences.map((text) => body(text)),
  ]).map(({ text }) => text);
const usual = ['Career Objective', 'Academic Record', 'Experience', 'Strengths'];

describe('[RES-05] headings share one look', () => {
  it('takes a heading of unknown words that looks like the known ones, though no larger than the text', () => {
    expect(found(heading('Positions of Responsibility'), body(sentences[0] ?? ''))).toEqual([
      'Career Objective',
      'Academic Record',
      'Experience',
      'Positions of Responsibility',
      'Strengths',
    ]);
  });

  it('takes it above an entry whose dates come first', () => {
    expect(
      found(heading('Technical Societies'), body('2007 - Present: Member of the Wiring Guild')),
    ).toContain('Technical Societies');
  });

  it('takes no known word in the look of the text', () => {
    expect(
      found(
        body('Project work:', { size: 9, indented: true }),
        body('A new board for the pumps', { size: 9 }),
      ),
    ).toEqual(usual);
  });

  it('takes no occupation', () => {
    expect(found(heading('Electrical Foreman'), body(sentences[1] ?? ''))).toEqual(usual);
  });

  it('takes a field of a form about the person for no section', () => {
    expect(
      found(
        heading('Personal Details'),
        body('Date of birth: 4 May 1990'),
        body('Hobbies: Reading, cricket'),
        body('Languages known: Hindi, English'),
        body('Nationality: Indian'),
      ),
    ).toEqual([
      'Career Objective',
      'Academic Record',
      'Experience',
      'Personal Details',
      'Strengths',
    ]);
  });
});
