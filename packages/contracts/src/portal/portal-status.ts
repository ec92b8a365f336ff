import { z } from 'zod';
import { isoDate, longText } from '../field-types.js';
import { FrontEndVersion } from '../front-ends/publication.js';
import { RemoteManifest } from '../front-ends/remotes.js';

/** `degraded`: it answers, but one of its stores does not. */
const deployableStates = ['ok', 'degraded', 'unreachable'] as const;

/**
 * A row of GET /operator/deployables: the answer of one instance. Front ends are listed where a server has their files;
 * published ones are in GET /operator/front-ends.
 */
export const Deployable = z
  .object({
    name: z.string(),
    kind: z.enum(['gateway', 'service', 'front end']),
    state: z.enum(deployableStates),
    version: z.string().optional(),
    /** Commit of the build; `…+changes`: the working tree was dirty. */
    commit: z.string().optional(),
    /** State of each store that it uses: 'ok', 'unreachable', 'disk full' … */
    stores: z.record(z.string(), z.string()),
  })
  .meta({ id: 'Deployable' });
export type Deployable = z.infer<typeof Deployable>;

const count = z.number().int();

const ServedVersion = z.object({
  version: z.string(),
  commit: z.string().optional(),
  /** Share of the visitors, from 0 to 1. */
  share: z.number(),
  /** Browser reports of the last 24 hours; absent while Redis is down. */
  last_day: z.object({ views: count, load_failures: count, errors: count }).optional(),
});

const KeptVersion = z.object({ version: z.string(), used_until: isoDate.optional() });

/** An earlier publication or release: the versions it delivered, and who made it. */
const FormerRelease = z.object({
  changed_at: isoDate,
  changed_by: z.string(),
  serving: z.array(z.object({ version: z.string(), share: z.number() })),
});

/** A row of GET /operator/front-ends. */
export const FrontEndStatus = z
  .object({
    name: z.string(),
    /** `store`: published; `server`: from its own server. */
    source: z.enum(['store', 'server']),
    /** False while its files are unreachable. */
    healthy: z.boolean(),
    /** Why the published version is not delivered to visitors. */
    refused: z.string().optional(),
    /** The newest version, halted because it fails more often than the others, and why. */
    halted: z.object({ version: z.string(), reason: z.string() }).optional(),
    serving: z.array(ServedVersion),
    /** Absent for a front end that was never published. */
    release: z
      .object({
        changed_at: isoDate,
        changed_by: z.string(),
        versions: z.array(KeptVersion),
        /** Latest first. */
        history: z.array(FormerRelease).optional(),
      })
      .optional(),
  })
  .meta({ id: 'FrontEndStatus' });
export type FrontEndStatus = z.infer<typeof FrontEndStatus>;

/**
 * GET /operator/front-ends. `release_by`: whether this gateway may move pointers, or only a command may.
 * `override_origins`: the development servers that an operator's browser may use (ADR 0024).
 */
export const FrontEndsStatus = z
  .object({
    release_by: z.enum(['console', 'command']),
    override_origins: z.array(z.string()).optional(),
    front_ends: z.array(FrontEndStatus),
  })
  .meta({ id: 'FrontEndsStatus' });
export type FrontEndsStatus = z.infer<typeof FrontEndsStatus>;

export const FrontEndName = RemoteManifest.shape.name;

/**
 * PUT /operator/front-ends/{name}/release: delivers this version to all visitors. `changed_at` is that of the release
 * it is based on.
 */
export const ReleaseChange = z
  .object({ version: FrontEndVersion, changed_at: isoDate, reason: longText(2_000) })
  .meta({ id: 'ReleaseChange' });
