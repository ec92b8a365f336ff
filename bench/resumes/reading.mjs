// The only file here that knows how the services read and assess a résumé.
import { readFileSync } from 'node:fs';
import { analyseBuiltIn } from '../../services/ai/dist/resumes/analysis/built-in-analyser.js';
import { rewriteBuiltIn } from '../../services/ai/dist/resumes/rewriting/built-in-rewriter.js';
import { run } from '../../services/resumes/dist/extraction/read-resume.js';
import { findingsOf } from '../../services/resumes/dist/findings/profile-findings.js';

const linesOf = ({ sections }, kind) =>
  sections.filter((section) => section.kind === kind).flatMap(({ lines }) => lines);

/** Reads a file like an upload, without the child process: the structure, the profile's fields, the analysis. */
export async function readResume(file) {
  const began = performance.now();
  try {
    const structure = await run({ type: file.split('.').at(-1), bytes: readFileSync(file) });
    const ms = performance.now() - began;
    const found = findingsOf(structure);
    const feedback = analyseBuiltIn(structure);
    return {
      ms,
      name: found.full_name,
      email: structure.email,
      phone: structure.phone,
      sections: structure.sections,
      jobs: (found.experience ?? []).map(({ title, company, duration }) => ({
        title,
        employer: company,
        dates: duration,
      })),
      education: (found.education ?? []).map(({ degree, institution, year }) => ({
        degree,
        school: institution,
        dates: year,
      })),
      skills: found.skills ?? [],
      languages: linesOf(structure, 'languages'),
      text: structure.lines.join('\n'),
      place: structure.location,
      certifications: structure.certifications ?? [],
      feedback,
      rewritten: rewriteBuiltIn(structure, feedback.action_items).content,
    };
  } catch (error) {
    return { failed: error.message, ms: performance.now() - began };
  }
}
