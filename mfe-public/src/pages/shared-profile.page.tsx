import { useParams } from '@commons/web-kit/router';
import { SharedProfilePage } from '../features/shared-profile/shared-profile';

/** /shared-profile/:share_token: public to everybody who has the link. */
export default function SharedProfileRoute() {
  const { share_token = '' } = useParams();
  // Remounts for another link, so that no state of the last one remains.
  return <SharedProfilePage key={share_token} token={share_token} />;
}
