// npm run learn -- advice|marks [--folds] [--check], npm run learn -- entries|drafts [PUBLISHED]: learns from the examples of
// services/ai/labelled and writes weights to services/ai/data (build services/ai first). --check only measures, --folds
// also cross-validates. PUBLISHED is a model to fine-tune; without it, the present one is trained further.
import '../setup/help.mjs';

const [what = '', ...options] = process.argv.slice(2);
const learners = {
  advice: () => import('./advice.mjs'),
  drafts: () => import('./drafts.mjs'),
  entries: () => import('./entries.mjs'),
  marks: () => import('./marks.mjs'),
};

if (!(what in learners)) {
  console.error(`Say what to learn: ${Object.keys(learners).join(', ')}`);
  process.exit(1);
}
const { learn } = await learners[what]();
learn({
  folds: options.includes('--folds'),
  check: options.includes('--check'),
  folder: options.find((option) => !option.startsWith('--')),
});
