import { readFileSync } from 'node:fs';
import { packageFile } from '@commons/service-kit/guarded/package-file';
import { labelWeights } from '../../labelling/label-weights.js';
import { labelledRequest, tallied } from './labelled-requests.js';

// AIT-04, AIT-07: weights that are learned again have to read fresh requests as well as these do (decision B204).
it('reads requests that nothing was learned from', () => {
  const requests = ['held-back-1', 'held-back-2'].flatMap((name) =>
    readFileSync(packageFile('@commons/ai', `labelled/requests/${name}.jsonl`) ?? '', 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => labelledRequest(JSON.parse(line))),
  );
  const { right, losing, found, removed, toRemove } = tallied([
    [requests, labelWeights('requests')],
  ]);
  expect(right).toBeGreaterThanOrEqual(104);
  expect(losing).toBeLessThanOrEqual(20);
  expect(found / removed).toBeGreaterThan(0.92);
  expect(found / toRemove).toBeGreaterThan(0.76);
});
