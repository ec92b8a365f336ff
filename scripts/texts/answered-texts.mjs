import { parseSync } from '@swc/core';

/** Functions of service-kit that refuse and errors with a text to show, with its position among the arguments. */
const refusals = { refuse: 1, refuseField: 1, refusedRow: 1, FetchFailure: 0, FeedFault: 0 };
/** Properties with a text that the API answers: of schemas (`error`, `message`), of answers and refused fields. */
const answered = new Set(['error', 'detail', 'msg']);
const sentence = /^[A-Z"{].* .*|^\{/;

/**
 * The texts that a server source answers with, with `{}` for values.
 * @param {string} source of a .ts file
 * @returns {string[]}
 */
export function answeredTexts(source) {
  const found = [];
  const take = (node) => {
    if (!node) return;
    if (node.type === 'StringLiteral') found.push(node.value);
    if (node.type === 'TemplateLiteral') {
      found.push(node.quasis.map(({ cooked }) => cooked).join('{}'));
    }
    if (node.type === 'ConditionalExpression') [node.consequent, node.alternate].forEach(take);
    if (node.type === 'BinaryExpression') take(node.right);
    if (node.type === 'ArrowFunctionExpression') take(node.body);
    if (node.type === 'ParenthesisExpression') take(node.expression);
  };
  const look = (node) => {
    if (Array.isArray(node)) return node.forEach(look);
    if (node === null || typeof node !== 'object') return;
    if (node.type === 'CallExpression' || node.type === 'NewExpression') {
      const place = refusals[node.callee.value];
      if (place !== undefined) take(node.arguments?.[place]?.expression);
    }
    if (node.type === 'KeyValueProperty' && answered.has(node.key.value)) take(node.value);
    // A text that is answered in several places: `unavailableText`, or a table of them, `statusTexts`.
    if (node.type === 'VariableDeclarator' && /Texts?$/.test(node.id.value ?? '')) {
      if (node.init?.type === 'ObjectExpression') {
        for (const { value } of node.init.properties) take(value);
      } else if (node.init?.type === 'StringLiteral') take(node.init);
    }
    for (const value of Object.values(node)) look(value);
  };
  look(parseSync(source, { syntax: 'typescript', decorators: true, target: 'es2022' }).body);
  return found.filter((text) => sentence.test(text));
}
