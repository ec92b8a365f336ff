import { Illustration, type IllustrationName } from './illustrations';
import { OutcomeLayout, type OutcomeTexts } from './outcome-layout';

export interface EmptyStateProps extends OutcomeTexts {
  illustration?: IllustrationName;
}

/** An empty list, a search without results, a page that does not exist. */
export function EmptyState({ illustration = 'nothing-here', ...texts }: EmptyStateProps) {
  return <OutcomeLayout drawing={<Illustration name={illustration} />} {...texts} />;
}
