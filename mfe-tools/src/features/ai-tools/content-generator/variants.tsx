import { Card } from '@commons/ui/card';
import { Stack } from '@commons/ui/page';
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
        <Card aria-label={`Variant ${at + 1}`} as="article" key={at} pad="small">
          <Stack gap={3}>
            <h4>Variant {at + 1}</h4>
            <EditableText
              copyLabel="Copy This"
              isWritten={written.phase !== 'writing'}
              onChange={(changed) =>
                writing.change({ text: joinedVariants(variants.with(at, changed)) })
              }
              text={text}
              which={`variant ${at + 1}`}
            />
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}
