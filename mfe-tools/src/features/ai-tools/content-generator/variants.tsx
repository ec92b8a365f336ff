import { Stack } from '@commons/ui/layout/page';
import { Card } from '@commons/ui/lists/card';
import { t } from '@commons/ui/text/texts';
import type { ResultPartProps } from '../ai-tool';
import { EditableText } from '../editable-text';
import { joinedVariants, variantTexts } from './variant-texts';

/** The numbered variants, each with its own copy button (AIT-08). */
export function Variants({ writing, written }: ResultPartProps) {
  const variants = variantTexts(written.text);
  return (
    <Stack gap={4}>
      {variants.map((text, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the variants never change places
        <Card aria-label={t('variantNumber', { number: at + 1 })} as="article" key={at} pad="small">
          <Stack gap={3}>
            <h4>{t('variantNumber', { number: at + 1 })}</h4>
            <EditableText
              copyLabel={t('copyThis')}
              isWritten={written.phase !== 'writing'}
              onChange={(changed) =>
                writing.change({ text: joinedVariants(variants.with(at, changed)) })
              }
              text={text}
              which={t('whichVariant', { number: at + 1 })}
            />
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}
