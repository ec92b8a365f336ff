import type { ResumeStructure } from '@commons/contracts/resumes/resume-structure';
import { createTestService } from '@commons/service-kit/testing/create-test-service';
import { resumesService } from '../app.module.js';
import { startFakeAi } from './fake-ai.js';
import { uploadForm } from './resume-text.js';

type Content = string | Uint8Array<ArrayBuffer>;

export type StartedResumeReader = Awaited<ReturnType<typeof startResumeReader>>;

/** A service with one person who uploads files, and a fake AI service that records the parsed text. */
export async function startResumeReader() {
  const service = await createTestService(resumesService);
  const ai = await startFakeAi(service);
  const token = await service.tokenFor({ account_type: 'job_seeker', sub: 'seeker-1' });
  const upload = (name: string, content: Content) =>
    service.request('POST', '/resume/upload', { token, body: uploadForm(name, content) });
  return {
    upload,
    /** The structure that the AI service receives for a file. */
    async read(name: string, content: Content) {
      const { resume_id } = (await upload(name, content)).body;
      await service.request('POST', '/resume/analyze', { token, body: { resume_id } });
      const { resume } = ai.asked.at(-1) as { resume: ResumeStructure };
      return resume;
    },
    /** Suggestions of the current résumé for the profile. */
    findings: () => service.request('GET', '/resume/profile-findings', { token }),
    async close() {
      await ai.close();
      await service.close();
    },
  };
}
