import { z } from 'zod';
import { accountTypes } from '../account/account-lists.js';

const hashedFile = z.string().regex(/^[\w./-]+$/);

/** `en`, `es`. */
const languageCode = z.string().regex(/^[a-z]{2}$/);

/** A hash as browsers check it: `sha384-…`. */
export const Integrity = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/);

/** What a page says of itself before any script runs. `{place}` in it is the place of the portal: "Chattanooga, TN". */
const RouteHead = z.object({
  title: z.string(),
  /** That of the site, where a page has none. */
  description: z.string().optional(),
  /** Title when there is no such record. */
  missing: z.string().optional(),
});

/**
 * `mfe.json`, published by each remote next to its bundle. All files are relative to the folder of `mfe.json`. `routes`
 * are the paths the remote owns, in React Router's syntax (`/jobs/:id`); `assets` are the chunks and styles that a page
 * of that route needs besides `entry`, so that the gateway can preload them.
 */
export const RemoteManifest = z.object({
  name: z.string().regex(/^mfe-[a-z-]+$/),
  version: z.string(),
  entry: hashedFile,
  /** Renders the pages on the server (CommonJS); absent: the browser renders them all. */
  server: hashedFile.optional(),
  /** Its translations by language: `{es: 'texts.es.0a1b2c3d.json'}` (docs/adr/0026-languages.md). */
  texts: z.record(languageCode, hashedFile).default({}),
  shell_contract: z.number().int().min(1),
  /** The packages it takes from the shell, in the versions it was built with: `{react: '19.3.1'}`. */
  libraries: z.record(z.string(), z.string()).default({}),
  exposes: z.array(z.string()),
  /** The commit it was built from, `+changes` where its sources had others; absent where git was not there. */
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
      /** By language; a page without any has those of the site. */
      heads: z.record(languageCode, RouteHead).optional(),
      /** The service of the record that the page shows: it answers `GET <path>/head` with the head of that record. */
      head_service: z.string().optional(),
      /** For one person, e.g. what a mail leads to: neither indexed by search engines nor rendered on the server. */
      private: z.boolean().optional(),
      /** Not indexed, but rendered for whoever has its address. */
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

/** `mfe.json` of the shell: what it gives to remotes. */
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
  /** Hash of the entry, which the browser checks before it runs it. */
  integrity: Integrity.optional(),
  /** Addresses of its translations by language; absent where the portal has one language. */
  texts: z.record(languageCode, z.string()).optional(),
  shell_contract: z.number().int(),
  /** A newer version that visitors no longer get, because it failed too often (ADR 0021). */
  halted: z.string().optional(),
  /** This browser alone gets it: a version, or the address of a development server (ADR 0024). */
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
