import { z } from 'zod';
import { Integrity, RemoteManifest } from './remotes.js';

// The store of published front ends (ADR 0018):
//   mfe-tools/1.5.0/…              the files of a version, never changed; mfe.json is written last
//   mfe-tools/released.json        which versions visitors get

/** A version as package.json has it, without build metadata. */
export const FrontEndVersion = z.string().regex(/^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/);

/** `mfe.json` of a published version. */
export const PublishedManifest = RemoteManifest.extend({
  version: FrontEndVersion,
  published_at: z.iso.datetime(),
});
export type PublishedManifest = z.infer<typeof PublishedManifest>;

const ReleasedVersion = z.object({
  /** Hash of its mfe.json, which has the hashes of all its files. */
  manifest: Integrity,
  /** When it was last removed from `weights`. */
  used_until: z.iso.datetime().optional(),
});

/** The versions that visitors get, each with its share: `{"1.4.2": 90, "1.5.0": 10}`. */
const Weights = z
  .record(FrontEndVersion, z.number().int().min(1).max(1_000_000))
  .refine((weights) => Object.keys(weights).length > 0);

const moved = { weights: Weights, changed_at: z.iso.datetime(), changed_by: z.string() };

/** `released.json`: the pointer of one front end. */
export const Release = z.object({
  name: RemoteManifest.shape.name,
  ...moved,
  /** Every released version that is still stored. */
  versions: z.record(FrontEndVersion, ReleasedVersion),
  /** Earlier states, the latest first; absent in pointers written by older commands. */
  history: z.array(z.object(moved)).optional(),
});
export type Release = z.infer<typeof Release>;
