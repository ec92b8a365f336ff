import { writeFreeText } from './free-text.writer.js';

const account = { company: 'Tipton Home Care', city: 'Soddy-Daisy', phone: '423-555-0809' };
const write = (prompt: string, topic = 'free text') =>
  writeFreeText({ prompt, topic }, account).text;

// AIT-14: a request for a job post.
describe('job posts from a free request', () => {
  it('say who is wanted, the facts as a list, and how to apply', () => {
    const text = write(
      'job post for a weekend caregiver, sat and sun 7a to 3p, $16.50/hr, must be patient with her cats. call or text me',
    );
    expect(text).toMatch(/^Now hiring: weekend caregiver\n/);
    expect(text).toContain('Tipton Home Care in Soddy-Daisy is looking for a weekend caregiver.');
    expect(text).toContain(
      '- Saturday and Sunday, 7am to 3pm\n- $16.50 an hour\n- Must be patient',
    );
    expect(text).toContain('To apply, call or text 423-555-0809.');
  });

  it('are written in a tool for them though the order stands behind', () => {
    const text = write('We need a cook for mornings, write a post. 15.50 to start', 'job post');
    expect(text).toContain('looking for a cook for mornings.');
    expect(text).toContain('- $15.50 to start');
    expect(text).not.toMatch(/write a post/i);
  });

  it('[AIT-14] say in Spanish who is wanted in small letters, and whom to call', () => {
    const text = write(
      'Escribe un anuncio de empleo para un ayudante de vidriero. Pagamos $17 la hora. Llamar a Raúl al 423-555-0128.',
    );
    expect(text).toMatch(/^Buscamos un ayudante de vidriero\.\n/);
    expect(text).toContain('Llame a Raúl al 423-555-0128.');
  });

  it('speak Spanish', () => {
    const text = write(
      'anuncio de trabajo: busco 2 ayudantes para concreto, pago 19 la hora, de lunes a viernes y unos sabados',
    );
    expect(text).toMatch(/^Buscamos 2 ayudantes para concreto\.\n/);
    expect(text).toContain('- Pago $19 la hora\n- De lunes a viernes y unos sábados');
    expect(text).toContain('Interesados: llamen al 423-555-0809.');
  });

  it('tell both wages of one note', () => {
    const text = write(
      'hiring 2 cleaners, 15 an hour to start 17 after 90 days, own car needed',
      'job post',
    );
    expect(text).toContain('- $15 an hour to start and $17 after 90 days\n');
  });
});
