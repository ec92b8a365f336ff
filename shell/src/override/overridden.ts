import { currentRemotes } from '@commons/web-kit/remote-loader';

/**
 * A front end that this browser gets in another version than visitors: a published version, or a development server.
 */
export interface OverriddenFrontEnd {
  readonly name: string;
  readonly use: string;
}

/** The overrides that the gateway has marked in the registry (ADR 0024); empty for nearly everybody. */
export const overridden = (): OverriddenFrontEnd[] =>
  currentRemotes().flatMap(({ name, override }) => (override ? [{ name, use: override }] : []));

/** The override that a link requests: `?mfe-tools=1.5.0`. It has no effect until an operator confirms. */
export function askedOverride(search: string): OverriddenFrontEnd | undefined {
  const asked = new URLSearchParams(search);
  const [name] = [...asked.keys()].filter((key) =>
    currentRemotes().some((remote) => remote.name === key),
  );
  const use = name && asked.get(name);
  return use ? { name, use } : undefined;
}

/** The query of an address without override requests. */
export function withoutAsked(search: string, { name }: OverriddenFrontEnd): string {
  const left = new URLSearchParams(search);
  left.delete(name);
  return left.size > 0 ? `?${left}` : '';
}

/** With the session the override has ended; the code that runs in this tab is still the overriding one. */
export function leaveOverrides(): void {
  if (overridden().length > 0) location.reload();
}
