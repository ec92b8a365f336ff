import { useParams } from '@commons/web-kit/router';
import { SharedProfilePage } from '../features/shared-profile/shared-profile';

/** /shared-profile/:share_token: readable by everybody who has the link. */
export default function SharedProfileRoute() {
  const { share_token = '' } = useParams();
  // Another link is another person: nothing of the last one may stay.
  return <SharedProfilePage key={share_token} token={share_token} />;
}
