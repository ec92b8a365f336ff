import { writeFreeText } from './free-text.writer.js';

const written = (prompt: string, context: string, language: 'en' | 'es' = 'en') =>
  writeFreeText({ topic: 'Writing assistant', prompt, context }, undefined, { language }).text;

describe('letters and notices whose points are whole sentences', () => {
  it('greet the name that the points give to the reader', () => {
    const text = written(
      'Write a complaint letter to our landlord about the broken heating in our shop',
      'Bookshop at 14 Mill Lane, landlord Mr. Gerald Finch. We ask for repair by December 2, otherwise we will have it repaired ourselves, as clause 9 of the lease allows.',
    );
    expect(text).toContain('Dear Mr. Finch,\n\nI am writing to you about the broken heating');
    expect(text).toContain(
      'We ask for repair by December 2, otherwise we will have it repaired ourselves, as clause 9 of the lease allows.',
    );
    expect(text).toMatch(/Bookshop at 14 Mill Lane$/);
  });

  it('say to a group why they are written, and sign', () => {
    expect(
      written(
        'Write a short farewell note to our customers because we close our shop after 26 years',
        'Our last day is January 30. Gift cards can be used until then. Rosalind and Peter Marsh',
      ),
    ).toBe(
      'Dear customers,\n\nWe close our shop after 26 years. Our last day is January 30. Gift cards can be used until then.\n\nKind regards,\nRosalind and Peter Marsh',
    );
  });

  it('keep the sentences of a notice, with its hours and whom to ask', () => {
    expect(
      written(
        'Write a notice to the tenants of our building about the water being turned off',
        'The water is off on Thursday, December 3, from 9 am to 1 pm because a valve is replaced. Questions go to Mr. Hobbs in apartment 2.',
      ),
    ).toBe(
      'Dear tenants,\n\nThe water is off on Thursday, December 3, from 9 am to 1 pm because a valve is replaced. Questions go to Mr. Hobbs in apartment 2.',
    );
  });

  it('answer a review in Spanish by the name that signed it', () => {
    expect(
      written(
        'Escribe una respuesta a esta reseña de dos estrellas: "La comida rica, pero tardaron una hora. Raúl"',
        'Ese domingo nos faltaron dos camareros. Nos gustaría que Raúl nos diera otra oportunidad.',
        'es',
      ),
    ).toBe(
      'Hola, Raúl:\n\nGracias por decírnoslo. Lamentamos que su visita no saliera bien. Ese domingo nos faltaron dos camareros. Nos gustaría que usted nos diera otra oportunidad.',
    );
  });
});
