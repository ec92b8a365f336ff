// Allowed imports between packages: the only table (ARCHITECTURE.md, section 3). `node scripts/import-rules/generate.mjs`
// converts it to biome.imports.json, which `npm run lint` enforces; a test fails when that file is out of date.

import { sharedLibraries } from '../../packages/web-kit/rspack/shared-libraries.mjs';

const deployables = ['gateway', 'auth', 'directory', 'jobs', 'resumes', 'ai'];

/**
 * A feature is a folder of `src/features`; its folders may import each other. Biome matches specifiers only, so files
 * that are one, two or three folders deep have their own rules.
 */
const featureRule = (depth) => {
  const up = '../'.repeat(depth);
  return {
    within: `src/features${'/*'.repeat(depth)}${depth === 3 ? '/**' : '/*'}`,
    // Files of src/ itself are not features; neither is the streaming of a text, which all tools use.
    never: [`${up}*/**`, `!${up}../*`, '!**/writing/*', '**/features/**', '**/pages/**'],
    why: 'A feature never imports another feature or a page: let the page put them together.',
  };
};

/**
 * One row: its folders, and the workspace packages that their code may import. Everything else is forbidden, above all
 * deployables.
 */
export const rows = [
  {
    from: [
      'packages/contracts',
      'packages/calculators',
      'packages/ui',
      'packages/static-server',
      'packages/document-store',
    ],
    may: [],
  },
  {
    from: ['packages/web-kit'],
    may: ['contracts', 'ui', 'web-kit'],
    also: [
      {
        within: 'src/**',
        never: sharedLibraries
          .filter((name) => name.startsWith('@commons/web-kit/'))
          .map((name) => name.split('/').at(-1))
          // With and without extension, since both resolve.
          .flatMap((name) => [`**/${name}.js`, `./${name}`, `../**/${name}`]),
        why: 'Front ends share this module by its full name: a relative import is bundled a second time.',
      },
    ],
  },
  { from: ['packages/service-kit'], may: ['contracts'] },
  {
    from: ['shell', 'mfe-*'],
    may: ['contracts', 'calculators', 'ui', 'web-kit'],
    also: [...[1, 2, 3].map(featureRule)],
  },
  {
    from: [
      'gateway',
      'services/auth',
      'services/directory',
      'services/jobs',
      'services/resumes',
      'services/ai',
    ],
    may: ['contracts', 'calculators', 'service-kit'],
    also: [
      {
        within: 'src/*/**',
        // A resource may have subfolders, so the other one is one or two levels up.
        never: [1, 2].flatMap((levels) => [
          `${'../'.repeat(levels)}*/*.schema`,
          `${'../'.repeat(levels)}*/*.schema.js`,
        ]),
        why: "Use the other resource's service class, never its schema.",
      },
    ],
  },
  {
    from: ['packages/standalone'],
    may: ['contracts', 'service-kit', 'static-server', 'document-store'],
    mayExactly: [
      ...deployables.flatMap((name) => [`@commons/${name}/app.module`, `@commons/${name}/config`]),
      // Each service writes its part of the demo content into its own store.
      ...['auth', 'directory', 'jobs', 'resumes'].map((name) => `@commons/${name}/demo`),
    ],
  },
];

/** Applies everywhere: a relative or deep path into the sources or the build of another package. */
export const rulesForAll = {
  never: ['../**/src/**', '@commons/*/src/**', '@commons/*/dist/**'],
  why: 'Import a package by its name and public sub-path, never by a path into its sources.',
};
