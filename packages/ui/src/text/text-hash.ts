/** FNV-1a, 32 bits: the key of translations. `packages/web-kit/rspack/texts/text-hash.mjs` computes the same. */
export function textHash(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}
