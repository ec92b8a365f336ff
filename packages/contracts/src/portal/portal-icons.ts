// App icons made from a town's logo. No zod here.

/** `inner`: share of the icon that the logo's diagonal may take; systems crop maskable icons to a circle of 80 %. */
export const portalIcons = {
  '192': { side: 192, inner: 1.2, purpose: 'any' },
  '512': { side: 512, inner: 1.2, purpose: 'any' },
  'maskable-512': { side: 512, inner: 0.76, purpose: 'maskable' },
} as const;
export type PortalIcon = keyof typeof portalIcons;
export const portalIconNames = Object.keys(portalIcons) as PortalIcon[];

/** Background of the icons, also behind a transparent logo, which phones would show on black. */
export const portalIconGround = '#fffefb';

/** @param logo file name of the logo */
export const portalIconFile = (logo: string, icon: PortalIcon): string =>
  `${logo.slice(0, 32)}-icon-${icon}.png`;
