import { lifecycle } from './lifecycle.js';

export const reportStates = ['open', 'decided'] as const;
export type ReportState = (typeof reportStates)[number];

/**
 * The life cycle of the reports on one subject. A new report, a watched word or an objection of the owner reopens a
 * decided case.
 */
export const reportLife = lifecycle<ReportState>()({
  begins: { report: 'open', 'publish a watched word': 'open', 'decide unreported': 'decided' },
  actions: {
    decide: { from: ['open', 'decided'], to: 'decided', by: 'operator' },
    'report again': { from: ['open', 'decided'], to: 'open', by: 'reader' },
    'publish a watched word': { from: ['open', 'decided'], to: 'open', by: 'author' },
    'take back the decision': { from: ['decided'], to: 'open', by: 'operator' },
    object: { from: ['open', 'decided'], to: 'open', by: 'owner of a hidden job' },
  },
});
