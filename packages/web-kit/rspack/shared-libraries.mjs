/**
 * The libraries that exist once on a page: the shell brings them, remotes only name them.
 * A shared library is never tree-shaken, so the router and the query library are shared as the slim facades of
 * web-kit. Always import these by exactly these names (also inside web-kit): a relative import is not shared.
 */
export const sharedLibraries = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  '@commons/web-kit/router',
  '@commons/web-kit/query',
  '@commons/web-kit/remote-loader',
];

const namesOf = (development) => [
  ...sharedLibraries,
  ...(development ? ['react/jsx-dev-runtime'] : []),
];

const sharing = (development, settings) =>
  Object.fromEntries(
    namesOf(development).map((name) => [
      name,
      { singleton: true, requiredVersion: false, ...settings },
    ]),
  );

/** Shell: in the first bundle, so that there is no asynchronous start. */
export const providedLibraries = (development) => sharing(development, { eager: true });

/** Remotes: taken from the shell, never bundled. */
export const consumedLibraries = (development) => sharing(development, { import: false });
