/**
 * Fills in `${NAME}`, `${NAME:-default}`, `${NAME:+instead}` and `${NAME:?text}` as compose does; a default may contain
 * such a name. An empty setting counts as absent.
 * @param {string} value
 * @param {Record<string, string | undefined>} settings
 * @returns {string}
 */
export function fillIn(value, settings) {
  return value.replace(
    /\$\{(\w+)(?::([-?+])((?:[^{}]|\$\{(?:[^{}]|\$\{[^{}]*\})*\})*))?\}/g,
    (_all, name, sign, rest) => {
      const known = settings[name];
      if (sign === '+') return known ? fillIn(rest ?? '', settings) : '';
      if (known) return known;
      if (sign === '?') throw new Error(`${name} is not set: ${rest}`);
      return sign === '-' ? fillIn(rest ?? '', settings) : '';
    },
  );
}
