import { defineShell } from '@commons/web-kit/rspack/define-shell.mjs';

export default defineShell({ directory: import.meta.dirname });
