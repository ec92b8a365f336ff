/** Jest transform of Markdown files into modules with their text, as `asset/source` of the build. */
export default {
  process: (source) => ({
    code: `exports.__esModule = true; exports.default = ${JSON.stringify(source)};`,
  }),
};
