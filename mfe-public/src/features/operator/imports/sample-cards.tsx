import type { ImportRun } from '@commons/contracts/imports/import-runs';
import { Badge } from '@commons/ui/controls/badge';
import { Grid, Stack } from '@commons/ui/layout/page';
import { Card } from '@commons/ui/lists/card';
import { translate } from '@commons/ui/text/texts';
import operatorStyles from '../parts/operator.module.css';

type Sample = ImportRun['samples'][number];

const joined = (texts: readonly (string | undefined)[], by: string) =>
  texts.filter(Boolean).join(by);

/** Preview of the first records. */
export function SampleCards({ samples }: Pick<ImportRun, 'samples'>) {
  return (
    <Grid cell="medium" gap={3}>
      {samples.map((sample) => (
        <SampleCard key={JSON.stringify(sample)} sample={sample} />
      ))}
    </Grid>
  );
}

function SampleCard({ sample }: { readonly sample: Sample }) {
  const place = joined(
    [
      sample.street_address,
      joined([sample.city ?? sample.location_city, sample.state ?? sample.location_state], ', '),
      sample.zip,
    ],
    ', ',
  );
  const contact = joined([sample.phone, sample.email, sample.website], ' · ');
  const text = sample.short_description ?? sample.overview;
  return (
    <Card as="article" pad="small">
      <Stack gap={1}>
        <h3 className={operatorStyles.title}>{sample.business_name ?? sample.title}</h3>
        {sample.company_name && <p>{sample.company_name}</p>}
        {sample.found_category && (
          <div>
            <Badge>{translate(sample.found_category)}</Badge>
          </div>
        )}
        {text && <p className={operatorStyles.words}>{text}</p>}
        {place && <p className={operatorStyles.soft}>{place}</p>}
        {contact && <p className={operatorStyles.soft}>{contact}</p>}
      </Stack>
    </Card>
  );
}
