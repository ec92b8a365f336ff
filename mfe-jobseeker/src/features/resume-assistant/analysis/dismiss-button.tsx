import { Button } from '@commons/ui/controls/button';
import { t } from '@commons/ui/text/texts';

interface DismissButtonProps {
  /** Name of the point, for screen readers. */
  readonly about: string;
  readonly onDismiss: () => void;
}

/** Removes a point that is wrong. */
export function DismissButton({ about, onDismiss }: DismissButtonProps) {
  return (
    <Button
      aria-label={t('notRightAbout', { about })}
      onClick={onDismiss}
      size="small"
      variant="quiet"
    >
      {t('notRight')}
    </Button>
  );
}
