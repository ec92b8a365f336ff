/**
 * Matches decoded segments against a path in React Router's syntax (`/jobs/:id`, `/operator/*`),
 * as the routes of `mfe.json` and the head table are written.
 * @returns the parameters by name (the rest of the path under `*`), or undefined without a match
 */
export function matchPattern(
  pattern: string,
  segments: readonly string[],
): Record<string, string> | undefined {
  const wanted = pattern.split('/').filter((part) => part !== '');
  const parameters: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    if (part === '*') {
      parameters['*'] = segments.slice(index).join('/');
      return parameters;
    }
    const value = segments[index];
    if (value === undefined || (!part.startsWith(':') && part !== value)) {
      return undefined;
    }
    if (part.startsWith(':')) {
      parameters[part.slice(1)] = value;
    }
  }
  return segments.length === wanted.length ? parameters : undefined;
}
