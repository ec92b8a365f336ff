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
  const given = segments.filter((part) => part !== '');
  const parameters: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    if (part === '*') {
      parameters['*'] = given.slice(index).join('/');
      return parameters;
    }
    const value = given[index];
    if (value === undefined || (!part.startsWith(':') && part !== value)) {
      return undefined;
    }
    if (part.startsWith(':')) {
      parameters[part.slice(1)] = value;
    }
  }
  return given.length === wanted.length ? parameters : undefined;
}
