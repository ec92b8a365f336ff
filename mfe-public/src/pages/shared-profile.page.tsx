import { t } from '@commons/ui/text/texts';
import { useParams } from '@commons/web-kit/router';
import { ReportButton } from '../features/reports/report-button';
import { SharedProfilePage } from '../features/shared-profile/shared-profile';

/** /shared-profile/:share_token: public to everybody who has the link. */
export default function SharedProfileRoute() {
  const { share_token = '' } = useParams();
  // Remounts for another link, so that no state of the last one remains.
  const target = {
    name: 'POST /shared-profile/{token}/report',
    params: { token: share_token },
  } as const;
  return (
    <SharedProfilePage
      actions={<ReportButton noun={t('profileNoun')} target={target} />}
      key={share_token}
      token={share_token}
    />
  );
}
