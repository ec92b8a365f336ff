/** The file of a form as Playwright sends it. */
interface SentFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

const trades = ['Restaurante', 'Plumbing Contractor', 'Beauty Salon', 'Auto Repair', 'Zymurgy'];
const streets = ['Calle Ocho', 'Oak St', 'Main St', 'Piñon Ave'];

/**
 * A licence register as towns publish it: a title above the headings, semicolons, Windows-1252, odd headings, and the
 * legal name where there is no trade name.
 * @param rows how many rows, of which `bad` have no name at all
 */
export function registerFile(rows: number, bad: number): SentFile {
  const step = Math.floor(rows / bad);
  const lines = Array.from({ length: rows }, (_, at) => {
    const isBad = at % step === 3 && at < step * bad;
    const name = isBad || at % 5 === 0 ? '' : `Peña Works ${at}`;
    const legal = isBad ? '' : `Legal ${at} LLC`;
    const address = `${100 + at} ${streets[at % streets.length]}`;
    const phone = `501-555-${String(at).padStart(4, '0')}`;
    return [
      ...[`L-${at}`, name, legal, trades[at % trades.length], address, 'Conway', 'AR', '72032'],
      ...[phone, 'ACTIVE'],
    ].join(';');
  });
  const headings =
    'LIC_NO;Nombre comercial (DBA);Razón social;Actividad económica;Domicilio;Ciudad;Estado;C.P.;Teléfono;STATUS';
  const text = ['Registro de licencias, 3 de marzo', '', headings, ...lines].join('\r\n');
  return { name: 'licencias.csv', mimeType: 'text/csv', buffer: Buffer.from(text, 'latin1') };
}
