import { Button } from '@commons/ui/button';
import { Card } from '@commons/ui/card';
import { Stack } from '@commons/ui/page';
import { t } from '@commons/ui/texts';
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
