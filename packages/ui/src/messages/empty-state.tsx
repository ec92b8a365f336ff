import { OutcomeLayout, type OutcomeTexts } from '../layout/outcome-layout';
import { Illustration, type IllustrationName } from '../pictures/illustrations';

export interface EmptyStateProps extends OutcomeTexts {
  illustration?: IllustrationName;
}

/** An empty list, a search without results, a page that does not exist. */
export function EmptyState({ illustration = 'nothing-here', ...texts }: EmptyStateProps) {
  return <OutcomeLayout drawing={<Illustration name={illustration} />} {...texts} />;
}
