// npm run learn -- advice|requests|copy-edit|notes [--folds] [--check]: learns weights from the examples of services/ai/labelled and writes them to
// services/ai/data/labelling (build services/ai first). --check only measures, --folds measures each part by the others.
import '../setup/help.mjs';

const [what = '', ...options] = process.argv.slice(2);
const learners = {
  advice: () => import('./advice.mjs'),
  requests: () => import('./requests.mjs'),
  'copy-edit': () => import('./copy-edit.mjs'),
  notes: () => import('./notes.mjs'),
};

if (!(what in learners)) {
  console.error(`Say what to learn: ${Object.keys(learners).join(', ')}`);
  process.exit(1);
}
const { learn } = await learners[what]();
learn({ folds: options.includes('--folds'), check: options.includes('--check') });
