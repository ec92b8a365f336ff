// Runs in a guarded child process, like prepare-image.ts.
import {
  type PortalIcon,
  portalIconGround,
  portalIconNames,
  portalIcons,
} from '@commons/contracts/portal/portal-icons';
import type { Sharp } from 'sharp';

/** Square icons with the whole logo in the centre. */
export async function prepareIcons(
  logo: Sharp,
  size: { readonly width: number; readonly height: number },
): Promise<Record<PortalIcon, Uint8Array>> {
  const made = portalIconNames.map(async (name) => [name, await icon(logo, size, name)] as const);
  return Object.fromEntries(await Promise.all(made)) as Record<PortalIcon, Uint8Array>;
}

async function icon(
  logo: Sharp,
  { width, height }: { readonly width: number; readonly height: number },
  name: PortalIcon,
): Promise<Uint8Array> {
  const { side, inner } = portalIcons[name];
  // As large as its diagonal allows, with a margin on every side.
  const scale = Math.min(
    (side * inner) / Math.hypot(width, height),
    (side * 0.86) / Math.max(width, height),
  );
  const shown = {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
  const left = Math.floor((side - shown.width) / 2);
  const top = Math.floor((side - shown.height) / 2);
  const ground = { background: portalIconGround };
  return logo
    .clone()
    .resize({ ...shown, fit: 'fill' })
    .extend({
      ...{ left, top, right: side - shown.width - left, bottom: side - shown.height - top },
      ...ground,
    })
    .flatten(ground)
    .png({ compressionLevel: 9 })
    .toBuffer();
}
