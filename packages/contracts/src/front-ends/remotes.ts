import { z } from 'zod';
import { accountTypes } from '../account/account-lists.js';

const hashedFile = z.string().regex(/^[\w./-]+$/);

/** `en`, `es`. */
const languageCode = z.string().regex(/^[a-z]{2}$/);

/** A hash as browsers check it: `sha384-…`. */
export const Integrity = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/);

/** Metadata of a page before any script runs. `{place}` is replaced by the place of the portal: "Chattanooga, TN". */
const RouteHead = z.object({
  title: z.string(),
  /** Default: the site's. */
  description: z.string().optional(),
  /** Title for a missing record. */
  missing: z.string().optional(),
});

/**
 * `mfe.json`, published by each remote next to its bundle. All files are relative to the folder of `mfe.json`. `routes`
 * are the paths the remote owns, in React Router's syntax (`/jobs/:id`); `assets` are the chunks and styles that a page
 * of that route needs in addition to `entry`, so that the gateway can preload them.
 */
export const RemoteManifest = z.object({
  name: z.string().regex(/^mfe-[a-z-]+$/),
  version: z.string(),
  entry: hashedFile,
  /** Server bundle (CommonJS) that renders the pages; absent: only the browser renders them. */
  server: hashedFile.optional(),
  /** Its translations by language: `{es: 'texts.es.0a1b2c3d.json'}` (docs/adr/0026-languages.md). */
  texts: z.record(languageCode, hashedFile).default({}),
  shell_contract: z.number().int().min(1),
  /** Packages taken from the shell, in the versions at build time: `{react: '19.3.1'}`. */
  libraries: z.record(z.string(), z.string()).default({}),
  exposes: z.array(z.string()),
  /** Commit of the build, with `+changes` for a dirty tree; absent without git. */
  commit: z.string().optional(),
  /** Hash of each file; written when it is published. */
  integrity: z.record(hashedFile, Integrity).default({}),
  assets: z.array(hashedFile).default([]),
  routes: z.array(
    z.object({
      path: z.string().startsWith('/'),
      /** Only this account type may open the page; the shell guards it. */
      account_type: z.enum(accountTypes).optional(),
      /** Only operators may open the page (decision A62); for others it is not found. */
      operator: z.boolean().optional(),
      /** By language; the site's where absent. */
      heads: z.record(languageCode, RouteHead).optional(),
      /** The service of the record that the page shows: it answers `GET <path>/head` with the head of that record. */
      head_service: z.string().optional(),
      /** Personal, e.g. the target of a mail: neither indexed nor rendered on the server. */
      private: z.boolean().optional(),
      /** Not indexed, but rendered on the server. */
      noindex: z.boolean().optional(),
      /** May be indexed, but is not in the sitemap. */
      unlisted: z.boolean().optional(),
      /** Address of an Atom feed of the page's list. */
      feed: z.string().startsWith('/').optional(),
      assets: z.array(hashedFile).default([]),
    }),
  ),
});
export type RemoteManifest = z.infer<typeof RemoteManifest>;
export type ManifestRoute = RemoteManifest['routes'][number];

/** `mfe.json` of the shell: what it provides to remotes. */
export const ShellManifest = RemoteManifest.pick({ shell_contract: true, libraries: true }).extend({
  version: z.string(),
  commit: RemoteManifest.shape.commit,
});
export type ShellManifest = z.infer<typeof ShellManifest>;

/** One remote in the registry: `entry` is an absolute path or URL. */
export const RegistryEntry = z.object({
  name: z.string(),
  version: z.string(),
  entry: z.string(),
  /** Hash of the entry, checked by the browser before execution. */
  integrity: Integrity.optional(),
  /** Addresses of its translations by language; absent in a portal with one language. */
  texts: z.record(languageCode, z.string()).optional(),
  shell_contract: z.number().int(),
  /** A newer version that was halted because it failed too often (ADR 0021). */
  halted: z.string().optional(),
  /** Override of this browser only: a version, or the address of a development server (ADR 0024). */
  override: z.string().optional(),
  routes: z.array(
    z.object({
      path: z.string(),
      account_type: z.enum(accountTypes).optional(),
      operator: z.boolean().optional(),
    }),
  ),
});
export type RegistryEntry = z.infer<typeof RegistryEntry>;

/**
 * The registry of remotes: JSON in `<script type="application/json" id="commons-registry">` of the page, and up to date
 * at GET /mfe/registry.json.
 */
export const Registry = z.object({ remotes: z.array(RegistryEntry) });
export type Registry = z.infer<typeof Registry>;
