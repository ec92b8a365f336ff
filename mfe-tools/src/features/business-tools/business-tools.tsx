import { Dialog } from '@commons/ui/dialogs/dialog';
import { Section } from '@commons/ui/layout/page';
import { CalculatorIcon } from '@commons/ui/pictures/icons';
import { t } from '@commons/ui/text/texts';
import { type ReactNode, useState } from 'react';
import styles from './business-tools.module.css';
import { ToolCard } from './tool.card';

export interface Tool {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly panel: ReactNode;
}

/** The grid of calculators; each opens in a modal (specification D2 §2). */
export function BusinessTools({ tools }: { tools: readonly Tool[] }) {
  const [openId, setOpenId] = useState<string>();
  const open = tools.find(({ id }) => id === openId);
  return (
    <Section title={t('businessTools')}>
      <div className={styles.grid}>
        {tools.map(({ id, name, text }) => (
          <ToolCard
            key={id}
            icon={<CalculatorIcon />}
            name={name}
            text={text}
            onUse={() => setOpenId(id)}
          />
        ))}
      </div>
      <Dialog
        open={open !== undefined}
        onClose={() => setOpenId(undefined)}
        title={open?.name ?? ''}
        width="wide"
        keepOnOutsidePress
      >
        {open?.panel}
      </Dialog>
    </Section>
  );
}
