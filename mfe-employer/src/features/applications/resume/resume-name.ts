/** '{name}_resume.pdf' whatever the file type (specification D2 §7). */
export function resumeName(applicant: string): string {
  return `${applicant}_resume.pdf`;
}

/**
 * '{name}_resume.docx': the name with the file's real extension (decision A29); undefined when that is .pdf or unknown.
 */
export function originalResumeName(
  applicant: string,
  filename: string | undefined,
): string | undefined {
  const extension = /\.([a-z0-9]{1,5})$/i.exec(filename ?? '')?.[1]?.toLowerCase();
  return extension && extension !== 'pdf' ? `${applicant}_resume.${extension}` : undefined;
}
