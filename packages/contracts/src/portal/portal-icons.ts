// The icons that are made of a town's logo, for those who put the portal on their phone. No zod here.

/** `inner`: how much of the icon the diagonal of the logo may take; systems cut maskable ones to a circle of 80 %. */
export const portalIcons = {
  '192': { side: 192, inner: 1.2, purpose: 'any' },
  '512': { side: 512, inner: 1.2, purpose: 'any' },
  'maskable-512': { side: 512, inner: 0.76, purpose: 'maskable' },
} as const;
export type PortalIcon = keyof typeof portalIcons;
export const portalIconNames = Object.keys(portalIcons) as PortalIcon[];

/** Ground of the icons, also where the logo is transparent: phones would show black. */
export const portalIconGround = '#fffefb';

/** @param logo name of the logo's file */
export const portalIconFile = (logo: string, icon: PortalIcon): string =>
  `${logo.slice(0, 32)}-icon-${icon}.png`;
