// Jest transform of sources by swc.
import { basename } from 'node:path';
import swcJest from '@swc/jest';

export default {
  createTransformer(options) {
    const swc = swcJest.createTransformer(options);
    return {
      ...swc,
      process(source, file, ...rest) {
        const { code, map } = swc.process(source, file, ...rest);
        // Next to the file itself, wherever it is: copies of the repository use the same transformed files.
        return { code, map: { ...JSON.parse(map), sources: [basename(file)] } };
      },
    };
  },
};
