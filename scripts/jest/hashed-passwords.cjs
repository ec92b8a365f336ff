/** Hashes that this worker has made, by password, and what it has verified, by hash and password. */
const hashes = new Map();
const verified = new Map();

function once(results, key, find) {
  if (!results.has(key)) results.set(key, find());
  return results.get(key);
}

/**
 * argon2, which hashes each password and verifies each pair once per worker: tests register hundreds of people with the
 * same password, at 20 ms of CPU time a hash.
 */
exports.hashingOnce = (argon2) => ({
  ...argon2,
  hash: (password) => once(hashes, password, () => argon2.hash(password)),
  verify: (hash, password) =>
    once(verified, `${hash} ${password}`, () => argon2.verify(hash, password)),
});
