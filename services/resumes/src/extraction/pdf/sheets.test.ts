import { withWholeWords } from './lost-ligatures.js';
import { withoutMargin } from './margin-headings.js';
import { type PdfItem, rowsOf } from './pdf-item.js';
import { linesOf } from './pdf-lines.js';
import { inReadingOrder } from './reading-order.js';
import { withWholeDates } from './wrapped-cells.js';
import { appended } from './wrapped-rows.js';

const at = (x: number, y: number, text: string, font = 'body', size = 11): PdfItem => ({
  text,
  x,
  right: x + 0.5 * size * text.length,
  y,
  size,
  font,
});

/** The lines of a page, as `readPdf` puts them together. */
function readPage(items: readonly PdfItem[]): string[] {
  const rows = withWholeDates(rowsOf(items));
  return inReadingOrder([{ number: 1, height: 792, isMirrored: false, rows }]).flatMap(
    ({ rows: region }) => linesOf(withoutMargin(region)).map(({ text }) => text),
  );
}

/** Rows of a table: what is in its narrow first column, and the text beside it. */
const table = (y: number, rows: readonly (readonly [string, string])[]): PdfItem[] =>
  rows.flatMap(([label, text], row) => [
    ...(label ? [at(50, y + 14 * row, label)] : []),
    at(172, y + 14 * row, text),
  ]);

describe('[RES-05] a curriculum vitae as a table', () => {
  it('keeps labels and dates beside their texts below headings that are wider than the labels', () => {
    const lines = readPage([
      at(48, 40, 'Lebenslauf', 'bold', 22),
      at(48, 80, 'Persönliche Daten', 'bold', 12),
      ...table(100, [
        ['Name', 'Katrin Schönfeld-Brandt'],
        ['Geburtsdatum', '14.03.1989 in Erfurt'],
        ['Anschrift', 'Lindenstraße 8, 99084 Erfurt'],
        ['Telefon', '0151 55501234'],
        ['E-Mail', 'k.schoenfeld@post.example'],
      ]),
      at(48, 190, 'Beruflicher Werdegang', 'bold', 12),
      ...table(210, [
        ['seit 08/2020', 'Pflegefachfrau'],
        ['', 'Helios Klinikum Erfurt, Station 4B'],
        ['', 'Praxisanleitung für sechs Auszubildende'],
        ['04/2017 – 07/2020', 'Elternzeit'],
        ['10/2011 – 03/2017', 'Krankenpflegerin'],
        ['', 'Krankenhaus St. Nepomuk, Erfurt'],
      ]),
      at(48, 310, 'Ausbildung', 'bold', 12),
      ...table(330, [
        ['10/2008 – 09/2011', 'Ausbildung zur Krankenpflegerin'],
        ['', 'Medizinische Fachschule Erfurt'],
        ['2000 – 2008', 'Königin-Luise-Gymnasium, Abitur'],
      ]),
      at(48, 390, 'Kenntnisse', 'bold', 12),
      ...table(410, [
        ['Sprachen', 'Deutsch (Muttersprache), Englisch (B1)'],
        ['EDV', 'Orbis, MS Office'],
        ['Führerschein', 'Klasse B'],
      ]),
    ]);
    expect(lines).toContain('Name | Katrin Schönfeld-Brandt');
    expect(lines).toContain('04/2017 – 07/2020 | Elternzeit');
    expect(lines).toContain('Sprachen | Deutsch (Muttersprache), Englisch (B1)');
    expect(lines.indexOf('Medizinische Fachschule Erfurt')).toBe(lines.indexOf('Ausbildung') + 2);
  });

  it('puts a year back behind the month that a narrow cell parts from it', () => {
    const rows = withWholeDates(
      rowsOf([
        at(50, 100, 'Depuis mars'),
        at(172, 100, 'Vendeuse, Printemps'),
        at(50, 114, '2021'),
        at(172, 114, 'Accueil et encaissement'),
      ]),
    );
    expect(rows.map(({ items }) => items.map(({ text }) => text))).toEqual([
      ['Depuis mars 2021', 'Vendeuse, Printemps'],
      ['Accueil et encaissement'],
    ]);
  });

  it('joins no line of dates in small letters to the names above it', () => {
    const lines = linesOf(
      rowsOf([
        at(50, 100, 'Auxiliar administrativa · Gestoría Almudena, Sevilla', 'bold'),
        at(50, 114, 'septiembre de 2019 – actualidad'),
        at(50, 142, 'Recepcionista, Sevilla', 'bold'),
        at(50, 156, 'junio de 2016 – agosto de 2019'),
      ]),
    );
    expect(lines.map(({ text }) => text)).toContain('septiembre de 2019 – actualidad');
    const broken = linesOf(
      rowsOf([at(50, 100, 'B.A. in Mathematics, Macalester College,'), at(50, 114, '2011–2014')]),
    );
    expect(broken).toHaveLength(1);
  });
});

describe('[RES-05] words that are printed in parts', () => {
  const parts = (gap: number) =>
    withWholeWords([
      at(50, 100, 'Certi'),
      at(77.5 + gap, 100, 'fi'),
      at(88.5 + gap, 100, 'cation'),
    ]);

  it('are whole again around a ligature', () => {
    expect(parts(0).map(({ text }) => text)).toEqual(['Certification']);
    expect(parts(0)[0]?.right).toBe(121.5);
  });

  it('stay apart when there is a gap before it', () => {
    expect(parts(4).map(({ text }) => text)).toEqual(['Certi', 'fication']);
  });

  it('are whole again in a double name that is broken at its hyphen', () => {
    expect(appended('THUY-', 'LINH DANG')).toBe('THUY-LINH DANG');
    const spaced = linesOf(rowsOf([at(42, 100, 'T H U Y- L I N H', 'bold', 28)]));
    expect(spaced.map(({ text }) => text)).toEqual(['THUY-LINH']);
  });
});
