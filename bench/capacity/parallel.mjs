/** @param begin called with 0 … many − 1, at most `atOnce` of them running */
export async function inParallel(many, atOnce, begin) {
  let next = 0;
  const loop = async () => {
    while (next < many) await begin(next++);
  };
  await Promise.all(Array.from({ length: atOnce }, loop));
}
