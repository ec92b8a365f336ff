import { defineRemote } from '@commons/web-kit/rspack/define-remote.mjs';

export default defineRemote({
  directory: import.meta.dirname,
  exposes: {
    './App': './src/app.tsx',
    './AccountSettings': './src/account-settings.expose.tsx',
    './JobSearch': './src/job-search.expose.tsx',
  },
});
