import { defineRemote } from '@commons/web-kit/rspack/define-remote.mjs';

export default defineRemote({
  directory: import.meta.dirname,
  exposes: {
    './App': './src/app.tsx',
    './BusinessTools': './src/business-tools.expose.tsx',
    './AiTools': './src/ai-tools.expose.tsx',
  },
});
