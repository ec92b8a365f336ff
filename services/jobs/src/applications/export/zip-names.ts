/** Characters that file systems or ZIP programs reject; a leading dot would hide a file. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are to be replaced
const unfit = /[\u0000-\u001f\u007f<>:"/\\|?*\p{Cf}]+/gu;
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

const part = (text: string, length: number) =>
  [...text.normalize('NFC').replace(unfit, ' ').replace(/\s+/g, ' ').trim()]
    .slice(0, length)
    .join('')
    .replace(/^[. ]+|[. ]+$/g, '');

/** Readable names of files in one folder: 'Ada Quill - Baker.pdf', and 'Ada Quill - Baker (2).pdf' for the next. */
export class ZipNames {
  readonly #taken = new Set<string>();

  next(person: string, job: string, filename: string): string {
    const extension = /\.[a-z0-9]{1,5}$/i.exec(filename)?.[0].toLowerCase() ?? '';
    const name = part(person, 80) || 'Applicant';
    const base = [reserved.test(name) ? `${name}_` : name, part(job, 60)]
      .filter(Boolean)
      .join(' - ');
    for (let count = 1; ; count += 1) {
      const made = `${base}${count > 1 ? ` (${count})` : ''}${extension}`;
      // File systems of Windows and macOS ignore case.
      const key = made.toLowerCase();
      if (this.#taken.has(key)) continue;
      this.#taken.add(key);
      return made;
    }
  }
}
