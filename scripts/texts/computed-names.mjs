import { parseSync } from '@swc/core';

/** Functions that show a text of the package by its name. */
const shows = new Set(['t', 'rich']);

/**
 * Calls of `t` whose text is not named by a literal right there, such as `t(isNew ? 'add' : 'change')`: neither the
 * build nor the checks see which texts they show.
 * @param {string} source
 * @param {boolean} tsx
 * @returns {string[]} the calls as they are written
 */
export function computedNames(source, tsx) {
  // The span of a program begins at its first token: with this one, at the beginning of the file.
  const whole = `;${source}`;
  const program = parseSync(whole, { syntax: 'typescript', tsx, decorators: true });
  const bytes = Buffer.from(whole);
  const found = [];
  const look = (node) => {
    if (Array.isArray(node)) return node.forEach(look);
    if (node === null || typeof node !== 'object') return;
    if (node.type === 'CallExpression' && shows.has(node.callee.value)) {
      const [given] = node.arguments;
      if (given && given.expression.type !== 'StringLiteral') {
        const from = node.span.start - program.span.start;
        found.push(bytes.subarray(from, node.span.end - program.span.start).toString());
      }
    }
    for (const value of Object.values(node)) look(value);
  };
  look(program.body);
  return found;
}
