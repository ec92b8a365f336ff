/** Hands a downloaded file to the browser, which asks where to put it or puts it among the downloads. */
export function saveFile(blob: Blob, filename: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = filename;
  link.click();
  // Some browsers read the blob only after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
