/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash ^= text.charCodeAt(at);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}

export type Pick = <Value>(choices: readonly Value[], place: string) => Value;

/** Chooses wordings by what was entered: the same entries give the same text, other entries another one. */
export function pickBy(entered: string): Pick {
  return (choices, place) => {
    const chosen = choices[hashOf(`${place} ${entered}`) % choices.length];
    if (chosen === undefined) throw new Error(`no choice for ${place}`);
    return chosen;
  };
}
