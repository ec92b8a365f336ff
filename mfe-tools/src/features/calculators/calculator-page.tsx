import { Page, PageHeader, Row } from '@commons/ui/layout/page';
import { ArrowLeftIcon } from '@commons/ui/pictures/icons';
import { t } from '@commons/ui/text/texts';
import { usePageTitle } from '@commons/web-kit/page/page-title';
import { Link, useNavigate, useSearchParams } from '@commons/web-kit/router';
import type { Calculator } from './calculator';
import { CalculatorPanel } from './calculator.panel';

interface CalculatorPageProps<Name extends string, Request, Answer> {
  readonly calculator: Calculator<Name, Request, Answer>;
  readonly title: string;
  readonly lead: string;
}

/** A calculator on a public page. Its address follows the last result, so that a reload shows it again. */
export function CalculatorPage<Name extends string, Request, Answer>({
  calculator,
  title,
  lead,
}: CalculatorPageProps<Name, Request, Answer>) {
  usePageTitle(title);
  const [query] = useSearchParams();
  const navigate = useNavigate();
  return (
    <Page>
      <PageHeader
        back={
          <Link to="/tools">
            <Row as="span" gap={1}>
              <ArrowLeftIcon size={18} /> {t('allCalculators')}
            </Row>
          </Link>
        }
        title={title}
        lead={lead}
      />
      <CalculatorPanel
        calculator={calculator}
        query={query}
        onCalculated={(link) => navigate(link, { replace: true })}
      />
    </Page>
  );
}
