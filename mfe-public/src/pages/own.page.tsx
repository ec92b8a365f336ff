import { useParams } from '@commons/web-kit/router';
import { OwnPage } from '../features/static-text/own-page';

/** A page that the town added to its portal (docs/adr/0025). */
export default function OwnPagePage() {
  const { address = '' } = useParams();
  return <OwnPage address={address} key={address} />;
}
