import { Button } from '@commons/ui/controls/button';
import { Dialog } from '@commons/ui/dialogs/dialog';
import { Grid, Section, Stack } from '@commons/ui/layout/page';
import { Card } from '@commons/ui/lists/card';
import { PenSparkIcon } from '@commons/ui/pictures/icons';
import { t } from '@commons/ui/text/texts';
import { useState } from 'react';
import { AiToolPanel } from './ai-tool.panel';
import { aiToolOf } from './known-tools';

interface ListedTool {
  readonly id: string;
  readonly name: string;
  readonly text: string;
}

/** The grid of AI tools; each opens in a modal (specification D2 §2, EMP-23). */
export function AiToolsGrid({ tools }: { tools: readonly ListedTool[] }) {
  const [open, setOpen] = useState<ListedTool>();
  return (
    <Section title={t('aiPoweredTools')}>
      <Grid cell="large">
        {tools.map((tool) => (
          <ToolCard key={tool.id} onUse={() => setOpen(tool)} tool={tool} />
        ))}
      </Grid>
      <Dialog
        keepOnOutsidePress
        onClose={() => setOpen(undefined)}
        open={open !== undefined}
        title={open?.name ?? ''}
        width="wide"
      >
        {open && <AiToolPanel tool={aiToolOf(open.id)} />}
      </Dialog>
    </Section>
  );
}

function ToolCard({ tool: { name, text }, onUse }: { tool: ListedTool; onUse: () => void }) {
  return (
    <Card as="article">
      <Stack gap={3}>
        <PenSparkIcon />
        <h3>{name}</h3>
        <p>{text}</p>
        <div>
          <Button aria-label={t('useAiToolNamed', { name })} onClick={onUse}>
            {t('useAiTool')}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
