const { resolve } = require('node:path');

const root = resolve(__dirname, '../..');

/** Transformed files of this worker, by kind of project. */
const transformed = { server: new Map(), browser: new Map() };

/**
 * Lets all projects of a kind use the same transformed files, in memory and on the disk. Jest keeps them by project: it
 * would transform the contracts twenty times in a run of everything, at five milliseconds a file.
 * @param transformer of a test file, which is changed
 * @param {'server' | 'browser'} kind of the project: all of a kind transform alike (jest.config.mjs)
 */
exports.shareTransforms = (transformer, kind) => {
  transformer._config = { ...transformer._config, id: kind, rootDir: root };
  transformer._cache = {
    ...transformer._cache,
    configString: kind,
    transformedFiles: transformed[kind],
  };
};
