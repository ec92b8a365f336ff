import type { KeptResume } from '@commons/contracts/applications/application-start';
import type { KeptFile } from './kept-resume.schema.js';

export const keptResumeAnswer = ({ filename, size, pages, kept_at }: KeptFile): KeptResume => ({
  filename,
  size,
  pages,
  kept_at: kept_at.toISOString(),
});
