import styles from './tool-panels.module.css';
import { useWays } from './use-ways';
import { WayButton } from './way-button';

/** 20,000 at 7% over 18 monthly payments: 20,000 · r / (1 − (1 + r)^−18) with r = 0.07 / 12. */
const sampleLoan = [
  ['Loan', '$20,000.00'],
  ['Yearly rate', '7%'],
  ['Term', '18 months'],
  ['Interest in all', '$1,126.60'],
] as const;
const samplePayment = '$1,173.70';

const aiToolTexts = [
  ['Content Generator', 'posts, captions, press releases'],
  ['Email Assistant', 'follow-ups, proposals, invoices'],
  ['Job Listing Requirements', 'a posting people understand'],
  ['Business Advisor', 'next steps for your stage'],
  ['Market Analysis', 'who else is out there'],
  ['Financial Forecasting', 'the coming months in figures'],
] as const;

function CalculatorsPanel() {
  const { calculators, known } = useWays();
  return (
    <section className={styles.panel} data-draw="near" aria-labelledby="calculators-title">
      <h2 className={styles.title} id="calculators-title">
        Do the sums before you sign
      </h2>
      <p>
        Loan, ROI, break-even and tax calculators that show their working. This is what one answer
        looks like:
      </p>
      <dl className={styles.slip}>
        {sampleLoan.map(([name, value]) => (
          <div className={styles.row} key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>Monthly payment</dt>
          <dd>{samplePayment}</dd>
        </div>
      </dl>
      <WayButton className={styles.action} known={known} way={calculators} />
    </section>
  );
}

function AiPanel() {
  const { aiTools, known } = useWays();
  return (
    <section className={styles.panel} aria-labelledby="ai-title">
      <h2 className={styles.title} id="ai-title">
        Never start from a blank page
      </h2>
      <p>Tell a tool the facts and get a draft to correct. No usage limits, no card needed.</p>
      <ul className={styles.tools}>
        {aiToolTexts.map(([name, what]) => (
          <li key={name}>
            <strong>{name}</strong> <span className={styles.what}>{what}</span>
          </li>
        ))}
      </ul>
      <WayButton className={styles.action} known={known} way={aiTools} />
    </section>
  );
}

/** Calculators and AI tools, each with what it offers and a link. */
export function ToolPanels() {
  return (
    <div className={styles.panels}>
      <CalculatorsPanel />
      <AiPanel />
    </div>
  );
}
