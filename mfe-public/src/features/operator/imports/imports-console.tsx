import { MessageBanner } from '@commons/ui/banner';
import { Section, Stack } from '@commons/ui/page';
import { t } from '@commons/ui/texts';
import { usePageTitle } from '@commons/web-kit/page-title';
import { useSearchParams } from '@commons/web-kit/router';
import operatorStyles from '../operator.module.css';
import { useDone } from '../use-done';
import { ImportRunPanel } from './import-run.panel';
import type { ImportKind } from './imports.api';
import { ImportsList } from './imports.list';
import { UploadForm } from './upload.form';

/** Uploading a file, and the imports before; or the one whose id is in the address. */
export function ImportsConsole() {
  usePageTitle(t('operatorImportsTitle'));
  const [search, setSearch] = useSearchParams();
  const { done, message, clear, place } = useDone();
  const kind: ImportKind = 'businesses';
  const id = search.get('import');
  const open = (run?: string) => setSearch({ ...(run && { import: run }) });
  return (
    <>
      <div className={operatorStyles.place} ref={place} tabIndex={-1}>
        {id ? (
          <ImportRunPanel done={done} id={id} key={id} kind={kind} onClose={() => open()} />
        ) : (
          <Stack gap={12}>
            <UploadForm kind={kind} onRun={open} />
            <Section title={t('importsBefore')}>
              <ImportsList kind={kind} onOpen={open} />
            </Section>
          </Stack>
        )}
      </div>
      <MessageBanner message={message} onClose={clear} />
    </>
  );
}
