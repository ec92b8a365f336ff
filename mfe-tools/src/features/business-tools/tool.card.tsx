import { Button } from '@commons/ui/controls/button';
import { Stack } from '@commons/ui/layout/page';
import { Card } from '@commons/ui/lists/card';
import { t } from '@commons/ui/text/texts';
import type { ReactNode } from 'react';
import styles from './business-tools.module.css';

interface ToolCardProps {
  readonly icon: ReactNode;
  readonly name: string;
  readonly text: string;
  readonly onUse: () => void;
}

/** One tool of the grid with the button that opens it. */
export function ToolCard({ icon, name, text, onUse }: ToolCardProps) {
  return (
    <Card as="article">
      <Stack className={styles.card} gap={3}>
        {icon}
        <h3>{name}</h3>
        <p>{text}</p>
        <div className={styles.use}>
          <Button aria-label={t('useToolNamed', { name })} onClick={onUse}>
            {t('useTool')}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
