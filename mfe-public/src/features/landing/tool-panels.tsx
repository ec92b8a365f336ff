import { t } from '@commons/ui/text/texts';
import { CallToActionButton } from './call-to-action-button';
import styles from './tool-panels.module.css';
import { useCallsToAction } from './use-calls-to-action';

/** 20,000 at 7% over 18 monthly payments: 20,000 · r / (1 − (1 + r)^−18) with r = 0.07 / 12. */
const sampleLoan = [
  [t('loan'), '$20,000.00'],
  [t('yearlyRate'), '7%'],
  [t('term'), t('n18Months')],
  [t('interestAll'), '$1,126.60'],
] as const;
const samplePayment = '$1,173.70';

const aiToolTexts = [
  [t('contentGenerator'), t('postsCaptionsPressReleases')],
  [t('emailAssistant'), t('followUpsProposalsInvoices')],
  [t('jobListingRequirements'), t('postingPeopleUnderstand')],
  [t('businessAdvisor'), t('nextStepsStage')],
  [t('marketAnalysis'), t('whoElseOutThere')],
  [t('financialForecasting'), t('comingMonthsFigures')],
] as const;

function CalculatorsPanel() {
  const { calculators, known } = useCallsToAction();
  return (
    <section className={styles.panel} data-draw="near" aria-labelledby="calculators-title">
      <h2 className={styles.title} id="calculators-title">
        {t('sumsBeforeSign')}
      </h2>
      <p>{t('loanRoiBreakEvenTax')}</p>
      <dl className={styles.slip}>
        {sampleLoan.map(([name, value]) => (
          <div className={styles.row} key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{t('monthlyPayment')}</dt>
          <dd>{samplePayment}</dd>
        </div>
      </dl>
      <CallToActionButton className={styles.action} known={known} action={calculators} />
    </section>
  );
}

function AiPanel() {
  const { aiTools, known } = useCallsToAction();
  return (
    <section className={styles.panel} aria-labelledby="ai-title">
      <h2 className={styles.title} id="ai-title">
        {t('neverStartFromBlankPage')}
      </h2>
      <p>{t('tellToolFactsGetDraft')}</p>
      <ul className={styles.tools}>
        {aiToolTexts.map(([name, what]) => (
          <li key={name}>
            <strong>{name}</strong> <span className={styles.what}>{what}</span>
          </li>
        ))}
      </ul>
      <CallToActionButton className={styles.action} known={known} action={aiTools} />
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
