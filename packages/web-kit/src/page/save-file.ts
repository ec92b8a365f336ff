/**
 * Downloads a file.
 * @param filename suggested name; the browser changes it where the system does not allow it
 */
export function saveFile(blob: Blob, filename: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = filename;
  link.click();
  // Some browsers read the file only after the click handler.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
