import type { ImportRunRow } from '@commons/contracts/imports/import-runs';
import { Badge } from '@commons/ui/controls/badge';
import { Button } from '@commons/ui/controls/button';
import { Row, Stack } from '@commons/ui/layout/page';
import { Card } from '@commons/ui/lists/card';
import { LoadMore } from '@commons/ui/lists/load-more';
import { Spinner } from '@commons/ui/loading/spinner';
import { Banner } from '@commons/ui/messages/banner';
import { t } from '@commons/ui/text/texts';
import { errorMessage } from '@commons/web-kit/api/api-error';
import { totalOf } from '@commons/web-kit/api/paged-list';
import operatorStyles from '../parts/operator.module.css';
import { When } from '../parts/when';
import { stateWords } from './import-words';
import { type ImportKind, useImports } from './imports.api';

interface ImportsListProps {
  readonly kind: ImportKind;
  readonly onOpen: (id: string) => void;
}

/** Earlier imports: operator, file, time and result. */
export function ImportsList({ kind, onOpen }: ImportsListProps) {
  const list = useImports(kind);
  if (!list.loaded) {
    if (!list.error || list.searching) return <Spinner label={t('importsLoading')} />;
    const again = (
      <Button onClick={list.reload} size="small">
        {t('tryAgain')}
      </Button>
    );
    return (
      <Banner action={again} tone="error">
        {errorMessage(list.error, t('importsNotLoaded'))}
      </Banner>
    );
  }
  if (list.rows.length === 0) {
    return (
      <Card pad="small" tone="sunken">
        <p className={operatorStyles.none}>{t('importsNone')}</p>
        <p className={operatorStyles.soft}>{t('importsNoneText')}</p>
      </Card>
    );
  }
  return (
    <>
      <ul className={operatorStyles.list}>
        {list.rows.map((run) => (
          <li key={run.id}>
            <ImportCard onOpen={onOpen} run={run} />
          </li>
        ))}
      </ul>
      {list.hasNext && (
        <LoadMore
          busy={list.loadingNext}
          noun={t('importsNoun')}
          onMore={list.loadNext}
          shown={list.rows.length}
          total={totalOf(list)}
        />
      )}
    </>
  );
}

interface ImportCardProps {
  readonly run: ImportRunRow;
  readonly onOpen: (id: string) => void;
}

function ImportCard({ run, onOpen }: ImportCardProps) {
  const { id, file_name, state, rows, counts, operator_name, created_at } = run;
  const { text, tone } = stateWords[state];
  const written = state === 'done' || state === 'undone';
  const facts = [
    t('importRows', { rows }),
    ...(written ? [t('importNewCount', { count: counts.new })] : []),
    ...(written && counts.changed > 0 ? [t('importChangedCount', { count: counts.changed })] : []),
    ...(written && counts.bad > 0 ? [t('importBadCount', { count: counts.bad })] : []),
  ];
  return (
    <Card as="article" pad="small">
      <Stack gap={2}>
        <Row spread>
          <h3 className={operatorStyles.title}>{file_name}</h3>
          <Badge dot tone={tone}>
            {text}
          </Badge>
        </Row>
        <p>{facts.join(' · ')}</p>
        <p className={operatorStyles.soft}>
          {operator_name} · <When iso={created_at} />
        </p>
        <div>
          <Button
            aria-label={t('importOpenNamed', { name: file_name })}
            onClick={() => onOpen(id)}
            size="small"
          >
            {t('importOpen')}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
