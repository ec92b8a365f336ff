/** Hands a file to the browser's downloads under this name. */
export function saveFile(blob: Blob, filename: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = filename;
  link.click();
  // The download reads the address after this turn of the event loop.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** '{name}_resume.pdf' whatever the file type (specification D2 §7). */
export function resumeName(applicant: string): string {
  return `${applicant}_resume.pdf`;
}

/** '{name}_resume.docx': the name with the file's true extension (decision A29); undefined when that is .pdf or unknown. */
export function originalResumeName(
  applicant: string,
  filename: string | undefined,
): string | undefined {
  const extension = /\.([a-z0-9]{1,5})$/i.exec(filename ?? '')?.[1]?.toLowerCase();
  return extension && extension !== 'pdf' ? `${applicant}_resume.${extension}` : undefined;
}
