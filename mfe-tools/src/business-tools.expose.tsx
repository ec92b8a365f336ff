import type { RemoteAppProps } from '@commons/contracts/shell-contract';
import { exposed } from '@commons/web-kit/remotes/remote-app';
import { BusinessTools } from './features/business-tools/business-tools';
import { breakEvenCalculator } from './features/calculators/break-even/break-even.calculator';
import { CalculatorPanel } from './features/calculators/calculator.panel';
import { loanCalculator } from './features/calculators/loan/loan.calculator';
import { roiCalculator } from './features/calculators/roi/roi.calculator';
import { taxCalculator } from './features/calculators/tax/tax.calculator';
import { toolList } from './tool-list';

const panels = {
  loan: <CalculatorPanel calculator={loanCalculator} />,
  roi: <CalculatorPanel calculator={roiCalculator} />,
  'break-even': <CalculatorPanel calculator={breakEvenCalculator} />,
  tax: <CalculatorPanel calculator={taxCalculator} />,
};
const tools = toolList.map((tool) => ({ ...tool, panel: panels[tool.id] }));

function CalculatorTools() {
  return <BusinessTools tools={tools} />;
}

export default exposed<RemoteAppProps>(CalculatorTools);
