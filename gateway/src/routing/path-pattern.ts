/**
 * Whether decoded segments match a path in React Router's syntax (`/jobs/:id`, `/operator/*`), as used by the routes of
 * `mfe.json` and the tables of heads.
 */
export function matchesPattern(pattern: string, segments: readonly string[]): boolean {
  const wanted = pattern.split('/').filter((part) => part !== '');
  for (const [index, part] of wanted.entries()) {
    if (part === '*') {
      return true;
    }
    const given = segments[index];
    if (given === undefined || (part !== given && !part.startsWith(':'))) {
      return false;
    }
  }
  return segments.length === wanted.length;
}
