/** FNV-1a, 32 bits, as `packages/ui/src/text/text-hash.ts` computes it in the browser. @param {string} text */
export function textHash(text) {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}
