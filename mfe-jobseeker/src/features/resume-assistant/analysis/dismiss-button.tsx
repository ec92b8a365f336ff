import { Button } from '@commons/ui/controls/button';
import { t } from '@commons/ui/text/texts';

interface DismissButtonProps {
  /** Name of the point, for screen readers. */
  readonly about: string;
  readonly onDismiss: () => void;
}

/** Removes a point that is wrong. The focus moves to the next point, because the button disappears. */
export function DismissButton({ about, onDismiss }: DismissButtonProps) {
  return (
    <Button
      aria-label={t('notRightAbout', { about })}
      data-dismiss=""
      onClick={({ currentTarget }) => {
        const all = [...document.querySelectorAll<HTMLElement>('[data-dismiss]')];
        const at = all.indexOf(currentTarget);
        (all[at + 1] ?? all[at - 1])?.focus();
        onDismiss();
      }}
      size="small"
      variant="quiet"
    >
      {t('notRight')}
    </Button>
  );
}
