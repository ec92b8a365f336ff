import type { RemoteAppProps } from '@commons/contracts/shell-contract';
import { exposed } from '@commons/web-kit/remote-app';
import { BusinessTools, type Tool } from './features/business-tools/business-tools';
import { LoanCalculator } from './features/loan/loan.calculator';

const tools: readonly Tool[] = [
  {
    id: 'loan',
    name: 'Loan Calculator',
    text: 'Payments, interest and total cost of a business loan.',
    panel: <LoanCalculator />,
  },
];

function CalculatorTools() {
  return <BusinessTools tools={tools} />;
}

export default exposed<RemoteAppProps>(CalculatorTools);
