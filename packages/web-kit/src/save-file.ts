/**
 * Hands a file to the browser, which puts it among the downloads or asks where.
 * @param filename the name it is to be saved under; the browser may change it where the system allows no such name
 */
export function saveFile(blob: Blob, filename: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = filename;
  link.click();
  // Some browsers read the file only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
