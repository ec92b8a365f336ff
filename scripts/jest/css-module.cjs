// In jest a CSS module is a map from each class name to itself.
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? false : name) });
