const longestName = 200;

/** The base name of an uploaded résumé, without control characters. It is only displayed and offered for download. */
export function plainFilename(name: string, extension: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const clean = last.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '').trim();
  if (!clean || /^\.+$/.test(clean)) return `resume.${extension}`;
  return [...clean].slice(0, longestName).join('');
}
