import { parseSync } from '@swc/core';

/** Attributes whose text people read. */
const read = new Set([
  'action',
  'alt',
  'aria-label',
  'busyLabel',
  'hint',
  'label',
  'legend',
  'placeholder',
  'text',
  'title',
]);
/** Functions that display their arguments. */
const shows = /^(announce|set(Problem|Failure|Message)|show(Error|Success|Info))$/;
const words = /[A-Za-z]{2,}/;
/** Single words may be names of states. */
const sentence = /[A-Za-z]{2} [A-Za-z]|[A-Za-z] [A-Za-z]{2}/;

/**
 * Texts that bypass message files: between tags, in readable attributes, and in calls that display them.
 * @param {string} source of a .tsx file
 * @returns {string[]}
 */
export function inlineWords(source) {
  const found = [];
  const look = (node) => {
    if (Array.isArray(node)) return node.forEach(look);
    if (node === null || typeof node !== 'object') return;
    if (node.type === 'JSXText' && words.test(node.value)) found.push(node.value.trim());
    if (node.type === 'JSXAttribute' && node.value?.type === 'StringLiteral') {
      if (read.has(nameOf(node.name)) && words.test(node.value.value)) found.push(node.value.value);
    }
    if (node.type === 'CallExpression' && shows.test(node.callee.value ?? '')) {
      const given = node.arguments.map(({ expression }) => writtenIn(expression));
      found.push(...given.filter((text) => sentence.test(text)));
    }
    for (const value of Object.values(node)) look(value);
  };
  look(parseSync(source, { syntax: 'typescript', tsx: true, target: 'es2022' }).body);
  return found;
}

/** The words of a literal, `x` for each value in it; '' for anything else. */
const writtenIn = ({ value, quasis }) =>
  quasis?.map(({ cooked }) => cooked).join('x') ?? String(value ?? '');

const nameOf = (name) => name.value ?? `${name.namespace?.value}-${name.name?.value}`;
